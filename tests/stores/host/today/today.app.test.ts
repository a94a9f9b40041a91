import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $date, $day, followDay, loadDay, moveDay, showToday } from '#stores/host/today/today.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { eventually } from '../../../support/eventually.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { pageInView } from '../../../support/page-in-view.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { seenValues } from '../../../support/seen-values.ts';
import { holdBack } from '../../../support/slow-wire.ts';

const NOW = '2026-11-21T06:00:00Z';
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';

const api = appOfFile();
let desk: HostBrowser;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  api.clock.set(NOW);
  desk = await hostBrowser(api);
  $date.set(undefined);
  $day.set(LOADING);
});
afterEach(() => vi.useRealTimers());

function shown() {
  const day = $day.get();
  if (day.state !== 'ready') throw new Error(`The day is ${day.state}`);
  return day;
}

const NOT_LOADED = { state: 'failed', message: 'The day could not be loaded.' };
const reads = () => desk.wire.sent.filter(({ path }) => path === '/host/today').length;
const kept = () => JSON.parse(localStorage.getItem('day') ?? '{}');

describe('the day', () => {
  it('is today’s, with who arrives, and is kept for where there is no network', async () => {
    const { id } = await bookAsHost(api, desk.headers, { check_in: TODAY, check_out: TOMORROW });
    await loadDay();
    expect(shown()).toMatchObject({
      day: { date: TODAY, arrivals: [{ id, guest_name: 'Ravi Panda', balance: 2000 }], in_house: [] },
      seenAt: Date.parse(NOW),
      isOffline: false,
    });
    expect(kept()).toMatchObject({ seenAt: Date.parse(NOW), day: { date: TODAY, arrivals: [{ id }] } });
  });

  it('names the guests who wrote last, until the host has replied', async () => {
    const { id, headers } = await paidBooking(api, { check_in: '2026-12-05', check_out: '2026-12-06' });
    await api.ask(`/public/reservation/${id}/messages`, { headers, json: { text: 'We come at nine.' } });
    await loadDay();
    expect(shown().day.unanswered).toMatchObject([{ id, guest_name: 'Asha Mishra' }]);
    await hostCalls(api, desk.headers, id).act('messages', { text: 'See you!' });
    await loadDay();
    expect(shown().day.unanswered).toEqual([]);
  });

  it('stays in view without a network and keeps its age, until the server is back', async () => {
    await loadDay();
    vi.setSystemTime('2026-11-21T06:05:00Z');
    desk.wire.lose();
    await loadDay();
    expect(shown()).toMatchObject({ isOffline: true, seenAt: Date.parse(NOW), day: { date: TODAY } });
    desk.wire.connectAgain();
    await loadDay();
    expect(shown()).toMatchObject({ isOffline: false, seenAt: Date.parse('2026-11-21T06:05:00Z') });
  });

  it('is shown as last seen when the page opens without a network', async () => {
    await loadDay();
    $day.set(LOADING);
    desk.wire.lose();
    await loadDay();
    expect(shown()).toMatchObject({ isOffline: true, seenAt: Date.parse(NOW), day: { date: TODAY } });
  });

  it('can’t be shown without a network where it was never seen', async () => {
    desk.wire.lose();
    await loadDay();
    expect($day.get()).toEqual(NOT_LOADED);
  });

  it('forgets a kept day that can’t be read', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('day', '{"seenAt":1,"day":{"arrivals":[]}}');
    desk.wire.lose();
    await loadDay();
    expect($day.get()).toEqual(NOT_LOADED);
    expect(written).toHaveBeenCalledWith('The stored day can’t be read', expect.anything());
    expect(localStorage.getItem('day')).toBeNull();
  });

  it('gives the reason of the server, which counts more than what was seen', async () => {
    await loadDay();
    api.clock.advance(13 * 3_600_000);
    await loadDay();
    expect($day.get()).toEqual({ state: 'failed', message: 'Please log in to continue.' });
  });
});

describe('another day', () => {
  it('is counted from the one that is shown, and today follows the clock', async () => {
    moveDay(1);
    moveDay(1);
    expect($date.get()).toBe('2026-11-23');
    await desk.wire.idle();
    expect(shown().day.date).toBe('2026-11-23');
    moveDay(-2);
    expect($date.get()).toBeUndefined();
    moveDay(-1);
    expect($date.get()).toBe('2026-11-20');
    showToday();
    await desk.wire.idle();
    expect($date.get()).toBeUndefined();
    expect(shown().day.date).toBe(TODAY);
  });

  it('is never kept in place of today', async () => {
    await loadDay();
    moveDay(1);
    await desk.wire.idle();
    expect(shown().day.date).toBe(TOMORROW);
    expect(kept().day.date).toBe(TODAY);
  });

  it('stays in view when the answer for the day before it comes late', async () => {
    const seen = seenValues($day);
    let first = true;
    const letGo = holdBack(desk.wire, () => {
      const isFirst = first;
      first = false;
      return isFirst;
    });
    moveDay(1);
    moveDay(1);
    await eventually(() => expect($day.get()).toMatchObject({ day: { date: '2026-11-23' } }));
    letGo();
    await desk.wire.idle();
    expect(seen).toMatchObject([{ day: { date: '2026-11-23' }, isOffline: false }]);
  });

  it('without a network is shown only if it is the day that was last seen', async () => {
    await loadDay();
    desk.wire.lose();
    moveDay(1);
    await desk.wire.idle();
    expect($day.get()).toEqual(NOT_LOADED);
    moveDay(-1);
    await desk.wire.idle();
    expect(shown()).toMatchObject({ isOffline: true, day: { date: TODAY } });
    // The next morning, what was seen is yesterday.
    vi.setSystemTime('2026-11-22T06:00:00Z');
    moveDay(-1);
    await desk.wire.idle();
    expect(shown()).toMatchObject({ isOffline: true, day: { date: TODAY } });
  });
});

describe('following the day', () => {
  it('reads it again while somebody looks, less and less often without a network, and at once when it is back', async () => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const page = pageInView();
    const postMessage = vi.fn();
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } });
    const readsIn = async (seconds: number) => {
      const before = reads();
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      await new Promise(setImmediate);
      await desk.wire.idle();
      return reads() - before;
    };
    await Promise.all([followDay(), followDay()]);
    expect(reads()).toBe(1);
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ keep: '/host' });
    expect(await readsIn(21)).toBe(1);

    page.hide();
    expect(await readsIn(60)).toBe(0);
    page.show();
    await desk.wire.idle();
    expect(reads()).toBe(3);

    desk.wire.lose();
    dispatchEvent(new Event('offline'));
    await eventually(() => expect(shown().isOffline).toBe(true));
    // The pauses are now 40, 80 and 120 seconds.
    await readsIn(25);
    expect(await readsIn(35)).toBe(0);
    const whileAway = await readsIn(600);
    expect(whileAway).toBeGreaterThanOrEqual(5);
    expect(whileAway).toBeLessThanOrEqual(7);

    desk.wire.connectAgain();
    const before = reads();
    dispatchEvent(new Event('online'));
    await eventually(() => expect(shown().isOffline).toBe(false));
    expect(reads()).toBe(before + 1);
  });
});
