import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import {
  $addQuestion,
  addRooms,
  cancelAdding,
  keepBooking,
  moveBooking,
  replaceBooking,
} from '#stores/booking/add-rooms.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $cart, clearCart, removeFromCart } from '#stores/cart/cart.ts';
import { eventually } from '../../support/eventually.ts';
import { cartItem, foundRoom, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const BOOKED = { checkIn: '2026-12-18', checkOut: '2026-12-20', adults: 2, children: 0 };
const MARCH = { checkIn: '2027-03-10', checkOut: '2027-03-12', adults: 2, children: 0 };
const cart = () =>
  $cart.get().map(({ id, checkInDate, guests, children }) => [id, checkInDate, guests, children]);
const toasts = () => takeToasts().map(({ text }) => text);
const checked = () =>
  eventually(() => {
    expect($addQuestion.get()?.move).not.toBe('checking');
    expect($addQuestion.get()?.keep).not.toBe('checking');
  });

/** Which rooms are found on which day of arrival. */
function free(rooms: Record<string, ReturnType<typeof wireRoom>[]>) {
  return fakeApi(({ body }) => json({ rooms: rooms[String(Object(body).checkInDate)] ?? [] }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  $cart.set([cartItem(1), cartItem(2)]);
  takeToasts();
});
afterEach(async () => {
  cancelAdding();
  clearCart();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  connect();
});

describe('rooms for the cart', () => {
  it('join a booking of their stay, party and homestay', () => {
    expect(addRooms([foundRoom(3)], BOOKED)).toBe(true);
    expect(cart().map(([id]) => id)).toEqual([1, 2, 3]);
    expect(toasts()).toEqual(['Room 3 has been added to your cart!']);
  });

  it('begin a booking in an empty cart', () => {
    clearCart();
    expect(addRooms([foundRoom(3)], MARCH)).toBe(true);
    expect(cart()).toEqual([[3, '2027-03-10', 2, 0]]);
  });

  it('are put in anew where the booking is that one room, and the guest is told what it is now', () => {
    $cart.set([cartItem(1)]);
    expect(addRooms([foundRoom(1)], { ...MARCH, adults: 3, children: 1 })).toBe(true);
    expect(cart()).toEqual([[1, '2027-03-10', 3, 1]]);
    expect(toasts()).toEqual(['Your booking is now for 10–12 Mar, 3 adults, 1 child: 1 room, ₹4,000.']);
  });
});

describe('a room of another stay', () => {
  const ask = async () => {
    free({
      '2027-03-10': [wireRoom(1, { price: 5000, final_price: 5000 }), wireRoom(3)],
      '2026-12-18': [wireRoom(1), wireRoom(2), wireRoom(3, { price: 7000, final_price: 7000 })],
    });
    expect(addRooms([foundRoom(3)], MARCH)).toBe(false);
    expect(cart().map(([id]) => id)).toEqual([1, 2]);
    await checked();
  };

  it('changes nothing before the guest has chosen, and nothing on Cancel', async () => {
    await ask();
    cancelAdding();
    expect($cart.get()).toEqual([cartItem(1), cartItem(2)]);
    expect(toasts()).toEqual([]);
  });

  it('moves the booking, without the rooms that can’t come along', async () => {
    await ask();
    expect($addQuestion.get()?.move).toMatchObject({ unsellable: [{ id: 2, name: 'Room 2' }] });
    moveBooking();
    expect(cart()).toEqual([
      [1, '2027-03-10', 2, 0],
      [3, '2027-03-10', 2, 0],
    ]);
    expect(toasts()).toEqual(['Your booking is now for 10–12 Mar, 2 guests: 2 rooms, ₹9,000.']);
    expect($addQuestion.get()).toBeUndefined();
  });

  it('comes for the dates of the booking', async () => {
    await ask();
    keepBooking();
    expect(cart().map(([id, date]) => [id, date])).toEqual([
      [1, '2026-12-18'],
      [2, '2026-12-18'],
      [3, '2026-12-18'],
    ]);
    expect($cart.get()[2]).toMatchObject({ final_price: 7000 });
  });

  it('can’t come for dates on which it is not free', async () => {
    free({ '2027-03-10': [wireRoom(3)], '2026-12-18': [wireRoom(1)] });
    addRooms([foundRoom(3)], MARCH);
    await checked();
    expect($addQuestion.get()?.keep).toMatchObject({ items: [], unsellable: [{ id: 3 }] });
    keepBooking();
    expect(cart().map(([id]) => id)).toEqual([1, 2]);
  });

  it('replaces the booking', async () => {
    await ask();
    replaceBooking();
    expect(cart()).toEqual([[3, '2027-03-10', 2, 0]]);
    expect(toasts()).toEqual(['Your booking is now for 10–12 Mar, 2 guests: 1 room, ₹4,000.']);
  });

  it('is asked about anew when the cart changes meanwhile', async () => {
    await ask();
    removeFromCart(1);
    await checked();
    moveBooking();
    expect(cart().map(([id]) => id)).toEqual([3]);
  });

  it('stays asked while only prices of the cart change, and is closed with the cart', async () => {
    await ask();
    const asked = $addQuestion.get();
    $cart.set($cart.get().map((item) => ({ ...item, final_price: 1 })));
    expect($addQuestion.get()).toBe(asked);
    clearCart();
    expect($addQuestion.get()).toBeUndefined();
    expect($cart.get()).toEqual([]);
  });

  it('can’t be chosen where it could not be checked', async () => {
    fakeApi(() => json({ error: 'Down', code: 'internal' }, 503));
    addRooms([foundRoom(3)], MARCH);
    await checked();
    expect($addQuestion.get()).toMatchObject({ move: 'failed', keep: 'failed' });
    moveBooking();
    keepBooking();
    expect($cart.get()).toEqual([cartItem(1), cartItem(2)]);
  });
});

describe('a room for another party or of another homestay', () => {
  it('leaves the party of the rooms in the cart alone until the guest says so', async () => {
    $cart.set([cartItem(1, { guests: 4, children: 2 }), cartItem(2, { guests: 4, children: 2 })]);
    const sent = free({});
    addRooms([foundRoom(3)], BOOKED);
    await checked();
    expect(sent).toHaveLength(0);
    expect(cart()).toEqual([
      [1, '2026-12-18', 4, 2],
      [2, '2026-12-18', 4, 2],
    ]);
    keepBooking();
    expect(cart().map(([, , guests, children]) => [guests, children])).toEqual([
      [4, 2],
      [4, 2],
      [4, 2],
    ]);
  });

  it('goes for all rooms where the booking moves', async () => {
    addRooms([foundRoom(3)], { ...BOOKED, adults: 5 });
    await checked();
    moveBooking();
    expect(cart().map(([, , guests]) => guests)).toEqual([5, 5, 5]);
  });

  it('of the same homestay joins a booking that was begun in another language', async () => {
    $cart.set([cartItem(1, { name: 'ঘর 1', homestay_name: 'সি ব্রিজ' })]);
    free({ [BOOKED.checkIn]: [wireRoom(1), wireRoom(3)] });
    expect(addRooms([foundRoom(3)], BOOKED)).toBe(false);
    await eventually(() => expect(toasts()).toEqual(['Room 3 has been added to your cart!']));
    expect($addQuestion.get()).toBeUndefined();
    expect($cart.get().map(({ name }) => name)).toEqual(['Room 1', 'Room 3']);
  });

  it('of another homestay can only replace the booking', async () => {
    free({ [BOOKED.checkIn]: [wireRoom(1), wireRoom(2)] });
    addRooms([foundRoom(7, { homestay_name: 'Lighthouse' })], BOOKED);
    await eventually(() =>
      expect($addQuestion.get()).toMatchObject({ move: 'impossible', keep: 'impossible' }),
    );
    moveBooking();
    keepBooking();
    expect(cart().map(([id]) => id)).toEqual([1, 2]);
    replaceBooking();
    expect(cart().map(([id]) => id)).toEqual([7]);
  });
});
