import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $calendars, lookAtMonth } from '#stores/search/calendar.ts';
import { fakeApi, json } from '../../support/transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  connect();
});

describe('the calendar of free nights', () => {
  it('learns the month that is looked at and the next one, of all rooms or of one', async () => {
    const sent = fakeApi(({ query }) =>
      json({ days: [{ date: query.get('from'), free: 2, lowest_price: 1800 }] }),
    );
    await Promise.all([lookAtMonth('all', '2026-12-01'), lookAtMonth('all', '2026-12-01')]);
    await lookAtMonth(5, '2027-01-01');
    expect(sent.map(({ query }) => query.toString())).toEqual([
      'from=2026-12-01&to=2027-02-01',
      'from=2027-01-01&to=2027-03-01&room_id=5',
    ]);
    expect($calendars.get().all?.get('2026-12-01')).toEqual({ free: 2, lowestPrice: 1800, minimumStay: 1 });
    expect($calendars.get()[5]?.has('2026-12-01')).toBe(false);
  });

  it('asks again after a minute, and keeps what it knew', async () => {
    const sent = fakeApi(({ query }) =>
      json({ days: [{ date: query.get('from'), free: 0, lowest_price: null }] }),
    );
    await lookAtMonth('all', '2027-03-01');
    await vi.advanceTimersByTimeAsync(61_000);
    await lookAtMonth('all', '2027-03-01');
    await lookAtMonth('all', '2027-04-01');
    expect(sent).toHaveLength(3);
    expect([...($calendars.get().all?.keys() ?? [])]).toEqual(
      expect.arrayContaining(['2027-03-01', '2027-04-01']),
    );
  });

  it('without an answer leaves every day open, and logs why', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi(() => Promise.reject(new TypeError('offline')));
    await lookAtMonth(9, '2026-12-01');
    expect($calendars.get()[9]).toBeUndefined();
    expect(log).toHaveBeenCalledOnce();
  });
});
