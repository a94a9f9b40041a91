import '../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  $change,
  closeChange,
  confirmChange,
  openChange,
  requestChange,
} from '#stores/booking/change-booking.ts';
import { $freeRooms, $roomChoices, lookForRooms, requestRoom } from '#stores/booking/change-rooms.ts';
import { $myBooking, openMyBooking } from '#stores/booking/my-booking.ts';
import { mailedToken } from '../../support/accounts.ts';
import * as browser from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { appOfFile } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';

const api = appOfFile();
let wire: Wire;
let day = 0;
let stopLooking = () => {};
const date = (on: number) => `2026-12-${String(on).padStart(2, '0')}`;
const stay = () => ({ check_in: date(day), check_out: date(day + 3) });

/** Each test has a booking of room 1 for three nights of its own, and its dialog open. */
beforeEach(async () => {
  wire = browserOf(api);
  day += 4;
  const email = `guest${day}@example.in`;
  const { id } = await paidBooking(api, { ...stay(), guest_email: email });
  browser.visit(`/my-booking/${await mailedToken(api, email, 'my-booking')}`);
  await openMyBooking();
  stopLooking = $roomChoices.listen(() => {});
  await openChange(id);
});
afterEach(() => {
  closeChange();
  stopLooking();
});

const choices = () =>
  $roomChoices.get().map(({ id, name, isRequested }) => `${isRequested ? '*' : ''}${id} ${name}`);
const rooms = (expected: string[]) => eventually(() => expect(choices()).toEqual(expected));
const offer = () => {
  const change = $change.get();
  return change.state === 'open' ? change.offer : undefined;
};
const answered = (state: string) => eventually(() => expect(offer()?.state).toBe(state));
const take = (id: number, on: object) =>
  heldBooking(api, { ...on, rooms: [{ id }], guest_email: 'other@example.in' });

it('offers the free rooms of the homestay beside the booked one, and the exchange for one of them', async () => {
  await rooms(['*1 Room 1', '2 Room 2', '3 Room 3']);
  requestRoom(3, true);
  requestRoom(1, false);
  await answered('offered');
  // 3 × ₹1,500 less 5 %.
  expect(offer()).toMatchObject({ money: { old_total: 5700, new_total: 4275, comes_back: 1425 } });
  expect(choices()).toEqual(['1 Room 1', '2 Room 2', '*3 Room 3']);
  await confirmChange();
  expect($myBooking.get()).toMatchObject({ reservation: { rooms: [{ id: 3 }], total_amount: 4275 } });
});

it('adds a room, and says what it costs', async () => {
  await rooms(['*1 Room 1', '2 Room 2', '3 Room 3']);
  requestRoom(2, true);
  await answered('offered');
  expect(offer()).toMatchObject({ money: { new_total: 13_395, pay_now: 7695 } });
});

it('keeps one room', async () => {
  await rooms(['*1 Room 1', '2 Room 2', '3 Room 3']);
  requestRoom(1, false);
  expect(choices()[0]).toBe('*1 Room 1');
  expect(offer()?.state).toBe('offered');
});

it('says when the rooms are too few for the party, in the words of the API', async () => {
  requestChange({ adults: 4 });
  await answered('refused');
  expect(offer()).toMatchObject({ message: expect.stringMatching(/at least 2 rooms/) });
  await rooms(['*1 Room 1', '2 Room 2', '3 Room 3']);
  requestRoom(2, true);
  await answered('offered');
});

it('looks anew for other dates, and keeps in sight what was chosen and is taken there', async () => {
  const next = { check_in: date(day + 1), check_out: date(day + 4) };
  await rooms(['*1 Room 1', '2 Room 2', '3 Room 3']);
  requestRoom(3, true);
  const other = await take(3, { check_in: date(day + 3), check_out: date(day + 6) });
  requestChange(next);
  await answered('refused');
  expect(offer()).toMatchObject({ message: expect.stringMatching(/Room 3 .*no longer available/) });
  await rooms(['*1 Room 1', '2 Room 2', '*3 Room 3']);
  expect($roomChoices.get()[2]).toMatchObject({ isBooked: false, free: undefined });
  await api.ask(`/public/reservation/${other.id}`, { method: 'DELETE', headers: other.headers });
});

it('says when the rooms can not be looked up, and tries again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  wire.intercept = (request, answer) =>
    request.path.endsWith('availability') ? Promise.reject(new TypeError('Failed to fetch')) : answer();
  requestChange({ check_out: date(day + 2) });
  await eventually(() => expect($freeRooms.get()).toEqual({ state: 'failed' }));
  expect(choices()).toEqual(['*1 Room 1']);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
  wire.intercept = (_, answer) => answer();
  await lookForRooms();
  // Room 3 wants three nights.
  expect(choices()).toEqual(['*1 Room 1', '2 Room 2']);
});
