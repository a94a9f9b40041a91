import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { $booking, loadBooking } from '#stores/host/bookings/booking.ts';
import {
  $bookingDialog,
  $dialogForm,
  closeDialog,
  NO_DIALOG,
  openDialog,
  voidShownPayment,
} from '#stores/host/bookings/booking-acts.ts';
import {
  $recording,
  $recordingForm,
  closeRecording,
  openRecording,
  saveRecording,
} from '#stores/host/bookings/record-payment.ts';
import { visit } from '../../../support/browser.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { holdBack, loseAnswers, requests } from '../../../support/slow-wire.ts';

const api = appOfFile();
let desk: HostBrowser;
let day = '2026-12-01';
let canRead = true;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  canRead = true;
  desk = await hostBrowser(api);
  closeRecording();
});
afterEach(() => vi.useRealTimers());

/** Opens the dialog with a finger that is not in a hurry. */
function open(booking: BookingLine): void {
  vi.advanceTimersByTime(1000);
  openRecording(booking, async () => canRead);
}

/** The dialog over a new booking of ₹4,000. */
async function openPayment() {
  const { booking, host } = await newBooking();
  open(booking);
  return host;
}

async function newBooking() {
  const booking = await bookAsHost(api, desk.headers, { check_in: day, check_out: addDays(day, 2) });
  day = addDays(day, 2);
  return { id: booking.id, booking, host: hostCalls(api, desk.headers, booking.id) };
}

const pay = (amount: string, method: 'cash' | 'upi' | 'bank' | 'card' = 'cash', note = '') =>
  saveRecording({ amount, method, note });
const posts = () => requests(desk.wire, 'POST', /\/payments$/);
const message = () => $recordingForm.get().problems.form;

describe('money that is recorded', () => {
  it('lowers the balance, says what is left, and stands in the booking with method and note', async () => {
    const booking = await openPayment();
    expect($recording.get()).toMatchObject({ balance: 4000 });
    expect(await pay('₹1,500', 'upi', 'UPI 4471')).toBe(true);
    expect($recording.get()).toBeUndefined();
    expect(desk.toasts()).toEqual(['₹1,500 recorded, ₹2,500 still due.']);
    const whole = await booking.read();
    expect(whole.payments).toMatchObject([{ amount: 1500, method: 'upi', note: 'UPI 4471' }]);

    open(whole.booking);
    expect(await pay('2500')).toBe(true);
    expect(desk.toasts()).toEqual(['₹2,500 recorded. All is paid.']);
    expect((await booking.read()).booking).toMatchObject({ paid: 4000, balance: 0 });
  });

  it.each([
    ['', 'Enter the amount in whole rupees.'],
    ['0', 'Enter the amount in whole rupees.'],
    ['12.50', 'Enter the amount in whole rupees.'],
    ['-500', 'Enter the amount in whole rupees.'],
    ['4001', 'The balance is ₹4,000.'],
  ])('is not sent as “%s”: %s', async (amount, sentence) => {
    await openPayment();
    expect(await pay(amount)).toBe(false);
    expect(message()).toBe(sentence);
    expect(posts()).toEqual([]);
    expect(await pay('4000')).toBe(true);
  });

  it('is one payment, however often it is pressed, and stays open until it is saved', async () => {
    const booking = await openPayment();
    const first = pay('1000');
    closeRecording();
    expect($recording.get()).toBeDefined();
    expect(await Promise.all([first, pay('1000')])).toEqual([true, false]);
    expect((await booking.read()).payments).toHaveLength(1);
  });

  it('can be left without saving, but nothing is recorded where no dialog is open', async () => {
    await openPayment();
    closeRecording();
    expect($recording.get()).toBeUndefined();
    expect(await pay('1000')).toBe(false);
    expect(posts()).toEqual([]);
  });

  it('without a network stays to be pressed again', async () => {
    const booking = await openPayment();
    desk.wire.lose();
    canRead = false;
    expect(await pay('1000')).toBe(false);
    expect(message()).toBe(LOST.notReached);
    desk.wire.connectAgain();
    expect((await booking.read()).payments).toEqual([]);
    expect(await pay('1000')).toBe(true);
    expect(desk.toasts()).toEqual([LOST.looking, '₹1,000 recorded, ₹3,000 still due.']);
  });

  it('whose answer was lost is the same payment when it is pressed again', async () => {
    const booking = await openPayment();
    const unpaid = (await booking.read()).booking;
    loseAnswers(desk.wire, ({ path }) => path.endsWith('/payments'));
    expect(await pay('1000')).toBe(false);
    expect(message()).toBe(LOST.asStored);
    // The dialog that says so shows what is stored.
    expect($recording.get()).toMatchObject({ balance: 3000 });
    desk.wire.connectAgain();
    // The dialog is closed and opened again: the key belongs to the booking.
    closeRecording();
    open(unpaid);
    expect(await pay('1000')).toBe(true);
    expect((await booking.read()).payments).toMatchObject([{ amount: 1000 }]);
  });

  it('of the whole balance is pressed again in the same dialog, too', async () => {
    const booking = await openPayment();
    loseAnswers(desk.wire, ({ path }) => path.endsWith('/payments'));
    await pay('4000');
    expect($recording.get()).toMatchObject({ balance: 0 });
    desk.wire.connectAgain();
    expect(await pay('4000')).toBe(true);
    expect(desk.toasts()).toEqual([LOST.looking, '₹4,000 recorded. All is paid.']);
    expect((await booking.read()).payments).toHaveLength(1);
  });

  it('after a lost answer is not changed in silence', async () => {
    const booking = await openPayment();
    loseAnswers(desk.wire, ({ path }) => path.endsWith('/payments'));
    await pay('1000');
    desk.wire.connectAgain();
    expect(await pay('2000')).toBe(false);
    expect(message()).toBe('This request was already sent with different details.');
    expect(await pay('2000')).toBe(false);
    expect((await booking.read()).booking).toMatchObject({ paid: 1000 });
  });

  it('is refused where another host was faster, and keeps what was typed', async () => {
    const booking = await openPayment();
    await booking.pay({ amount: 3500, method: 'cash' });
    expect(await pay('1000')).toBe(false);
    expect(message()).toBe('This is more than the balance of the booking.');
    expect(await pay('500')).toBe(true);
  });

  it('has a key of its own once the one before is answered, so the same amount can come twice', async () => {
    const booking = await openPayment();
    await pay('1000');
    open((await booking.read()).booking);
    expect(await pay('1000')).toBe(true);
    const keys = posts().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('voiding a payment', () => {
  async function openVoid() {
    const { id, host } = await newBooking();
    const { payment } = await host.pay({ amount: 500, method: 'cash' });
    visit(`/host/bookings/${id}`);
    await loadBooking();
    openDialog({ name: 'void', paymentId: payment.id, amount: 500 });
    return { host, payment };
  }
  function shown() {
    const booking = $booking.get();
    if (booking.state !== 'ready') throw new Error(`The booking is ${booking.state}`);
    return booking.whole;
  }

  it('needs a reason, which stays with the payment in the list', async () => {
    await openVoid();
    await voidShownPayment('');
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: { form: 'Say why.' } });
    expect(requests(desk.wire, 'DELETE', /payments/)).toEqual([]);
    await voidShownPayment('wrong booking');
    expect(desk.toasts()).toEqual(['The payment is cancelled.']);
    expect(shown()).toMatchObject({
      booking: { paid: 0, balance: 4000 },
      payments: [{ amount: 500, reason: 'wrong booking', voided_at: expect.any(String) }],
    });
  });

  it('that another host has done is refused in the dialog, over the booking as it is now', async () => {
    const { host, payment } = await openVoid();
    await host.call(`/payments/${payment.id}`, { method: 'DELETE', json: { reason: 'theirs' } });
    await voidShownPayment('mine');
    expect($bookingDialog.get()).toMatchObject({ name: 'void' });
    expect($dialogForm.get().problems).toEqual({
      form: 'Only a payment that a host recorded can be cancelled, once.',
    });
    expect(shown().payments).toMatchObject([{ reason: 'theirs' }]);
    expect(desk.toasts()).toEqual([]);
    openDialog({ name: 'note' });
    expect($dialogForm.get().problems).toEqual({});
  });

  it('without a network stays in the dialog, which can’t be closed while it is sent', async () => {
    await openVoid();
    const letGo = holdBack(desk.wire, ({ method }) => method === 'DELETE');
    const voiding = voidShownPayment('twice');
    closeDialog();
    expect($bookingDialog.get()).toMatchObject({ name: 'void' });
    desk.wire.lose();
    letGo();
    await voiding;
    expect($bookingDialog.get()).toEqual(NO_DIALOG);
    // The act is done; what was shown stays although it can't be read again.
    expect($booking.get()).toMatchObject({ state: 'ready' });

    desk.wire.connectAgain();
    await openVoid();
    desk.wire.lose();
    await voidShownPayment('twice');
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: { form: LOST.notReached } });
    expect($bookingDialog.get()).toMatchObject({ name: 'void' });
  });
});
