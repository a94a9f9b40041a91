import '../../../support/browser.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $bookingSearch,
  $bookings,
  NO_SEARCH,
  openBookings,
  searchBookings,
} from '#stores/host/bookings/bookings.ts';
import {
  $cancellingTogether,
  $selected,
  $togetherForm,
  cancelTogether,
  closeTogether,
  openTogether,
  startSelecting,
  toggleSelected,
} from '#stores/host/bookings/cancel-together.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { visit } from '../../../support/browser.ts';
import { eventually } from '../../../support/eventually.ts';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { seenValues } from '../../../support/seen-values.ts';
import { holdBack, requests } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;

/** Asha booked on the site; Ravi and Mita by the host, Mita only with a hold. */
beforeAll(async () => {
  const headers = await hostHeaders(api);
  await paidBooking(api, { check_in: '2026-12-01', check_out: '2026-12-03' });
  await bookAsHost(api, headers, { check_in: '2026-12-05', check_out: '2026-12-07' });
  const guest = { name: 'Mita Rao', phone: '9437099999' };
  const dates = { check_in: '2026-12-09', check_out: '2026-12-11' };
  await bookAsHost(api, headers, { guest, ...dates, state: 'hold', source: 'walk_in', hold_hours: 100 });
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  desk = await hostBrowser(api, '/host/bookings');
  $bookings.set(LOADING);
  $bookingSearch.set(NO_SEARCH);
});
afterEach(() => vi.useRealTimers());

const reads = () => desk.wire.sent.length;
/** Lets the pause of typing pass, and the answers come. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(200);
  await desk.wire.idle();
}
const names = () => {
  const found = $bookings.get();
  return found.state === 'ready' ? found.bookings.map(({ guest_name }) => guest_name) : found;
};
const ALL = ['Asha Mishra', 'Ravi Panda', 'Mita Rao'];

describe('the list of bookings', () => {
  it('opens with all of them, the next stay first', async () => {
    openBookings();
    await settle();
    expect(names()).toEqual(ALL);
    expect(location.search).toBe('');
  });

  it('opens with the search of its address, without what it does not know', async () => {
    visit(
      '/host/bookings?query=a&filter=unconfirmed&status=held&source=walk_in&from=2026-12-09&to=2026-12-31',
    );
    openBookings();
    await settle();
    expect($bookingSearch.get()).toEqual({
      query: 'a',
      filter: 'unconfirmed',
      status: 'held',
      source: 'walk_in',
      from: '2026-12-09',
      to: '2026-12-31',
    });
    expect(names()).toEqual(['Mita Rao']);
    visit('/host/bookings?filter=lost&status=lost&source=fax&from=2026-02-30&to=soon');
    openBookings();
    await settle();
    expect($bookingSearch.get()).toEqual(NO_SEARCH);
    expect(names()).toEqual(ALL);
  });

  it('says that it could not be loaded, and loads with the next search', async () => {
    desk.wire.lose();
    openBookings();
    await settle();
    expect($bookings.get()).toEqual({ state: 'failed', message: 'The bookings could not be loaded.' });
    desk.wire.connectAgain();
    searchBookings({ status: 'confirmed' });
    await settle();
    expect(names()).toEqual(['Asha Mishra', 'Ravi Panda']);
  });
});

describe('searching', () => {
  it('waits until the host stops typing, and then reads once', async () => {
    openBookings();
    await settle();
    for (const query of ['r', 'ra', ' ravi ']) {
      searchBookings({ query });
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(reads()).toBe(1);
    expect($bookings.get()).toMatchObject({ isSearching: true, bookings: [{}, {}, {}] });
    await settle();
    expect(reads()).toBe(2);
    expect(names()).toEqual(['Ravi Panda']);
    expect($bookings.get()).toMatchObject({ isSearching: false });
  });

  it('finds by phone, email and reference', async () => {
    for (const [query, name] of [
      ['94370 99999', 'Mita Rao'],
      ['asha@', 'Asha Mishra'],
      ['SH2', 'Ravi Panda'],
    ]) {
      searchBookings({ query });
      await settle();
      expect(names()).toEqual([name]);
    }
  });

  it('filters at once, and each filter adds to the others', async () => {
    searchBookings({ source: 'phone' });
    await vi.advanceTimersByTimeAsync(0);
    await desk.wire.idle();
    expect(names()).toEqual(['Ravi Panda']);
    searchBookings({ from: '2026-12-08' });
    await settle();
    expect(names()).toEqual([]);
    searchBookings({ source: '' });
    await settle();
    expect(names()).toEqual(['Mita Rao']);
  });

  it('stands in the address without a step of the history, so that Back leaves the page', () => {
    const before = history.length;
    history.replaceState({ scrolled: 300 }, '', '/host/bookings');
    searchBookings({ query: 'Asha & co', status: 'confirmed' });
    expect(location.search).toBe('?query=Asha+%26+co&status=confirmed');
    searchBookings({ query: '' });
    expect(location.search).toBe('?status=confirmed');
    searchBookings({ status: '' });
    expect(location.href).toBe('http://localhost/host/bookings');
    expect(history.state).toEqual({ scrolled: 300 });
    expect(history.length).toBe(before);
  });

  it('shows the answer to the last search, whatever is answered late', async () => {
    let count = 0;
    const letGo = holdBack(desk.wire, () => {
      count += 1;
      return count === 1;
    });
    searchBookings({ status: 'held' });
    await vi.advanceTimersByTimeAsync(0);
    searchBookings({ status: 'confirmed' });
    await vi.advanceTimersByTimeAsync(0);
    await eventually(() => expect(names()).toEqual(['Asha Mishra', 'Ravi Panda']));
    letGo();
    await settle();
    expect(names()).toEqual(['Asha Mishra', 'Ravi Panda']);
  });

  it('whose answer is lost when another begins is no failure', async () => {
    const seen = seenValues($bookings);
    desk.wire.intercept = () => new Promise(() => {});
    searchBookings({ status: 'held' });
    await vi.advanceTimersByTimeAsync(0);
    desk.wire.connectAgain();
    searchBookings({ status: 'cancelled' });
    await vi.advanceTimersByTimeAsync(0);
    await eventually(() => expect(names()).toEqual([]));
    expect(seen.map(({ state }) => state)).toEqual(['ready']);
  });
});

it('chooses several bookings, shows what goes back, and says who was told', async () => {
  const mailed = await bookAsHost(api, desk.headers);
  const guest = { name: 'Mita Rao', phone: '9861012345' };
  const called = await bookAsHost(api, desk.headers, { room_ids: [2], guest });
  const gone = await bookAsHost(api, desk.headers, { room_ids: [3] });
  await hostCalls(api, desk.headers, called.id).pay({ amount: 1000, method: 'cash' });
  openBookings();
  await settle();
  startSelecting();
  await hostCalls(api, desk.headers, gone.id).cancel({ refund: 'none' });

  for (const { id } of [mailed, called, gone, mailed, mailed]) toggleSelected(id);
  expect([...($selected.get() ?? [])].toSorted()).toEqual([mailed.id, called.id, gone.id].toSorted());
  openTogether();
  await eventually(() =>
    expect($cancellingTogether.get()?.preview).toBe(
      '₹1,000 is refunded, ₹0 is kept. 1 of them can’t be cancelled.',
    ),
  );
  await cancelTogether('', '');
  expect($togetherForm.get().problems.form).toBe('Say why.');
  await cancelTogether('Cyclone', 'The road is closed.');
  const done = $cancellingTogether.get()?.done ?? [];
  expect(done.map(({ booking, told, isCancelled }) => [booking.id, told?.how, isCancelled])).toEqual([
    [called.id, 'none', true],
    [gone.id, undefined, false],
    [mailed.id, 'email', true],
  ]);
  // The preview and the act.
  expect(requests(desk.wire, 'POST', /reservations\/cancel$/)).toHaveLength(2);
  closeTogether();
  expect($selected.get()).toBeUndefined();
});
