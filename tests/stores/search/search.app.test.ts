import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#client/call.ts';
import { connect } from '#client/connection.ts';
import { Refusal } from '#client/errors.ts';
import { createReservation, getReservation } from '#contract/reservation.ts';
import { cartItemOf } from '#domain/booking/cart.ts';
import type { Search } from '#domain/rooms/search.ts';
import {
  $dateChange,
  cancelDateChange,
  confirmDateChange,
  proposeStay,
} from '#stores/booking/date-change.ts';
import { keepQuote } from '#stores/booking/quote.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $cart, addToCart, clearCart, refreshCart } from '#stores/cart/cart.ts';
import { findRooms } from '#stores/rooms/availability.ts';
import { $alternatives, type OfferedStay, openAlternatives } from '#stores/search/alternatives.ts';
import { $calendars, lookAtMonth } from '#stores/search/calendar.ts';
import { $isNoneSold, $partyRooms, $rooms, $shownRooms, openResults } from '#stores/search/rooms.ts';
import { testApp } from '../../support/app.ts';
import { visit } from '../../support/browser.ts';
import { browserOf } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { bookingRequest } from '../../support/homestays.ts';
import { appOfFile } from '../../support/open-app.ts';

const stay = { checkIn: '2026-12-18', checkOut: '2026-12-20' };
const party = { adults: 2, children: 0 };
const api = appOfFile();
let close = () => {};

const settled = () => eventually(() => expect($rooms.get().state).toBe('ready'));
const ids = () => $shownRooms.get().map((room) => room.id);
const results = async (query: string) => {
  visit(`/rooms?${query}`);
  close = openResults();
  await settled();
};
const opened = async (search: Search, roomId?: number) => {
  close();
  close = openAlternatives(search, roomId);
  await eventually(() => expect($alternatives.get().state).toBe('ready'));
  const loaded = $alternatives.get();
  return loaded.state === 'ready' ? loaded.offered : [];
};
const fill = async (id: number, dates = stay) => {
  const room = (await findRooms({ ...dates, guests: 1 })).find((one) => one.id === id);
  if (room) addToCart(cartItemOf(room, dates, party));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  browserOf(testApp(api.deps));
  clearCart();
});
afterEach(() => {
  close();
  cancelDateChange();
  connect();
  takeToasts();
  vi.useRealTimers();
});

describe('search, cart and calendar, asked of the real app', () => {
  it('find rooms with their prices and reasons', async () => {
    await results('checkIn=2026-12-18&checkOut=2026-12-20&guests=2');
    expect(ids()).toEqual([7, 1, 2, 3]);
    expect($shownRooms.get()[2]).toMatchObject({
      price_per_day: 3000,
      final_price_per_day: 2700,
      is_ac: true,
      amenities: ['Air Conditioner', 'Free WiFi'],
      pricing_error: null,
    });
    expect($shownRooms.get()[3]).toMatchObject({
      pricing_error_type: 'minimum_stay_violation',
      minimum_stay_required: 3,
    });
    await fill(1);
    expect(ids()).toEqual([7, 2, 3]);
  });

  it('know nights beyond the calendar as not open, and past ones as there to look at', async () => {
    await results('checkIn=2027-02-10&checkOut=2027-02-12&guests=2');
    expect(new Set($shownRooms.get().map((room) => room.pricing_error_type))).toEqual(
      new Set(['rates_not_open']),
    );
  });

  it('suggest rooms of one homestay for four', async () => {
    await results('checkIn=2026-12-18&checkOut=2026-12-20&guests=4');
    expect($partyRooms.get()).toMatchObject({ fit: { needed: 2 }, toAdd: [{ id: 1 }, { id: 2 }] });
  });

  it('are told how many nights can be booked where a stay is too long', async () => {
    await results('checkIn=2026-12-18&checkOut=2028-12-18');
    expect($rooms.get()).toEqual({
      state: 'ready',
      rooms: [],
      refusal:
        'You can book up to 30 nights online. Please choose fewer nights, or contact us for a longer stay.',
    });
  });

  it('are offered other stays, each with its address, where no room can be sold', async () => {
    const { db } = api.deps;
    const nights = db.updateTable('room_night').where('night', 'in', ['2027-01-20', '2027-01-21']);
    const setClosed = (closed: boolean) => nights.set({ closed }).where('room_id', 'in', [1, 2, 7]).execute();
    await setClosed(true);
    await results('checkIn=2027-01-20&checkOut=2027-01-22');
    expect(ids()).toEqual([1, 2, 3, 7]);
    expect($isNoneSold.get()).toBe(true);
    const search = { checkIn: '2027-01-20', checkOut: '2027-01-22', adults: 2, children: 0, pastDate: false };
    const [longer, near] = await opened(search);
    expect(longer).toEqual({
      kind: 'longer',
      total: 4275,
      bookings: [
        {
          stay: { checkIn: '2027-01-19', checkOut: '2027-01-22' },
          rooms: ['Room 3'],
          address: '/rooms/3?checkIn=2027-01-19&checkOut=2027-01-22&guests=2&children=0',
        },
      ],
    });
    expect(near).toMatchObject({ kind: 'near_dates', bookings: [{ rooms: ['Room 7'] }] });
    expect((await opened(search, 3)).map(({ kind }) => kind)).toEqual(['longer']);
    await setClosed(false);
  });

  it('are offered a set of rooms as results, and a split as two bookings', async () => {
    const four = { checkIn: '2027-01-20', checkOut: '2027-01-22', adults: 4, children: 0, pastDate: false };
    const isNear = ({ kind }: OfferedStay) => kind === 'near_dates';
    expect((await opened(four)).find(isNear)?.bookings).toEqual([
      {
        stay: { checkIn: '2027-01-19', checkOut: '2027-01-21' },
        rooms: ['Room 1', 'Room 2'],
        address: '/rooms?checkIn=2027-01-19&checkOut=2027-01-21&guests=4&children=0',
      },
    ]);
    const beside = await opened(four, 2);
    expect(beside.find(isNear)?.bookings[0]?.address).toMatch(/^\/rooms\/2\?checkIn=2027-01-19&/);
    const parts = await opened({ ...four, adults: 2 });
    expect(parts.find(({ kind }) => kind === 'split')?.bookings).toEqual([
      {
        stay: { checkIn: '2027-01-20', checkOut: '2027-01-21' },
        rooms: ['Room 1'],
        address: '/rooms/1?checkIn=2027-01-20&checkOut=2027-01-21&guests=2&children=0',
      },
      {
        stay: { checkIn: '2027-01-21', checkOut: '2027-01-22' },
        rooms: ['Room 2'],
        address: '/rooms/2?checkIn=2027-01-21&checkOut=2027-01-22&guests=2&children=0',
      },
    ]);
  });

  it('are shown no other stays while these load, or when they do not', async () => {
    const wire = browserOf(testApp(api.deps));
    wire.lose();
    const search = { checkIn: '2027-01-20', checkOut: '2027-01-22', adults: 2, children: 0, pastDate: false };
    close = openAlternatives(search);
    expect($alternatives.get()).toEqual({ state: 'loading' });
    await eventually(() => expect($alternatives.get().state).toBe('failed'));
  });

  it('learn which nights are free and what they cost at least', async () => {
    await lookAtMonth('all', '2026-12-01');
    expect($calendars.get().all?.get('2026-12-18')).toEqual({ free: 4, lowestPrice: 1000, minimumStay: 1 });
    await lookAtMonth(2, '2026-12-01');
    expect($calendars.get()[2]?.get('2026-12-18')).toEqual({ free: 1, lowestPrice: 2700, minimumStay: 1 });
  });

  it('move the cart to other dates with their prices, and tell of rooms that are taken then', async () => {
    await fill(1);
    await fill(2);
    const longer = { checkIn: '2026-12-18', checkOut: '2026-12-21' };
    const taken = bookingRequest({ check_in: '2026-12-20', check_out: '2026-12-21', rooms: [{ id: 2 }] });
    await call(createReservation, { body: { ...taken, payment_method: 'full', rooms: [{ id: 2 }] } });
    await proposeStay(longer);
    expect($dateChange.get()).toMatchObject({ state: 'unavailable', rooms: [{ id: 2, name: 'Room 2' }] });
    await confirmDateChange();
    // Three nights at 2,000, less 5 %.
    expect($cart.get()).toMatchObject([
      { id: 1, checkOutDate: '2026-12-21', price: 6000, rules_discount: 300, final_price: 5700 },
    ]);
  });

  it('tell a price that changed meanwhile', async () => {
    const later = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
    await fill(1, later);
    await api.deps.db.updateTable('room_night').set({ price: 2500 }).where('room_id', '=', 1).execute();
    takeToasts();
    keepQuote();
    // Whether today's prices or the promised one is heard first, the guest is told once.
    await eventually(() =>
      expect(takeToasts()).toMatchObject([{ text: 'The price of Room 1 changed from ₹4,000 to ₹5,000.' }]),
    );
    expect(await refreshCart()).toMatchObject({ changes: [] });
  });

  it('get a refusal in words a person can read', async () => {
    const asked = call(getReservation, { params: { id: 99_999 } });
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });
});
