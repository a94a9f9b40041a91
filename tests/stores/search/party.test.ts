import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $cartParty } from '#stores/booking/cart-party.ts';
import { chooseService, forgetDraft } from '#stores/booking/draft.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { $offer, $others, $room, $roomParty, openRoom, putRoomInCart } from '#stores/room/room.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { cartItem, wireDetail, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const STAY = 'checkIn=2026-12-18&checkOut=2026-12-20';
let close = () => {};

function open(party: string, free: ReturnType<typeof wireRoom>[], room = {}): Promise<void> {
  fakeApi(({ path }) =>
    path.endsWith('/check-room-availability') ? json({ rooms: free }) : json({ room: wireDetail(3, room) }),
  );
  visit(`/rooms/3?${STAY}&${party}`);
  close = openRoom(3);
  return eventually(() => expect($offer.get()).not.toBe('checking'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  clearCart();
  $room.set({ state: 'loading' });
  $others.set({ state: 'checking' });
});
afterEach(async () => {
  close();
  close = () => {};
  forgetDraft();
  clearCart();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  connect();
});

describe('a room’s page, for a party the room is too small for', () => {
  it('says which room to add, beside those of the stay in the cart', async () => {
    const free = [wireRoom(3), wireRoom(4, { final_price: 3000 }), wireRoom(5)];
    await open('guests=4', free);
    expect($roomParty.get()).toMatchObject({ fit: { fit: 'more-rooms', needed: 2 }, toAdd: [{ id: 4 }] });
    $cart.set([cartItem(5, { guests: 4 })]);
    expect($roomParty.get()).toMatchObject({ fit: { fit: 'fits' }, toAdd: [] });
  });

  it('is never sold out while the room is free, and the room can be added', async () => {
    await open('guests=30', [], { available: true });
    expect($offer.get()).toBe('free');
    expect($roomParty.get()).toMatchObject({ fit: { fit: 'more-rooms', needed: 10 }, toAdd: undefined });
    expect(putRoomInCart()).toBe(true);
  });

  it('is sold out when a night is taken', async () => {
    await open('guests=30', [], { available: false });
    expect($offer.get()).toBe('sold-out');
    expect($roomParty.get()).toBeUndefined();
  });

  it('needs an extra bed for a third guest', async () => {
    await open('guests=3', [wireRoom(3)]);
    expect($roomParty.get()).toMatchObject({ fit: { fit: 'extra-beds', beds: 1, sleeps: 2 } });
  });
});

describe('the cart', () => {
  const look = async () => {
    close = $cartParty.listen(() => {});
    await eventually(() => expect($cartParty.get()).toHaveProperty('bedPrice'));
    return $cartParty.get();
  };

  it('says what its rooms are too small for, and which would do beside them', async () => {
    $cart.set([cartItem(1, { guests: 4 })]);
    fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(2)] }));
    expect(await look()).toMatchObject({ fit: { fit: 'more-rooms', needed: 2 }, toAdd: [{ id: 2 }] });
    $cart.set([cartItem(1, { guests: 4 }), cartItem(2, { guests: 4 })]);
    expect($cartParty.get()).toMatchObject({ fit: { fit: 'fits' } });
  });

  it('is satisfied by the extra bed that is booked', async () => {
    $cart.set([cartItem(1, { guests: 3, checkOutDate: '2026-12-21' })]);
    fakeApi(() => json({ rooms: [wireRoom(1, { extra_bed_price: 250 })] }));
    expect(await look()).toMatchObject({ fit: { fit: 'extra-beds', beds: 1 }, bedPrice: 250 });
    chooseService('extraCot', true);
    expect($cartParty.get()).toMatchObject({ fit: { fit: 'fits' } });
  });
});
