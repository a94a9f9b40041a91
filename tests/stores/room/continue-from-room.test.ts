import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $addQuestion, cancelAdding } from '#stores/booking/add-rooms.ts';
import { $askedToKeep, stopAsking } from '#stores/booking/step-message.ts';
import { $step, goToStep } from '#stores/booking/steps.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { forgetReservation } from '#stores/reservation/reservation.ts';
import { continueFromRoom } from '#stores/room/continue-from-room.ts';
import { $offer, $others, $room, openRoom } from '#stores/room/room.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { cartItem, wireDetail, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

let close = () => {};

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  clearCart();
  forgetReservation();
  stopAsking();
  takeToasts();
  $room.set({ state: 'loading' });
  $others.set({ state: 'checking' });
  fakeApi(({ path }) => {
    if (path.endsWith('/check-room-availability')) return json({ rooms: [wireRoom(3), wireRoom(4)] });
    return json(path.endsWith('/rate/extra') ? [400, 200] : { room: wireDetail(3) });
  });
  visit('/rooms/3?checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=0');
  close = openRoom(3);
  await eventually(() => expect($offer.get()).toBe('free'));
});
afterEach(() => {
  goToStep(1);
  close();
  vi.useRealTimers();
  connect();
});

describe('going on from a room that is not in the cart', () => {
  it('is said where the guest does go on, with a way to add it', async () => {
    $cart.set([cartItem(4)]);
    await continueFromRoom();
    expect($step.get()).toBe(2);
    const [toast] = takeToasts();
    expect(toast?.text).toBe('Room 3 is not in your cart: you are booking the rooms that are.');
    toast?.action?.run();
    expect($cart.get().map(({ id }) => id)).toEqual([4, 3]);
  });

  it('never changes the party of the booking', async () => {
    $cart.set([cartItem(4, { guests: 4, children: 2 })]);
    await continueFromRoom();
    expect($step.get()).toBe(2);
    expect($cart.get()).toMatchObject([{ id: 4, guests: 4, children: 2 }]);
  });

  it('asks first where the room is one of several that are booked for another party', async () => {
    const party = { guests: 4, children: 0 };
    $cart.set([cartItem(3, party), cartItem(4, party)]);
    await continueFromRoom();
    expect($step.get()).toBe(1);
    expect($addQuestion.get()).toMatchObject({ difference: { party: true } });
    cancelAdding();
    expect($cart.get()).toMatchObject([party, party]);
  });

  it('is not said where they are first asked which stay to keep', async () => {
    $cart.set([cartItem(4), cartItem(5, { checkOutDate: '2026-12-22' })]);
    await continueFromRoom();
    expect([$step.get(), $askedToKeep.get()]).toEqual([1, true]);
    expect(takeToasts()).toEqual([]);
  });

  it('is not said about a room that is in the cart', async () => {
    $cart.set([cartItem(3)]);
    await continueFromRoom();
    expect($step.get()).toBe(2);
    expect(takeToasts()).toEqual([]);
  });
});
