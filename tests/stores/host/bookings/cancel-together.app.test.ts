import '../../../support/browser.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { $bookings, openBookings } from '#stores/host/bookings/bookings.ts';
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
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { requests } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;

beforeEach(async () => {
  desk = await hostBrowser(api, '/host/bookings');
  $bookings.set(LOADING);
  closeTogether();
  startSelecting();
});

it('chooses several bookings, shows what goes back, and says who was told', async () => {
  const mailed = await bookAsHost(api, desk.headers);
  const guest = { name: 'Mita Rao', phone: '9861012345' };
  const called = await bookAsHost(api, desk.headers, { room_ids: [2], guest });
  const gone = await bookAsHost(api, desk.headers, { room_ids: [3] });
  await hostCalls(api, desk.headers, called.id).pay({ amount: 1000, method: 'cash' });
  openBookings();
  await vi.waitFor(() => expect($bookings.get()).toMatchObject({ state: 'ready' }));
  await hostCalls(api, desk.headers, gone.id).cancel({ refund: 'none' });

  for (const { id } of [mailed, called, gone, mailed, mailed]) toggleSelected(id);
  expect([...($selected.get() ?? [])].toSorted()).toEqual([mailed.id, called.id, gone.id].toSorted());
  openTogether();
  await vi.waitFor(() =>
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
