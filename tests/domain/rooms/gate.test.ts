import { describe, expect, it } from 'vitest';
import { isGateClosed, mustCallFirst } from '#domain/rooms/gate.ts';

const USUAL = { gateOpens: '06:00', gateCloses: '22:00' };
const LATE = { gateOpens: '05:00', gateCloses: '00:30' };

describe('the main gate', () => {
  it.each([
    ['23:45', USUAL, true],
    ['03:30', USUAL, true],
    ['05:59', USUAL, true],
    ['06:00', USUAL, false],
    ['22:00', USUAL, false],
    ['22:01', USUAL, true],
    ['00:15', LATE, false],
    ['01:00', LATE, true],
    ['23:59', LATE, false],
    ['12:00', { gateOpens: '00:00', gateCloses: '00:00' }, false],
  ])('at %s, %o: closed %s', (time, gate, isClosed) => {
    expect(isGateClosed(time, gate)).toBe(isClosed);
  });

  it('lets guests call before they pay who come while it is closed, whatever the day', () => {
    const now = new Date('2026-11-27T06:00:00Z');
    const on = (checkIn: string, arrivalTime: string) => mustCallFirst({ checkIn, arrivalTime }, USUAL, now);
    expect(on('2026-12-18', '23:45')).toBe(true);
    expect(on('2026-12-18', '14:00')).toBe(false);
    expect(on('2026-12-18', '')).toBe(false);
    expect(on('2026-11-27', '')).toBe(false);
  });

  it('lets guests call who book today after it has closed in India', () => {
    const late = new Date('2026-11-27T17:30:00Z');
    const on = (checkIn: string) => mustCallFirst({ checkIn, arrivalTime: '' }, USUAL, late);
    expect(on('2026-11-27')).toBe(true);
    expect(on('2026-11-28')).toBe(false);
  });
});
