import { expect, test } from 'vitest';
import { newNames } from '#domain/channels/channel-nights.ts';

const A = '2026-12-10';
const B = '2026-12-11';
const C = '2026-12-12';
const booking = (uid: string, ...nights: string[]) => ({ uid, nights });
const names = (stored: ReturnType<typeof booking>[], named: ReturnType<typeof booking>[], today = A) =>
  Object.fromEntries(newNames(stored, named, today));

test('a booking that is named anew has the same nights', () => {
  expect(names([booking('1', A, B)], [booking('2', A, B)])).toEqual({ 1: '2' });
  expect(names([booking('1', A, B)], [booking('2', A)])).toEqual({});
  expect(names([booking('1', A, B)], [booking('2', A), booking('3', B)])).toEqual({});
});

test('one that is still named keeps its name', () => {
  expect(names([booking('1', A)], [booking('1', A), booking('2', A)])).toEqual({});
  expect(names([booking('1', A)], [booking('1', B), booking('2', A)])).toEqual({});
});

test('a name is given once', () => {
  expect(names([booking('1', A), booking('2', A)], [booking('3', A)])).toEqual({ 1: '3' });
  expect(names([booking('1', A), booking('2', A)], [booking('3', A), booking('4', A)])).toEqual({
    1: '3',
    2: '4',
  });
});

test('nights that are over may be missing', () => {
  expect(names([booking('1', A, B, C)], [booking('2', B, C)], B)).toEqual({ 1: '2' });
  expect(names([booking('1', A)], [booking('2', B)], B)).toEqual({});
});
