import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { wishlistItemOf } from '#domain/rooms/wishlist.ts';
import { $counts } from '#stores/browser/stored-counts.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $cart, addToCart, clearCart } from '#stores/cart/cart.ts';
import { keepLastSearch } from '#stores/search/last-search.ts';
import { openSearch } from '#stores/search/search.ts';
import {
  $freeThen,
  $wishlist,
  $wishlistCount,
  $wishStay,
  addToWishlist,
  moveToCart,
  removeFromWishlist,
  toggleWishlist,
} from '#stores/wishlist/wishlist.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { cartItem, foundRoom, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const wish = (id: number) => wishlistItemOf(foundRoom(id));
const ids = () => $wishlist.get().map((item) => item.id);
const texts = () => takeToasts().map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  $wishlist.set([]);
  clearCart();
  takeToasts();
});
afterEach(() => {
  connect();
  vi.useRealTimers();
});

describe('the wishlist', () => {
  it('adds a room once, and says so', async () => {
    addToWishlist(wish(1));
    addToWishlist(wish(1));
    expect(ids()).toEqual([1]);
    expect($wishlistCount.get()).toBe(1);
    await expect.poll(() => $counts.get().wishlist).toBe(1);
    expect(texts()).toEqual(['Room 1 has been added to your wishlist!']);
  });

  it('adds with a way back', () => {
    addToWishlist(wish(1));
    addToWishlist(wish(2));
    const [toast] = takeToasts();
    expect(toast?.action?.label).toBe('Undo');
    toast?.action?.run();
    expect(ids()).toEqual([2]);
  });

  it('is kept under the key "wishlist" with exactly the fields of the specification', () => {
    addToWishlist(wish(1));
    expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toEqual([
      {
        id: 1,
        name: 'Room 1',
        price: 2000,
        discount: 0,
        net_price: 2000,
        image: '/api/admin/uploads/rooms/1.webp',
        homestay_name: 'Sea Breeze',
        is_ac: true,
        capacity: 2,
        amenities: ['Air Conditioner'],
      },
    ]);
  });

  it('removes with a way back to the same place, and without items has no key', () => {
    for (const id of [1, 2, 3]) addToWishlist(wish(id));
    takeToasts();
    removeFromWishlist(9);
    removeFromWishlist(2);
    const [toast] = takeToasts();
    expect(toast).toMatchObject({
      text: 'Room 2 has been removed from your wishlist!',
      action: { label: 'Undo' },
    });
    expect(ids()).toEqual([1, 3]);
    toast?.action?.run();
    toast?.action?.run();
    expect(ids()).toEqual([1, 2, 3]);
    for (const id of [1, 2, 3]) toggleWishlist(wish(id));
    expect(localStorage.getItem('wishlist')).toBeNull();
    toggleWishlist(wish(1));
    expect(ids()).toEqual([1]);
  });

  it('knows the price of a wish that another program left without one', async () => {
    const { net_price: _, ...item } = wish(1);
    localStorage.setItem('wishlist', JSON.stringify([{ ...item, price: 2000, discount: 300 }]));
    vi.resetModules();
    expect((await import('#stores/wishlist/wishlist.ts')).$wishlist.get()).toMatchObject([
      { net_price: 1700 },
    ]);
  });

  it('logs and removes what can not be read', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('wishlist', '{oops');
    vi.resetModules();
    expect((await import('#stores/wishlist/wishlist.ts')).$wishlist.get()).toEqual([]);
    expect(localStorage.getItem('wishlist')).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a wish that goes into the cart', () => {
  it('is for the default stay, homestay 1, 2 guests, no children, 1 room, no services; prices follow', async () => {
    const sent = fakeApi(() =>
      json({ rooms: [wireRoom(4, { property_id: 2, price: 6000, final_price: 6000 })] }),
    );
    const moving = moveToCart(wish(4));
    expect($cart.get()[0]).toMatchObject({ id: 4, price: 4000, checkInDate: '2026-12-21' });
    await moving;
    expect(sent[0]?.body).toMatchObject({ checkInDate: '2026-12-21', checkOutDate: '2026-12-23' });
    expect($cart.get()).toHaveLength(1);
    expect($cart.get()[0]).toMatchObject({
      id: 4,
      homestay_id: 1,
      guests: 2,
      children: 0,
      roomCount: 1,
      price: 6000,
      final_price: 6000,
      selectedServices: { breakfast: false, extraCot: false, mahaprasad: false, busTickets: false },
    });
    expect(texts()).toEqual(['Room 4 has been added to your cart! 21–23 Dec · 2 guests · ₹6,000']);
  });

  it('joins the stay of the cart', async () => {
    addToCart(cartItem(1));
    fakeApi(() => Promise.reject(new TypeError('offline')));
    await moveToCart(wish(4));
    expect($cart.get()[1]).toMatchObject({ id: 4, checkInDate: '2026-12-18', checkOutDate: '2026-12-20' });
  });

  it('leaves again when it is taken then, and the guest is told', async () => {
    fakeApi(() => json({ rooms: [wireRoom(1)] }));
    vi.setSystemTime(new Date('2026-11-21T06:01:00Z'));
    await moveToCart(wish(4));
    expect($cart.get()).toEqual([]);
    expect(texts()).toEqual(['Room 4 is no longer available from Mon, 21 Dec 2026 to Wed, 23 Dec 2026.']);
  });

  it('is for the last search in this browser, on the card and in the cart', async () => {
    visit('/rooms?checkIn=2027-01-20&checkOut=2027-01-22&guests=3&children=1');
    openSearch()();
    keepLastSearch()();
    const sent = fakeApi(() => json({ rooms: [wireRoom(4, { price: 9000, final_price: 8000 })] }));
    $wishlist.set([{ ...wish(4), name: 'ঘর 4', homestay_name: 'সি ব্রিজ' }]);
    const stop = $freeThen.listen(() => {});
    const search = { checkIn: '2027-01-20', checkOut: '2027-01-22', adults: 3, children: 1 };
    expect($wishStay.get()).toEqual(search);
    await eventually(() => expect($freeThen.get()).toMatchObject([{ id: 4, final_price: 8000 }]));
    expect(sent[0]?.body).toMatchObject({ guests: 4 });
    // What was wished for on a page of another language has the names of this one.
    expect($wishlist.get()).toMatchObject([
      { id: 4, name: 'Room 4', homestay_name: wireRoom(4).homestay_name },
    ]);
    await moveToCart(wish(4));
    expect($cart.get()[0]).toMatchObject({ checkInDate: '2027-01-20', guests: 3, children: 1 });
    expect(texts()).toEqual(['Room 4 has been added to your cart! 20–22 Jan · 3 adults, 1 child · ₹8,000']);
    stop();
  });
});
