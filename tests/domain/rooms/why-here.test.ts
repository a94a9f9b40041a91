import { expect, it } from 'vitest';
import { whyHere } from '#domain/rooms/why-here.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const TERMS = {
  cancellation: { time: '09:00' },
  changeCutoff: 0,
  payments: 'online',
  hasContact: true,
} as const;
const of = (changes: object = {}, checkIn = '2026-12-18') =>
  whyHere(Object.assign({}, TERMS, changes), checkIn, NOW);

it('all four are said where all are true', () => {
  expect(of()).toEqual(['commission', 'changes', 'half', 'host']);
});

it('changes of dates are promised only while the guest can make them', () => {
  expect(of({ changeCutoff: undefined })).not.toContain('changes');
  expect(of({ changeCutoff: 24 * 16 })).toContain('changes');
  expect(of({ changeCutoff: 24 * 18 })).not.toContain('changes');
  expect(of({}, '2026-12-01')).toContain('changes');
  expect(of({ changeCutoff: 12 }, '2026-12-01')).not.toContain('changes');
});

it('nothing is promised that the settings rule out, or that is not known', () => {
  expect(of({ payments: 'at_property' })).not.toContain('half');
  expect(of({ payments: undefined, changeCutoff: undefined, hasContact: false })).toEqual(['commission']);
});
