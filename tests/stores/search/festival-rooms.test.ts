import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '#client/connection.ts';
import { CALENDAR_PATH } from '#client/free-nights.ts';
import { getCalendar } from '#contract/availability.ts';
import { roomsFor } from '#stores/search/festival-rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const NEW_YEAR = { festival: 'new-year', start: '2027-01-01', end: '2027-01-03' };

afterEach(() => connect());

describe('the free rooms of a festival', () => {
  it('are asked of the calendar, at the path of the contract', async () => {
    const sent = fakeApi(() => json({ days: [{ date: '2027-01-01', free: 3, lowest_price: 1800 }] }));
    expect(await roomsFor(NEW_YEAR)).toBe(3);
    expect(CALENDAR_PATH).toBe(getCalendar.path);
    expect(sent.map(({ query }) => query.toString())).toEqual(['from=2027-01-01&to=2027-03-04']);
  });

  it.each([
    ['the calendar refuses', () => json({ error: 'Sorry.', code: 'database_unavailable' }, 503)],
    ['it has another form', () => json({ days: [{ date: '2027-01-01' }] })],
    ['there is no answer', () => Promise.reject(new TypeError('offline'))],
  ])('are unknown if %s', async (_, answer) => {
    fakeApi(answer);
    expect(await roomsFor(NEW_YEAR)).toBeUndefined();
  });
});
