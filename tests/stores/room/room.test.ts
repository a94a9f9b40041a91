import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $addQuestion, cancelAdding } from '#stores/booking/add-rooms.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { $reservation, forgetReservation, type PaidReservation } from '#stores/reservation/reservation.ts';
import {
  $isInCart,
  $offer,
  $others,
  $room,
  $similar,
  changeStay,
  openRoom,
  putRoomInCart,
  reloadRoom,
} from '#stores/room/room.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { cartItem, wireDetail, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';

const OWN_NIGHTS = { rooms: [3], checkIn: '2026-12-19', checkOut: '2026-12-21' };

const STAY = 'checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=1';
let close = () => {};

/** The API, with the rooms that are free; `room` answers the room's own call. */
function api(free: number[], room: (sent: Sent) => Response = (sent) => json({ room: detail(sent) })) {
  return fakeApi((sent) => {
    if (sent.path.endsWith('/check-room-availability'))
      return json({ rooms: free.map((id) => wireRoom(id)) });
    return room(sent);
  });
}
const detail = (sent: Sent, more = {}) => wireDetail(Number(sent.path.split('/').at(-1)), more);

function open(id = 3, query = STAY): void {
  visit(`/rooms/${id}?${query}`);
  close = openRoom(id);
}
const settled = () =>
  eventually(() => {
    expect($room.get().state).not.toBe('loading');
    expect($others.get().state).not.toBe('checking');
  });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  clearCart();
  forgetReservation();
  $room.set({ state: 'loading' });
  $others.set({ state: 'checking' });
});
afterEach(async () => {
  close();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  connect();
});

describe('a room’s page', () => {
  it('asks for the room and for all rooms of the stay, with everybody in the party', async () => {
    const sent = api([3, 4]);
    open();
    expect($offer.get()).toBe('checking');
    await settled();
    const [room, search] = [
      sent.find((one) => one.method === 'GET'),
      sent.find((one) => one.method === 'POST'),
    ];
    expect(room?.path).toBe('/public/room/3');
    expect(room?.query.toString()).toBe('checkin_date=2026-12-18&checkout_date=2026-12-20');
    expect(search?.body).toMatchObject({ guests: 3 });
    expect($offer.get()).toBe('free');
  });

  it('reads both spellings of the address', async () => {
    const sent = api([3]);
    open(3, 'checkin=2026-12-24&checkout=2026-12-26&guests=1');
    await settled();
    expect(sent.find((one) => one.method === 'GET')?.query.get('checkin_date')).toBe('2026-12-24');
  });

  it('checks again when the dates or guests change, in the same place of the history', async () => {
    const sent = api([3]);
    open();
    await settled();
    changeStay({ checkOut: '2026-12-22' });
    expect($offer.get()).toBe('checking');
    await settled();
    expect(location.search).toContain('checkOut=2026-12-22');
    expect(history.length).toBe(1);
    expect(sent.filter((one) => one.method === 'POST')).toHaveLength(2);
  });

  it('shows the answer to the last of quick changes, whichever comes first', async () => {
    const sent = api([3]);
    open();
    await settled();
    sent.length = 0;
    for (const adults of [3, 4, 5]) changeStay({ adults });
    expect($offer.get()).toBe('checking');
    await settled();
    const asked = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(asked.at(-1)).toMatchObject({ guests: 6 });
    expect($offer.get()).toBe('free');
  });

  it('that does not exist is unknown', async () => {
    api([], () => json({ error: 'No.', code: 'not_found' }, 404));
    open(999);
    await settled();
    expect($room.get()).toEqual({ state: 'unknown' });
  });

  it('that fails to load can be asked for again, and says what is wrong with the dates', async () => {
    const failures = [
      json({ error: 'No.', code: 'internal' }, 500),
      json({ error: 'Too long.', code: 'bad_request' }, 400),
    ];
    api([3], (sent) => failures.shift() ?? json({ room: detail(sent) }));
    open();
    await settled();
    expect($room.get()).toEqual({ state: 'failed' });
    await vi.advanceTimersByTimeAsync(1100);
    await reloadRoom();
    expect($room.get()).toEqual({ state: 'failed', refusal: 'Too long.' });
    await vi.advanceTimersByTimeAsync(1100);
    await reloadRoom();
    expect($room.get().state).toBe('ready');
  });
});

describe('whether it can be booked', () => {
  it('not when it is missing from the free rooms: sold out', async () => {
    api([4]);
    open();
    await settled();
    expect($offer.get()).toBe('sold-out');
  });

  it('yes when the check fails: the room is assumed to be free', async () => {
    fakeApi((sent) => (sent.method === 'POST' ? json({}, 500) : json({ room: detail(sent) })));
    open();
    await settled();
    expect($offer.get()).toBe('free');
  });

  it('yes when it is the guest’s own unpaid reservation that holds it', async () => {
    api([4]);
    $reservation.set({ state: 'held', id: 9, request: '{}', ...OWN_NIGHTS });
    open();
    await settled();
    expect($offer.get()).toBe('free');
  });

  it('not again when this browser has paid for it: it is booked', async () => {
    api([4]);
    const paid: PaidReservation = { state: 'paid', id: 9, ...OWN_NIGHTS };
    $reservation.set(paid);
    open();
    await settled();
    expect($offer.get()).toBe('booked');
    $reservation.set({ ...paid, rooms: [5] });
    expect($offer.get()).toBe('sold-out');
    $reservation.set({ state: 'paid', id: 9 });
    expect($offer.get()).toBe('sold-out');
  });

  it('not in the past', async () => {
    api([3]);
    open(3, 'checkIn=2026-11-01&checkOut=2026-11-03&guests=2');
    await settled();
    expect($offer.get()).toBe('past');
  });

  it('not when a rule of the house refuses, or there is no price', async () => {
    const refused = {
      pricing_error: 'Minimum stay: 3 days required',
      pricing_error_type: 'minimum_stay_violation',
    };
    api([3], (sent) => json({ room: detail(sent, refused) }));
    open();
    await settled();
    expect($offer.get()).toBe('refused');
    close();
    $room.set({ state: 'loading' });
    await vi.advanceTimersByTimeAsync(1100);
    api([3], (sent) => json({ room: detail(sent, { price_per_day: 0, final_price_per_day: 0 }) }));
    open();
    await settled();
    expect($offer.get()).toBe('no-price');
  });
});

describe('similar rooms', () => {
  it('are other free rooms, at most three, without those in the cart', async () => {
    api([3, 4, 5, 6, 7, 8]);
    open();
    await settled();
    expect($similar.get().map(({ id }) => id)).toEqual([4, 5, 6]);
  });
});

describe('the cart', () => {
  it('takes the room for the stay and party that are shown, and follows their change', async () => {
    api([3]);
    open();
    await settled();
    putRoomInCart();
    expect($isInCart.get()).toBe(true);
    expect($cart.get()[0]).toMatchObject({ id: 3, checkInDate: '2026-12-18', guests: 2, children: 1 });
    changeStay({ adults: 3, checkIn: '2026-12-19' });
    await settled();
    putRoomInCart();
    expect($cart.get()).toMatchObject([{ id: 3, checkInDate: '2026-12-19', guests: 3 }]);
  });

  it.each([{ adults: 3 }, { children: 0 }, { checkIn: '2026-12-19' }, { checkOut: '2026-12-21' }])(
    'takes it again for %o, in its own place',
    async (part) => {
      api([3]);
      open();
      await settled();
      putRoomInCart();
      changeStay(part);
      expect($isInCart.get()).toBe(false);
      await settled();
      putRoomInCart();
      expect($isInCart.get()).toBe(true);
      expect($cart.get()).toHaveLength(1);
    },
  );

  it('keeps its other rooms and their party: the guest is asked', async () => {
    $cart.set([cartItem(1)]);
    api([3]);
    open(3, 'checkIn=2026-12-18&checkOut=2026-12-20&guests=4&children=1');
    await settled();
    expect(putRoomInCart()).toBe(false);
    expect($addQuestion.get()).toMatchObject({ difference: { stay: false, party: true, homestay: false } });
    expect($cart.get()).toEqual([cartItem(1)]);
    cancelAdding();
  });
});
