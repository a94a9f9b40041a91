import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import {
  $dateChange,
  cancelDateChange,
  confirmDateChange,
  proposeCheckIn,
  proposeStay,
} from '#stores/booking/date-change.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $cart, addToCart, clearCart } from '#stores/cart/cart.ts';
import { $reservation, forgetReservation } from '#stores/reservation/reservation.ts';
import { cartItem, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const dates = () => $cart.get().map((item) => [item.id, item.checkInDate, item.checkOutDate]);
const BEFORE = [
  [1, '2026-12-18', '2026-12-20'],
  [2, '2026-12-18', '2026-12-20'],
];
const both = () => fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(2), wireRoom(3)] }));
const onlyFirst = () => fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(3)] }));

beforeEach(() => {
  vi.useFakeTimers();
  clearCart();
  addToCart(cartItem(1), cartItem(2));
  cancelDateChange();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  connect();
  takeToasts();
});

describe('a new check-out', () => {
  const stay = { checkIn: '2026-12-18', checkOut: '2026-12-22' };

  it('is checked first, then asked about; confirming applies it to all rooms', async () => {
    const sent = both();
    const proposed = proposeStay(stay);
    expect($dateChange.get()).toEqual({ state: 'checking' });
    await proposed;
    expect($dateChange.get()).toMatchObject({ state: 'asked', stay });
    expect(dates()).toEqual(BEFORE);
    await confirmDateChange();
    expect($dateChange.get()).toEqual({ state: 'none' });
    expect(dates()).toEqual([
      [1, '2026-12-18', '2026-12-22'],
      [2, '2026-12-18', '2026-12-22'],
    ]);
    expect(sent).toHaveLength(1);
  });

  it('is discarded by Cancel', async () => {
    both();
    await proposeStay(stay);
    cancelDateChange();
    expect($dateChange.get()).toEqual({ state: 'none' });
    await confirmDateChange();
    expect(dates()).toEqual(BEFORE);
  });

  it('lists the rooms that are taken then; going on removes them and moves the rest', async () => {
    onlyFirst();
    await proposeStay(stay);
    expect($dateChange.get()).toMatchObject({ state: 'unavailable', rooms: [{ id: 2, name: 'Room 2' }] });
    await confirmDateChange();
    expect(dates()).toEqual([[1, '2026-12-18', '2026-12-22']]);
  });

  it('lists a room that can’t be sold for that stay, too, before anything changes', async () => {
    const refused = { pricing_error: 'x', pricing_error_type: 'minimum_stay_violation' as const };
    fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(2, { ...refused, minimum_stay_required: 5 })] }));
    await proposeStay(stay);
    expect($dateChange.get()).toMatchObject({
      state: 'unavailable',
      rooms: [{ id: 2, found: { minimum_stay_required: 5 } }],
    });
    expect(dates()).toEqual(BEFORE);
  });

  it('says what the rooms cost then, and takes a party along', async () => {
    fakeApi(() => json({ rooms: [wireRoom(1, { final_price: 6000 }), wireRoom(2)] }));
    await proposeStay(stay, { adults: 4, children: 1 });
    expect($dateChange.get()).toMatchObject({ state: 'asked', total: 10_000 });
    await confirmDateChange();
    expect($cart.get().map(({ guests, children }) => [guests, children])).toEqual([
      [4, 1],
      [4, 1],
    ]);
  });

  it('counts what the guest’s own begun payment holds as free', async () => {
    const held = { rooms: [2], checkIn: '2026-12-20', checkOut: '2026-12-22', request: '{}' };
    $reservation.set({ state: 'held', id: 9, ...held });
    onlyFirst();
    await proposeStay(stay);
    expect($dateChange.get()).toMatchObject({ state: 'asked', stay });
    forgetReservation();
  });

  it('with rooms that are taken is discarded by Cancel', async () => {
    onlyFirst();
    await proposeStay(stay);
    cancelDateChange();
    expect(dates()).toEqual(BEFORE);
  });

  it.each([
    ['the check fails', () => Promise.reject(new TypeError('offline'))],
    ['the server is in trouble', () => json({ error: 'Sorry', code: 'internal' }, 500)],
    ['no rooms come back', () => json({ rooms: [] })],
  ])('goes on as if all were free when %s', async (_, answer) => {
    fakeApi(answer);
    await proposeStay(stay);
    expect($dateChange.get()).toMatchObject({ state: 'asked' });
    await confirmDateChange();
    expect(dates().map(([, , out]) => out)).toEqual(['2026-12-22', '2026-12-22']);
  });

  it('that was cancelled while it was checked asks nothing any more', async () => {
    both();
    const proposed = proposeStay(stay);
    cancelDateChange();
    await proposed;
    expect($dateChange.get()).toEqual({ state: 'none' });
  });
});

describe('a new check-in', () => {
  it('is asked about at once and applies to all rooms', async () => {
    both();
    const stay = { checkIn: '2026-12-19', checkOut: '2026-12-20' };
    proposeCheckIn(stay);
    expect($dateChange.get()).toMatchObject({ state: 'asked', stay });
    expect(await confirmDateChange()).toBeUndefined();
    expect(dates()).toEqual([
      [1, '2026-12-19', '2026-12-20'],
      [2, '2026-12-19', '2026-12-20'],
    ]);
  });

  it('after the check-out changes nothing before a new check-out is chosen', async () => {
    const sent = both();
    proposeCheckIn({ checkIn: '2026-12-25' });
    expect(await confirmDateChange()).toEqual({ checkIn: '2026-12-25' });
    expect(dates()).toEqual(BEFORE);
    expect(sent).toHaveLength(0);
    expect($dateChange.get()).toEqual({ state: 'none' });
  });

  it('tells of rooms that are taken then before anything changes', async () => {
    onlyFirst();
    proposeCheckIn({ checkIn: '2026-12-17', checkOut: '2026-12-20' });
    await confirmDateChange();
    expect($dateChange.get()).toMatchObject({ state: 'unavailable', rooms: [{ id: 2 }] });
    expect(dates()).toEqual(BEFORE);
    await confirmDateChange();
    expect(dates()).toEqual([[1, '2026-12-17', '2026-12-20']]);
  });
});
