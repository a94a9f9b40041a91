import { expect, test } from 'vitest';
import { quietUntil } from '#domain/booking/alerts.ts';
import { instantOf } from '#domain/dates/calendar.ts';

const at = (time: string, date = '2026-12-18') => instantOf(date, time);
const night = { from: '22:00', to: '07:30' };
const noon = { from: '13:00', to: '15:00' };

test.each([
  ['21:59', night, undefined],
  ['22:00', night, at('07:30', '2026-12-19')],
  ['23:59', night, at('07:30', '2026-12-19')],
  ['00:00', night, at('07:30')],
  ['07:29', night, at('07:30')],
  ['07:30', night, undefined],
  ['12:59', noon, undefined],
  ['13:00', noon, at('15:00')],
  ['15:00', noon, undefined],
  ['13:00', { from: '13:00', to: '13:00' }, undefined],
  ['13:00', null, undefined],
])('at %s, quiet hours %j end at %s', (time, quiet, end) => {
  expect(quietUntil(at(time), quiet)).toEqual(end);
});
