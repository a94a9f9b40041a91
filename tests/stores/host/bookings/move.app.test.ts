import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { $booking, loadBooking } from '#stores/host/bookings/booking.ts';
import { $bookingDialog, $dialogForm, NO_DIALOG } from '#stores/host/bookings/booking-acts.ts';
import * as move from '#stores/host/bookings/move.ts';
import { $question, declineProof } from '#stores/host/proof.ts';
import { $hostRooms } from '#stores/host/rooms/rooms.ts';
import { visit } from '../../../support/browser.ts';
import type { Sent } from '../../../support/browser-of.ts';
import { eventually } from '../../../support/eventually.ts';
import type { TestHost } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { type HostBrowser, hostBrowser, LOST } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { holdBack, requests } from '../../../support/slow-wire.ts';

const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';

const api = appOfFile();
let desk: HostBrowser;
/** The stay of the test: two nights, with two days after it that are free. */
let checkIn = '2026-11-28';
let checkOut: string;

beforeEach(() => {
  checkIn = addDays(checkIn, 4);
  checkOut = addDays(checkIn, 2);
});

/** The dialog over a booking of room 1, ₹4,000, paid online. */
async function openDialog(host: TestHost = {}) {
  const { id } = await paidBooking(api, { check_in: checkIn, check_out: checkOut });
  desk = await hostBrowser(api, `/host/bookings/${id}`, host);
  visit(`/host/bookings/${id}`);
  await loadBooking();
  move.openMove();
  await desk.wire.idle();
  return hostCalls(api, desk.headers, id);
}

const isPreview = ({ body }: Sent) => Object(body).preview === true;
const moves = () => requests(desk.wire, 'POST', /\/move$/).filter((request) => !isPreview(request));
const calendars = () => requests(desk.wire, 'GET', /\/calendar$/).length;
const booking = () => {
  const shown = $booking.get();
  if (shown.state !== 'ready') throw new Error(`The booking is ${shown.state}`);
  return shown.whole.booking;
};

describe('the stay as the host types it', () => {
  it('begins as it is booked, with the rooms of its nights', async () => {
    await openDialog();
    expect($bookingDialog.get()).toEqual({ name: 'move' });
    expect(move.$moveForm.get()).toEqual({
      rooms: [1],
      checkIn,
      checkOut,
      adults: 2,
      children: 0,
      price: 'keep',
      newPrice: '',
    });
    expect($hostRooms.get()).toMatchObject({
      state: 'ready',
      rooms: [
        { id: 1, isFree: false },
        { id: 2, isFree: true, price: 5400 },
        { id: 3, isFree: true },
        { id: 7, isFree: true },
      ],
    });
  });

  it('asks for the price again when the dates change, and leaves what the host then chooses', async () => {
    await openDialog();
    move.changeMove({ adults: 1 });
    expect(move.$moveForm.get()).toMatchObject({ adults: 1, price: 'keep' });
    move.changeMove({ checkOut: addDays(checkOut, 1) });
    expect(move.$moveForm.get()).toMatchObject({ price: 'recompute' });
    move.changeMove({ price: 'keep' });
    expect(move.$moveForm.get()).toMatchObject({ price: 'keep' });
    move.changeMove({ price: 'set', newPrice: '3000' });
    move.changeMove({ checkOut });
    expect(move.$moveForm.get()).toMatchObject({ price: 'set', newPrice: '3000' });
  });

  it('reads the rooms of other nights, not of dates in the wrong order', async () => {
    await openDialog();
    const before = calendars();
    move.changeMove({ checkIn: addDays(checkOut, 1) });
    move.changeMove({ adults: 1 });
    expect(calendars()).toBe(before);
    move.changeMove({ checkOut: addDays(checkOut, 2) });
    await desk.wire.idle();
    expect(calendars()).toBe(before + 1);
    expect($hostRooms.get()).toMatchObject({ rooms: [{ id: 1, isFree: true, price: 2000 }, {}, {}, {}] });
  });
});

describe('the preview of a move', () => {
  it('shows old, new and the difference, and writes nothing', async () => {
    const host = await openDialog();
    move.changeMove({ rooms: [2] });
    move.changeMove({ price: 'recompute' });
    await move.previewMove();
    expect(move.$movePreview.get()).toMatchObject({
      before: { rooms: [{ name: 'Room 1' }], total: 4000 },
      after: { rooms: [{ name: 'Room 2' }], total: 5400 },
      difference: 1400,
    });
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: {} });
    expect((await host.read()).booking).toMatchObject({ rooms: [{ id: 1 }], total: 4000 });
  });

  it('goes with the next change, and an answer for the form before it is dropped', async () => {
    await openDialog();
    move.changeMove({ price: 'recompute' });
    await move.previewMove();
    expect(move.$movePreview.get()).toBeDefined();
    move.changeMove({ checkOut: addDays(checkOut, 1) });
    expect(move.$movePreview.get()).toBeUndefined();

    const letGo = holdBack(desk.wire, isPreview);
    const previewing = move.previewMove();
    expect($dialogForm.get()).toEqual({ isBusy: true, problems: {} });
    move.changeMove({ price: 'keep' });
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: {} });
    letGo();
    await previewing;
    expect(move.$movePreview.get()).toBeUndefined();
    await move.previewMove();
    expect(move.$movePreview.get()).toMatchObject({ after: { total: 4000 }, difference: 0 });
  });

  it('names who has the room, and keeps what was typed', async () => {
    await openDialog();
    const other = await bookAsHost(api, desk.headers, {
      room_ids: [2],
      check_in: checkIn,
      check_out: checkOut,
    });
    move.changeMove({ rooms: [2] });
    await move.previewMove();
    expect($dialogForm.get().problems).toEqual({
      form: `Room 2 is booked by Ravi Panda (SH${other.id}) on these dates.`,
    });
    expect(move.$moveForm.get()).toMatchObject({ rooms: [2] });
    move.changeMove({ rooms: [1] });
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: {} });
  });

  it('needs whole rupees where the host sets the price', async () => {
    await openDialog();
    move.changeMove({ price: 'set', newPrice: 'less' });
    await move.previewMove();
    expect($dialogForm.get().problems.form).toBe('Enter whole rupees.');
    await move.saveMove();
    expect(requests(desk.wire, 'POST', /\/move$/)).toEqual([]);
    move.changeMove({ newPrice: '₹3,600' });
    await move.previewMove();
    expect(move.$movePreview.get()).toMatchObject({ after: { total: 3600 }, difference: -400 });
  });

  it('says that the server can’t be reached, once for each press', async () => {
    await openDialog();
    desk.wire.lose();
    await Promise.all([move.previewMove(), move.previewMove()]);
    expect(requests(desk.wire, 'POST', /\/move$/)).toHaveLength(1);
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    desk.wire.connectAgain();
    await move.previewMove();
    expect(move.$movePreview.get()).toMatchObject({ difference: 0 });
  });
});

describe('saving a move', () => {
  it('changes the booking as it was shown, once', async () => {
    const host = await openDialog();
    move.changeMove({ rooms: [2], checkOut: addDays(checkOut, 1), adults: 1 });
    move.changeMove({ price: 'keep' });
    await move.previewMove();
    await Promise.all([move.saveMove(), move.saveMove()]);
    expect(moves()).toHaveLength(1);
    expect(desk.toasts()).toEqual(['The booking is changed. Emailed to asha@example.in.']);
    expect($bookingDialog.get()).toEqual(NO_DIALOG);
    expect(booking()).toMatchObject({
      rooms: [{ id: 2 }],
      check_in: checkIn,
      check_out: addDays(checkOut, 1),
      adults: 1,
      total: 4000,
      balance: 0,
      price_is_set: true,
    });
    expect((await host.read()).audit[0]).toMatchObject({ action: 'move booking' });
  });

  it('is refused where the guest was faster, and shows their booking behind what was typed', async () => {
    const host = await openDialog();
    move.changeMove({ checkOut: addDays(checkOut, 1) });
    await move.previewMove();
    await host.move({ adults: 1, price: 'keep' });
    await move.saveMove();
    expect($dialogForm.get().problems.form).toBe('This booking has changed since you saw it.');
    // What was shown as the booking “now” is the earlier one.
    expect(move.$movePreview.get()).toBeUndefined();
    expect(booking()).toMatchObject({ adults: 1, check_out: checkOut });
    expect(move.$moveForm.get()).toMatchObject({ checkOut: addDays(checkOut, 1) });
    expect($bookingDialog.get()).toEqual({ name: 'move' });
  });

  it('without a network keeps the dialog', async () => {
    await openDialog();
    move.changeMove({ adults: 1 });
    desk.wire.lose();
    await move.saveMove();
    expect($dialogForm.get()).toEqual({ isBusy: false, problems: { form: LOST.notReached } });
    desk.wire.connectAgain();
    await move.saveMove();
    expect(booking().adults).toBe(1);
  });

  it('asks an owner for a fresh proof only where money is paid back', async () => {
    await openDialog({ minutesAgo: 16 });
    move.changeMove({ price: 'set', newPrice: '1000' });
    const saving = move.saveMove();
    await eventually(() => expect($question.get()).toBeDefined());
    declineProof();
    await saving;
    expect($dialogForm.get().problems.form).toBe('Please confirm with your passkey, and try again.');
    expect(booking().total).toBe(4000);
    move.changeMove({ newPrice: '5000' });
    await move.saveMove();
    expect(booking()).toMatchObject({ total: 5000, paid: 4000, balance: 1000 });
  });

  it('opens no dialog while no booking is shown', async () => {
    $booking.set({ state: 'missing' });
    move.$moveForm.set(undefined);
    move.openMove();
    expect(move.$moveForm.get()).toBeUndefined();
    move.changeMove({ adults: 3 });
    await move.previewMove();
    await move.saveMove();
    expect(move.$moveForm.get()).toBeUndefined();
  });
});
