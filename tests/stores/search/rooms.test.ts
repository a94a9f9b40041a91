import '../../support/browser.ts';
import { describe, expect, it, vi } from 'vitest';
import { $cart, addToCart, clearCart } from '#stores/cart/cart.ts';
import { $filterChoices, $otherBooking, $partyRooms, $rooms, reloadRooms } from '#stores/search/rooms.ts';
import { $isPastFestival, $isPastSearch, $search, changeView, goToSearch } from '#stores/search/search.ts';
import { comeBack, visit } from '../../support/browser.ts';
import { resultsPage, stay } from '../../support/results-page.ts';
import { cartItem, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const { open, ids, settled } = resultsPage();

describe('the results page', () => {
  it('without dates goes to the default stay, replacing the history and keeping the guests', async () => {
    fakeApi(() => json({ rooms: [] }));
    visit('/rooms?guests=3&sort=price-low');
    open();
    expect(location.search).toBe(
      '?checkIn=2026-12-21&checkOut=2026-12-23&guests=3&children=0&sort=price-low',
    );
    expect(history.length).toBe(1);
    await settled();
  });

  it('without dates means the stay and party of the booking in the cart', async () => {
    fakeApi(() => json({ rooms: [] }));
    const party = { guests: 3, children: 1 };
    $cart.set([cartItem(1, { checkInDate: '2027-03-10', checkOutDate: '2027-03-12', ...party })]);
    visit('/rooms');
    open();
    expect(location.search).toBe('?checkIn=2027-03-10&checkOut=2027-03-12&guests=3&children=1');
    expect($otherBooking.get()).toBeUndefined();
    goToSearch({ checkIn: '2026-12-25', checkOut: '2026-12-27', adults: 3, children: 1, pastDate: false });
    expect($otherBooking.get()).toMatchObject({ checkIn: '2027-03-10', adults: 3 });
    clearCart();
  });

  it('asks for the stay and everybody in the party, uncached', async () => {
    const sent = fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(2)] }));
    visit(`/rooms?${stay}&guests=3&children=1`);
    open();
    expect($rooms.get()).toEqual({ state: 'loading' });
    await settled();
    expect(ids()).toEqual([1, 2]);
    expect(sent[0]?.body).toMatchObject({ checkInDate: '2026-12-18', checkOutDate: '2026-12-20', guests: 4 });
    expect(sent[0]?.query.get('timestamp')).toMatch(/^\d+$/);
  });

  it('fails with the specified sentence, and can be tried again', async () => {
    visit(`/rooms?${stay}`);
    fakeApi(() => json({ error: 'Sorry', code: 'internal' }, 500));
    open();
    await settled();
    expect($rooms.get()).toEqual({
      state: 'failed',
      message: 'Failed to load rooms. Please try again later.',
    });
    fakeApi(() => json({ rooms: [wireRoom(1)] }));
    reloadRooms();
    await settled();
    expect(ids()).toEqual([1]);
  });

  it('takes an answer of a wrong shape for an empty one, and drops only the rooms it can not read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    visit(`/rooms?${stay}`);
    fakeApi(() => json({ rooms: 'none' }));
    open();
    await settled();
    expect($rooms.get()).toEqual({ state: 'ready', rooms: [] });
    const bad = [{ ...wireRoom(2), id: undefined }, { ...wireRoom(3), room_name: '' }, 'room', null];
    const unpriced = wireRoom(4, { pricing_error: 'Sorry', pricing_error_type: 'system_error' });
    fakeApi(() => json({ rooms: [wireRoom(1), ...bad, unpriced] }));
    await vi.advanceTimersByTimeAsync(1100);
    reloadRooms();
    await settled();
    expect(ids()).toEqual([1]);
    expect(log).toHaveBeenCalled();
  });

  it('leaves out rooms that are in the cart', async () => {
    fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(2)] }));
    visit(`/rooms?${stay}`);
    open();
    await settled();
    addToCart(cartItem(1));
    expect(ids()).toEqual([2]);
    clearCart();
    expect(ids()).toEqual([1, 2]);
  });

  it('asks once for the same question within a second, and again after it', async () => {
    const sent = fakeApi(() => json({ rooms: [] }));
    visit(`/rooms?${stay}`);
    open();
    reloadRooms();
    await settled();
    reloadRooms();
    await settled();
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1100);
    reloadRooms();
    await settled();
    expect(sent).toHaveLength(2);
  });

  it('never shows an older answer over a newer one', async () => {
    const answers: ((response: Response) => void)[] = [];
    fakeApi(() => new Promise((resolve) => answers.push(resolve)));
    visit(`/rooms?${stay}`);
    open();
    const search = $search.get();
    if (search) goToSearch({ ...search, adults: 5 });
    expect(answers).toHaveLength(2);
    answers[1]?.(json({ rooms: [wireRoom(2)] }));
    await settled();
    answers[0]?.(json({ rooms: [wireRoom(1)] }));
    await vi.advanceTimersByTimeAsync(50);
    expect(ids()).toEqual([2]);
  });

  it('asks again on the way back and forward, and out of the back/forward cache', async () => {
    const sent = fakeApi(() => json({ rooms: [] }));
    visit(`/rooms?${stay}`);
    open();
    await settled();
    const search = $search.get();
    if (search) goToSearch({ ...search, checkIn: '2026-12-19' });
    expect(location.search).toBe('?checkIn=2026-12-19&checkOut=2026-12-20&guests=2&children=0');
    await settled();
    await vi.advanceTimersByTimeAsync(1100);
    history.back();
    expect($search.get()?.checkIn).toBe('2026-12-18');
    await settled();
    await vi.advanceTimersByTimeAsync(1100);
    comeBack();
    expect($rooms.get().state).toBe('loading');
    await settled();
    const asked = sent.map(({ body }) => body && Object(body).checkInDate);
    expect(asked).toEqual(['2026-12-18', '2026-12-19', '2026-12-18', '2026-12-18']);
  });

  it('keeps order and filters in the address, at the same place of the history', async () => {
    const tv = { amenities: [{ name: 'TV', available: true }] };
    fakeApi(() => json({ rooms: [wireRoom(1), wireRoom(2, tv), wireRoom(3, { ...tv, property_id: 2 })] }));
    visit(`/rooms?${stay}&homestay=1`);
    open();
    await settled();
    expect(ids()).toEqual([1, 2]);
    changeView({ amenities: ['TV'] });
    expect(ids()).toEqual([2]);
    expect(location.search).toBe(`?${stay}&guests=2&children=0&amenity=TV&homestay=1`);
    expect(history.length).toBe(1);
    expect($filterChoices.get().amenities).toEqual(['TV']);
    changeView({ amenities: [], homestay: undefined });
    expect(ids()).toEqual([1, 2, 3]);
  });
});

describe('a search in the past', () => {
  it('is known by its dates, and as a festival by its link', async () => {
    fakeApi(() => json({ rooms: [wireRoom(1)] }));
    visit('/rooms?checkIn=2025-06-27&checkOut=2025-06-29&guests=2&children=0&pastDate=true');
    open();
    expect([$isPastSearch.get(), $isPastFestival.get()]).toEqual([true, true]);
    goToSearch({ checkIn: '2026-11-20', checkOut: '2026-11-22', adults: 2, children: 0, pastDate: false });
    expect([$isPastSearch.get(), $isPastFestival.get()]).toEqual([true, false]);
    goToSearch({ checkIn: '2026-11-21', checkOut: '2026-11-22', adults: 2, children: 0, pastDate: false });
    expect([$isPastSearch.get(), $isPastFestival.get()]).toEqual([false, false]);
    await settled();
  });
});

describe('a party that no single room takes', () => {
  const rooms = [
    wireRoom(1, { capacity: 3, final_price: 5000 }),
    wireRoom(2, { capacity: 3, final_price: 5000 }),
    wireRoom(3, { capacity: 4, final_price: 9000 }),
    wireRoom(4, { capacity: 4, pricing_error_type: 'rates_not_open', final_price: 0 }),
  ];

  it('is offered the cheapest rooms, and only what is still missing beside the cart', async () => {
    fakeApi(() => json({ rooms }));
    visit(`/rooms?${stay}&guests=4&children=2`);
    open();
    await settled();
    expect($partyRooms.get()).toMatchObject({ fit: { needed: 2 }, toAdd: [{ id: 1 }, { id: 2 }] });
    addToCart(cartItem(3));
    expect($partyRooms.get()).toMatchObject({ chosen: [{ id: 3 }], toAdd: [{ id: 1 }] });
    addToCart(cartItem(1));
    expect($partyRooms.get()).toMatchObject({ chosen: [{ id: 1 }, { id: 3 }], toAdd: [] });
  });

  it('is told when the free rooms do not suffice, and nothing is said to a couple', async () => {
    fakeApi(() => json({ rooms: rooms.slice(0, 1) }));
    visit(`/rooms?${stay}&guests=4`);
    open();
    await settled();
    expect($partyRooms.get()).toMatchObject({ fit: { needed: 2 }, toAdd: undefined });
    goToSearch({ checkIn: '2026-12-18', checkOut: '2026-12-20', adults: 2, children: 0, pastDate: false });
    await settled();
    expect($partyRooms.get()).toBeUndefined();
  });
});
