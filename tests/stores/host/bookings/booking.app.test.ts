import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import { $booking, loadBooking } from '#stores/host/bookings/booking.ts';
import * as acts from '#stores/host/bookings/booking-acts.ts';
import { $moveForm } from '#stores/host/bookings/move.ts';
import { openBooking } from '#stores/host/bookings/open-booking.ts';
import { $recording } from '#stores/host/bookings/record-payment.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { visit } from '../../../support/browser.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { heldBooking } from '../../../support/paid-booking.ts';
import { requests } from '../../../support/slow-wire.ts';

const EMAILED = 'Emailed to ravi@example.in.';
const NO_EMAIL = { guest: { name: 'Mita Rao', phone: '9861012345' } };

const api = appOfFile();
let desk: HostBrowser;
let day = '2026-12-01';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  desk = await hostBrowser(api);
  $booking.set(LOADING);
  $recording.set(undefined);
  acts.openDialog(acts.NO_DIALOG);
});

afterEach(() => vi.useRealTimers());

function nextStay() {
  const stay = { check_in: day, check_out: addDays(day, 2) };
  day = addDays(day, 2);
  return stay;
}

async function open(id: number, hash = '') {
  visit(`/host/bookings/${id}${hash}`);
  await openBooking();
  return hostCalls(api, desk.headers, id);
}

/** The page of a new booking of room 1. */
async function openNew(changes: Record<string, unknown> = {}, hash = '') {
  const { id } = await bookAsHost(api, desk.headers, { ...nextStay(), ...changes });
  return { id, host: await open(id, hash) };
}

/** The page of a request that waits for the host. */
async function openRequest() {
  const { id } = await heldBooking(api, nextStay());
  await api.deps.db.updateTable('reservation').set({ awaits_host: true }).where('id', '=', id).execute();
  return open(id);
}

function shown() {
  const booking = $booking.get();
  if (booking.state !== 'ready') throw new Error(`The booking is ${booking.state}`);
  return booking.whole;
}

describe('the page of a booking', () => {
  it('shows the booking that the address names, with nights and history', async () => {
    const { id } = await openNew();
    expect(shown()).toMatchObject({
      booking: { id, reference: `SH${id}`, guest_name: 'Ravi Panda', total: 4000, balance: 4000 },
      nights: [
        { room_id: 1, price: 2000 },
        { room_id: 1, price: 2000 },
      ],
      audit: [{ action: 'create booking' }],
    });
  });

  it('of no number, of nothing, or of another homestay is missing', async () => {
    visit('/host/bookings/');
    await openBooking();
    expect($booking.get()).toEqual({ state: 'missing' });
    await open(999_999);
    expect($booking.get()).toEqual({ state: 'missing' });
    const { id } = await bookAsHost(api, desk.headers, nextStay());
    desk = await hostBrowser(api, `/host/bookings/${id}`, { propertyIds: [2] });
    await loadBooking();
    expect($booking.get()).toEqual({ state: 'missing' });
  });

  it('says that it could not be loaded, and loads when it is tried again', async () => {
    const { id } = await bookAsHost(api, desk.headers, nextStay());
    desk.wire.lose();
    await open(id);
    expect($booking.get()).toEqual({ state: 'failed', message: 'The booking could not be loaded.' });
    desk.wire.connectAgain();
    await loadBooking();
    expect(shown().booking.id).toBe(id);
  });

  it('opens the refund that an alert offers, once, for a guest who is not coming', async () => {
    const { id, host } = await openNew();
    await host.pay({ amount: 4000, method: 'cash' });
    const gone = { status: 'cancelled', cancelled_by: 'guest', cancelled_at: api.clock() } as const;
    await api.deps.db.updateTable('reservation').set(gone).where('id', '=', id).execute();
    await open(id, '#refund');
    expect(acts.$bookingDialog.get()).toEqual({ name: 'full-refund' });
    expect(location.hash).toBe('');
    acts.openDialog(acts.NO_DIALOG);
    await host.cancel({ refund: 4000 });
    await open(id, '#refund');
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
  });

  it('opens the payment that the address asks for, once, and only of who owes', async () => {
    const { id, host } = await openNew({}, '#payment');
    expect($recording.get()).toMatchObject({ id, balance: 4000 });
    expect(location.hash).toBe('');
    $recording.set(undefined);
    await host.pay({ amount: 4000, method: 'cash' });
    await open(id, '#payment');
    expect($recording.get()).toBeUndefined();
  });

  it('opens the move that the address asks for, only of what can be moved', async () => {
    const { id, host } = await openNew({}, '#move-1-2');
    expect(acts.$bookingDialog.get()).toEqual({ name: 'move' });
    expect($moveForm.get()).toMatchObject({ rooms: [2], price: 'keep' });
    expect(location.hash).toBe('');
    acts.closeDialog();
    await host.cancel({ refund: 'none' });
    await open(id, '#move-1-2');
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
    await openNew({ state: 'hold' }, '#move-1-2');
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
  });
});

describe('an act on the booking', () => {
  it('keeps a note for hosts, and closes without one where nothing is typed', async () => {
    await openNew();
    acts.openDialog({ name: 'note' });
    await acts.saveNote('');
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
    expect(requests(desk.wire, 'POST', /\/note$/)).toEqual([]);

    acts.openDialog({ name: 'note' });
    await Promise.all([acts.saveNote('Comes by train.'), acts.saveNote('Comes by train.')]);
    expect(shown().messages).toMatchObject([{ author: 'note', text: 'Comes by train.' }]);
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
    expect(desk.toasts()).toEqual(['The note is saved.']);
  });

  it('writes to the guest, who reads it by email, and says whether it was sent', async () => {
    await openNew();
    expect(await acts.writeMessage(' ')).toBe(false);
    desk.wire.lose();
    expect(await acts.writeMessage('The gate opens at six.')).toBe(false);
    expect(desk.toasts()).toEqual([LOST.looking, LOST.notReached]);
    desk.wire.connectAgain();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await acts.writeMessage('The gate opens at six.')).toBe(true);
    expect(desk.toasts()).toEqual([`The message stands on the booking’s page. ${EMAILED}`]);
    expect(shown().messages).toMatchObject([{ author: 'host', text: 'The gate opens at six.' }]);
    expect(shown().mails.map(({ kind }) => kind)).toContain('host_message');
  });

  it('mails the confirmation again, where there is an address', async () => {
    await openNew();
    await acts.resend();
    expect(desk.toasts()).toEqual([EMAILED]);
    expect(shown().mails).toHaveLength(2);
    await openNew(NO_EMAIL);
    await acts.resend();
    const [toast] = $toasts.get();
    expect(toast).toMatchObject({
      text: 'Not told yet.',
      action: { label: 'WhatsApp' },
    });
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    toast?.action?.run();
    expect(opened.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/919861012345\?text=/);
    vi.unstubAllGlobals();
    expect(shown().mails).toEqual([]);
  });

  it('makes a link to pay', async () => {
    const { host } = await openNew();
    await acts.makePaymentLink();
    const dialog = acts.$bookingDialog.get();
    if (dialog.name !== 'link') throw new Error(`The dialog is ${dialog.name}`);
    expect(dialog.url).toMatch(/^http:\/\/localhost:4321\/my-booking\/[\w-]{40,}$/);
    expect(dialog.whatsAppUrl).toMatch(/^https:\/\/wa\.me\/919861012345\?text=/);

    await host.pay({ amount: 4000, method: 'cash' });
    acts.closeDialog();
    await vi.advanceTimersByTimeAsync(1000);
    await acts.makePaymentLink();
    expect(desk.toasts()).toEqual(['Nothing is due for this booking.']);
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
  });

  it('confirms a request, so that its guest can pay', async () => {
    await openRequest();
    expect(shown().booking.awaits_host).toBe(true);
    await acts.accept();
    expect(desk.toasts()).toEqual(['Confirmed. The guest can pay now. Emailed to asha@example.in.']);
    expect(shown().booking.awaits_host).toBeUndefined();
  });

  it('declines a request after a question, and its rooms are free', async () => {
    await openRequest();
    acts.openDialog({ name: 'decline' });
    await acts.decline();
    expect(desk.toasts()).toEqual(['Declined. Emailed to asha@example.in.']);
    expect(shown().booking.status).toBe('cancelled');
    expect(shown().mails).toMatchObject([{ kind: 'request_declined' }]);
    expect(acts.$bookingDialog.get()).toEqual(acts.NO_DIALOG);
    await bookAsHost(api, desk.headers, { check_in: addDays(day, -2), check_out: day });
  });

  it('ticks a refund that was paid out by hand', async () => {
    const { host, id } = await openNew();
    await host.pay({ amount: 1000, method: 'cash' });
    await host.cancel({ refund: 1000 });
    await open(id);
    const [refund] = shown().refunds;
    expect(refund).toMatchObject({ amount: 1000, how: 'by_hand', state: 'due' });
    await acts.tickRefund(refund?.id ?? 0);
    expect(desk.toasts()).toEqual(['The refund is ticked as paid out.']);
    expect(shown().refunds).toMatchObject([{ state: 'paid_out' }]);
  });
});
