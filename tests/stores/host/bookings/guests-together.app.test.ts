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
import {
  $changedTexts,
  $savedTexts,
  addText,
  changeText,
  loadSavedTexts,
  removeText,
  saveChangedTexts,
  startChanging,
  textFor,
} from '#stores/host/bookings/saved-texts.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { wholeBooking } from '../../../support/host-lines.ts';
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

it('fills in saved texts for the guest, and saves changed ones without empty ones', async () => {
  await loadSavedTexts();
  const shown = $savedTexts.get();
  if (shown.state !== 'ready') throw new Error(`The texts are ${shown.state}`);
  expect(shown.texts.map((text) => textFor(text, wholeBooking()))[1]).toBe(
    'Namaskar Asha Mishra! ₹4,000 is due for your stay in Conch Room, Fri, 18 Dec 2026 to Sun, 20 Dec 2026. Your booking: {link}',
  );
  startChanging();
  removeText(2);
  removeText(1);
  changeText(0, { text: 'Welcome, {guest}!' });
  addText();
  await saveChangedTexts();
  expect(desk.toasts()).toEqual(['The texts are saved.']);
  expect($changedTexts.get()).toBeUndefined();
  expect($savedTexts.get()).toEqual({
    state: 'ready',
    texts: [{ name: 'Arrival', text: 'Welcome, {guest}!' }],
  });
});
