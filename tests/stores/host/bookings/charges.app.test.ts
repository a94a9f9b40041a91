import '../../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import { $booking, loadBooking } from '#stores/host/bookings/booking.ts';
import { $bookingDialog, NO_DIALOG } from '#stores/host/bookings/booking-acts.ts';
import {
  $charge,
  $chargeForm,
  changeCharge,
  closeCharge,
  openCharge,
  saveCharge,
  undoShownCharge,
} from '#stores/host/bookings/charges.ts';
import { visit } from '../../../support/browser.ts';
import { eventually } from '../../../support/eventually.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdBack, loseAnswers, requests } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;
let day = '2026-12-01';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T06:00:00Z') });
  desk = await hostBrowser(api);
});
afterEach(() => vi.useRealTimers());

/** The page of a new booking of ₹4,000, with the sheet open. */
async function opened() {
  const stay = { check_in: day, check_out: addDays(day, 2) };
  const { id } = await bookAsHost(api, desk.headers, stay);
  day = addDays(day, 2);
  visit(`/host/bookings/${id}`);
  await loadBooking();
  openCharge();
  return { ...hostCalls(api, desk.headers, id), stay };
}
function shown() {
  const booking = $booking.get();
  if (booking.state !== 'ready') throw new Error(`The booking is ${booking.state}`);
  return booking.whole;
}
const posts = () => requests(desk.wire, 'POST', /\/charges$/);

it('begins with a breakfast at the price of the homestay, which is saved with one press', async () => {
  await opened();
  expect($charge.get()).toEqual({ kind: 'breakfast', text: '', count: '1', price: '50', date: '' });
  expect(await saveCharge()).toBe(true);
  expect($bookingDialog.get()).toEqual(NO_DIALOG);
  expect(desk.toasts()).toEqual(['₹50 added. ₹4,050 due.']);
  expect(shown()).toMatchObject({
    booking: { total: 4050, balance: 4050 },
    charges: [{ kind: 'breakfast', text: 'Breakfast', count: 1, price: 50, date: null }],
  });
});

it('is undone by its toast at once, and later in the list', async () => {
  const booking = await opened();
  await saveCharge();
  const [toast] = $toasts.get();
  expect(toast?.action?.label).toBe('Undo');
  toast?.action?.run();
  await eventually(() => expect(shown().charges).toEqual([]));
  expect(desk.toasts()).toEqual(['₹50 added. ₹4,050 due.', 'The charge is undone. ₹4,000 due.']);

  await booking.pay({ amount: 4000, method: 'cash' });
  const { charge } = await booking.act('charges', { kind: 'breakfast', count: 1, price: 50 });
  expect(await undoShownCharge(charge.id)).toBe(true);
  expect(desk.toasts()).toEqual(['The charge is undone. Nothing is due.']);
  expect(shown().booking).toMatchObject({ paid: 4000, balance: 0 });
});

it('of another kind begins with its own price and day', async () => {
  const { stay } = await opened();
  changeCharge({ count: '2' });
  changeCharge({ kind: 'extra_bed' });
  expect($charge.get()).toMatchObject({ count: '2', price: '200', date: '' });
  changeCharge({ kind: 'other' });
  expect($charge.get()).toMatchObject({ count: '2', price: '', date: stay.check_in });
  changeCharge({ text: ' Laundry ', price: '₹1,250', date: stay.check_out });
  expect(await saveCharge()).toBe(true);
  expect(desk.toasts()).toEqual(['₹2,500 added. ₹6,500 due.']);
  const laundry = { kind: 'other', text: 'Laundry', count: 2, price: 1250, date: stay.check_out };
  expect(shown().charges).toMatchObject([laundry]);
});

it('says at each field what is wrong, and sends nothing', async () => {
  await opened();
  changeCharge({ kind: 'other', count: '0', price: 'x' });
  expect(await saveCharge()).toBe(false);
  expect($chargeForm.get().problems).toEqual({
    text: 'Say what it is.',
    count: 'Enter a number from 1 to 99.',
    price: 'Enter the price in whole rupees.',
  });
  changeCharge({ count: '1' });
  expect($chargeForm.get().problems).not.toHaveProperty('count');
  changeCharge({ kind: 'breakfast' });
  expect($chargeForm.get().problems).toEqual({});
  expect(posts()).toEqual([]);
  changeCharge({ date: '2026-11-30' });
  expect(await saveCharge()).toBe(false);
  expect($chargeForm.get().problems).toEqual({ date: 'Choose a day of the stay.' });
});

it('is added once, however often it is pressed, and stays open until it is saved', async () => {
  const booking = await opened();
  const letGo = holdBack(desk.wire, ({ method }) => method === 'POST');
  const first = saveCharge();
  closeCharge();
  expect($bookingDialog.get()).toEqual({ name: 'charge' });
  const second = saveCharge();
  letGo();
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect((await booking.read()).charges).toHaveLength(1);
});

it('whose answer was lost is the same charge when it is pressed again', async () => {
  const booking = await opened();
  loseAnswers(desk.wire, ({ path }) => path.endsWith('/charges'));
  expect(await saveCharge()).toBe(false);
  expect($chargeForm.get().problems).toEqual({ form: LOST.asStored });
  desk.wire.connectAgain();
  expect(await saveCharge()).toBe(true);
  expect((await booking.read()).charges).toHaveLength(1);
});

it('that is paid is not undone, and says so', async () => {
  const booking = await opened();
  await saveCharge();
  await booking.pay({ amount: 4050, method: 'cash' });
  desk.toasts();
  expect(await undoShownCharge(shown().charges[0]?.id ?? 0)).toBe(false);
  expect(desk.toasts()).toEqual(['This is paid already, so it can’t be undone.']);
  expect(shown().booking).toMatchObject({ balance: 0 });
});
