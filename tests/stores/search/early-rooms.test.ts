import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { SEARCH_PATH } from '#client/early-search.ts';
import { checkRoomAvailability } from '#contract/availability.ts';
import { addToCart, clearCart } from '#stores/cart/cart.ts';
import { earlyRooms } from '#stores/search/early-rooms.ts';
import { $rooms, $shownRooms, openResults } from '#stores/search/rooms.ts';
import { visit } from '../../support/browser.ts';
import { cartItem, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const STAY = 'checkIn=2026-12-18&checkOut=2026-12-20&guests=2';
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  clearCart();
});
afterEach(() => {
  close();
  close = () => {};
  vi.useRealTimers();
  connect();
});

async function openLater(): Promise<void> {
  close = openResults();
  await vi.waitFor(() => expect($rooms.get().state).not.toBe('loading'), 5000);
}

describe('the first prices', () => {
  it('are asked for at the address of the search', () => {
    expect(SEARCH_PATH).toBe(checkRoomAvailability.path);
  });

  it('are told before the results, which ask nothing more', async () => {
    const sent = fakeApi(() =>
      json({ rooms: [wireRoom(3, { room_name: 'Garuda Room', final_price_per_day: 2600 })] }),
    );
    visit(`/rooms?${STAY}`);
    expect(await earlyRooms()).toEqual([{ id: 3, name: 'Garuda Room', price: '₹2,600' }]);
    await openLater();
    expect($shownRooms.get().map(({ id }) => id)).toEqual([3]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 2 });
  });

  it('leave out a room in the cart, and the price of one that has none', async () => {
    fakeApi(() =>
      json({
        rooms: [wireRoom(1), wireRoom(2, { room_name: 'Sea Room', final_price_per_day: 0 })],
      }),
    );
    addToCart(cartItem(1));
    visit(`/rooms?${STAY}`);
    expect(await earlyRooms()).toEqual([{ id: 2, name: 'Sea Room', price: '' }]);
  });

  it('wait for the results where the rooms are filtered', async () => {
    const sent = fakeApi(() => json({ rooms: [wireRoom(3)] }));
    visit(`/rooms?${STAY}&ac=ac`);
    expect(await earlyRooms()).toEqual([]);
    await openLater();
    expect(sent).toHaveLength(1);
  });

  it('are not asked for a stay in the past', async () => {
    const sent = fakeApi(() => json({ rooms: [] }));
    visit('/rooms?checkIn=2026-01-18&checkOut=2026-01-20&guests=2');
    expect(await earlyRooms()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { state: 'failed' }],
    ['an answer that is none', () => new Response('<html>'), { state: 'ready', rooms: [] }],
    ['a failure', () => json({ error: 'No.', code: 'internal' }, 500), { state: 'failed' }],
  ])('are none with %s, which the results tell', async (what, answer, told) => {
    fakeApi(answer);
    // A search of its own: the same one within a second is not asked again.
    visit(`/rooms?${STAY}${what.length}`);
    expect(await earlyRooms()).toEqual([]);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    close = openResults();
    await vi.waitFor(() => expect($rooms.get()).toMatchObject(told), 5000);
  });
});
