import '../../support/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $addQuestion, cancelAdding } from '#stores/booking/add-rooms.ts';
import { $linkedRoomUnknown, $stepMessage } from '#stores/booking/step-message.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { putLinkedRoom } from '#stores/room/linked-room.ts';
import { visit } from '../../support/browser.ts';
import { cartItem, wireDetail } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  clearCart();
  connect();
});

it('joins the cart for the stay and party of the link', async () => {
  fakeApi(() => json({ room: wireDetail(3) }));
  visit('/booking/3?checkIn=2026-12-18&checkOut=2026-12-20&guests=4&children=1');
  await putLinkedRoom(3);
  expect($cart.get()).toMatchObject([{ id: 3, checkInDate: '2026-12-18', guests: 4, children: 1 }]);
});

it('is for tonight at the earliest', async () => {
  fakeApi(() => json({ room: wireDetail(3) }));
  visit('/booking/3?checkIn=2026-11-20&checkOut=2026-11-22&guests=2');
  await putLinkedRoom(3);
  expect($cart.get()).toEqual([]);
  expect($stepMessage.get()).toBeDefined();
  $stepMessage.set(undefined);
  visit('/booking/3?checkIn=2026-11-21&checkOut=2026-11-22&guests=2');
  await putLinkedRoom(3);
  expect($cart.get()).toMatchObject([{ id: 3, checkInDate: '2026-11-21' }]);
});

it('changes nothing of a booking for another party: the guest is asked', async () => {
  $cart.set([cartItem(1)]);
  fakeApi(() => json({ room: wireDetail(3) }));
  visit('/booking/3?checkIn=2026-12-18&checkOut=2026-12-20&guests=4&children=1');
  await putLinkedRoom(3);
  expect($cart.get()).toEqual([cartItem(1)]);
  expect($addQuestion.get()).toMatchObject({ difference: { stay: false, party: true, homestay: false } });
  cancelAdding();
});

it('that there is not is told: alone where the cart is empty, else beside its rooms', async () => {
  fakeApi(() => json({ error: 'No.', code: 'not_found' }, 404));
  visit('/booking/999');
  await putLinkedRoom(999);
  expect($linkedRoomUnknown.get()).toBe(true);
  expect($stepMessage.get()).toBeUndefined();
  $cart.set([cartItem(1)]);
  await putLinkedRoom(999);
  expect($stepMessage.get()).toBe("We couldn't find the room you're looking for.");
});
