import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $counts } from '#stores/browser/stored-counts.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import {
  $cart,
  $cartCount,
  $cartSearch,
  addToCart,
  clearCart,
  redateCart,
  refreshCart,
  removeFromCart,
  setCartParty,
  tellRefresh,
} from '#stores/cart/cart.ts';
import { $reservation, forgetReservation } from '#stores/reservation/reservation.ts';
import { storedElsewhere } from '../../support/browser.ts';
import { cartItem, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

const ids = () => $cart.get().map((item) => item.id);
const texts = () => takeToasts().map((toast) => toast.text);
const stored = () => localStorage.getItem('cart');
const freshCart = async () => {
  vi.resetModules();
  return (await import('#stores/cart/cart.ts')).$cart;
};

beforeEach(() => {
  clearCart();
  takeToasts();
});
afterEach(() => connect());

describe('the cart', () => {
  it('appends a new room, replaces one that is there, and says so', async () => {
    addToCart(cartItem(1));
    addToCart(cartItem(2));
    addToCart(cartItem(1, { guests: 3 }));
    expect(ids()).toEqual([1, 2]);
    expect($cart.get()[0]?.guests).toBe(3);
    expect($cartCount.get()).toBe(2);
    await expect.poll(() => $counts.get().cart).toBe(2);
    expect(texts()).toEqual([
      'Room 1 has been added to your cart!',
      'Room 2 has been added to your cart!',
      'Room 1 has been added to your cart!',
    ]);
  });

  it('takes several rooms at once', () => {
    addToCart(cartItem(1), cartItem(2));
    expect(ids()).toEqual([1, 2]);
    expect(texts()).toEqual(['2 rooms have been added to your cart!']);
  });

  it('is kept under the key "cart" with exactly the fields of the specification', () => {
    addToCart(cartItem(1));
    expect(JSON.parse(stored() ?? '')).toEqual([cartItem(1)]);
    expect(Object.keys(cartItem(1))).toHaveLength(22);
  });

  it('removes by id with a way back, and without items has no key', async () => {
    addToCart(cartItem(1));
    takeToasts();
    removeFromCart(7);
    removeFromCart(1);
    expect(stored()).toBeNull();
    const [toast] = takeToasts();
    expect(toast).toMatchObject({
      text: 'Room 1 has been removed from your cart!',
      action: { label: 'Undo' },
    });
    toast?.action?.run();
    expect(ids()).toEqual([1]);
    clearCart();
    expect(stored()).toBeNull();
    await expect.poll(() => $counts.get().cart).toBe(0);
  });

  it('follows other tabs', async () => {
    storedElsewhere('cart', JSON.stringify([cartItem(5)]));
    expect(ids()).toEqual([5]);
    await expect.poll(() => $counts.get().cart).toBe(1);
    storedElsewhere('cart', null);
    expect(ids()).toEqual([]);
  });

  it('leads the search bar with the stay and party of its first item', () => {
    expect($cartSearch.get()).toBeUndefined();
    addToCart(cartItem(1, { guests: 3, children: 1 }), cartItem(2));
    expect($cartSearch.get()).toEqual({
      checkIn: '2026-12-18',
      checkOut: '2026-12-20',
      adults: 3,
      children: 1,
    });
    setCartParty({ adults: 4, children: 2 });
    expect($cart.get().map(({ guests, children }) => [guests, children])).toEqual([
      [4, 2],
      [4, 2],
    ]);
  });
});

describe('what is stored already', () => {
  it('is loaded at start', async () => {
    localStorage.setItem('cart', JSON.stringify([cartItem(3)]));
    expect((await freshCart()).get()).toEqual([cartItem(3)]);
  });

  it('may come from another program, with ids as digits and without what follows from the rest', async () => {
    const { id, name, price, discount, checkInDate, checkOutDate } = cartItem(3, { discount: 500 });
    const item = { id: String(id), name, price, discount, checkInDate, checkOutDate };
    localStorage.setItem('cart', JSON.stringify([item]));
    expect((await freshCart()).get()[0]).toMatchObject({ id: 3, final_price: 3500, guests: 2, children: 0 });
  });

  it('costs its price where nothing is said of a discount', async () => {
    const { id, name, price, checkInDate, checkOutDate } = cartItem(3);
    localStorage.setItem('cart', JSON.stringify([{ id, name, price, checkInDate, checkOutDate }]));
    expect((await freshCart()).get()[0]).toMatchObject({ discount: 0, total_discount: 0, final_price: 4000 });
  });

  it.each(['{', '"cart"', '{"id":1}', '[{"id":1}]', 'null', '[]]'])(
    'is logged and removed when it is %s',
    async (text) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      localStorage.setItem('cart', text);
      expect((await freshCart()).get()).toEqual([]);
      expect(stored()).toBeNull();
      expect(log).toHaveBeenCalled();
    },
  );

  it('loses only the items that can not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('cart', JSON.stringify([cartItem(1), { id: 2 }]));
    expect((await freshCart()).get()).toEqual([cartItem(1)]);
    expect(JSON.parse(stored() ?? '')).toEqual([cartItem(1)]);
  });

  it('has each room once, for a stay that ends after it begins', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const backwards = cartItem(2, { checkInDate: '2026-12-20', checkOutDate: '2026-12-18' });
    const later = cartItem(1, { guests: 3 });
    localStorage.setItem('cart', JSON.stringify([cartItem(1), backwards, later]));
    expect((await freshCart()).get()).toEqual([later]);
    expect(JSON.parse(stored() ?? '')).toEqual([later]);
  });

  it('can be full: the cart lives on in this tab and the reason is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.resetModules();
    const set = vi.fn().mockThrow(new DOMException('full', 'QuotaExceededError'));
    vi.stubGlobal('localStorage', new Proxy({}, { set }));
    const fresh = await import('#stores/cart/cart.ts');
    fresh.addToCart(cartItem(1));
    expect(fresh.$cart.get()).toHaveLength(1);
    expect(log).toHaveBeenCalledWith('"cart" can\'t be saved', expect.anything());
    vi.unstubAllGlobals();
    vi.resetModules();
    await import('#stores/browser/persistent.ts');
  });
});

describe('other dates', () => {
  const stay = { checkIn: '2027-01-10', checkOut: '2027-01-13' };
  const dear = wireRoom(1, {
    stay_days: 3,
    price: 9000,
    rules_discount: 450,
    rules_discount_percentage: 5,
    total_discount: 450,
    final_price: 8550,
  });

  it('move every item and bring its prices, and what changed is told', async () => {
    addToCart(cartItem(1));
    takeToasts();
    const sent = fakeApi(() => json({ rooms: [dear] }));
    expect(await redateCart(stay)).toEqual([]);
    const dates = { checkInDate: '2027-01-10', checkOutDate: '2027-01-13' };
    expect(sent[0]?.body).toMatchObject({ ...dates, guests: 1 });
    expect($cart.get()).toMatchObject([{ ...dates, stay_days: 3, price: 9000, final_price: 8550 }]);
    expect(texts()).toEqual(['Your cart is now for 10 Jan – 13 Jan. Its price is ₹8,550 (before: ₹4,000).']);
  });

  it('leave rooms behind that the guest gave up', async () => {
    addToCart(cartItem(1), cartItem(2));
    fakeApi(() => json({ rooms: [dear] }));
    await redateCart(stay, [2]);
    expect(ids()).toEqual([1]);
  });

  it('name no price of rooms that lost theirs', async () => {
    addToCart(cartItem(1));
    takeToasts();
    fakeApi(() => json({ rooms: [wireRoom(1, { price: 0, final_price: 0 })] }));
    await redateCart({ checkIn: '2027-03-10', checkOut: '2027-03-12' });
    expect(texts()).toEqual(['Your cart is now for 10 Mar – 12 Mar.']);
  });

  it('are kept with a preview of the price when the search can not be asked', async () => {
    addToCart(cartItem(1));
    fakeApi(() => Promise.reject(new TypeError('offline')));
    expect(await redateCart({ ...stay, checkOut: '2027-01-14' })).toEqual([]);
    expect($cart.get()[0]).toMatchObject({ checkInDate: '2027-01-10', stay_days: 4, final_price: 8000 });
  });

  it('tell which rooms turn out to be taken', async () => {
    addToCart(cartItem(1), cartItem(2));
    fakeApi(() => json({ rooms: [dear] }));
    const missing = await redateCart({ checkIn: '2027-02-10', checkOut: '2027-02-13' });
    expect(missing.map((item) => item.id)).toEqual([2]);
  });
});

describe('a look at the prices', () => {
  it('tells which changed and which rooms are gone', async () => {
    addToCart(cartItem(1), cartItem(2), cartItem(3));
    takeToasts();
    fakeApi(() => json({ rooms: [wireRoom(1, { price: 5000, final_price: 5000 }), wireRoom(3)] }));
    const refresh = await refreshCart();
    expect(refresh.changes).toEqual([{ name: 'Room 1', from: 4000, to: 5000 }]);
    expect($cart.get()[0]?.final_price).toBe(5000);
    tellRefresh(refresh);
    expect(texts()).toEqual([
      'The price of Room 1 changed from ₹4,000 to ₹5,000.',
      'Room 2 is no longer available from Fri, 18 Dec 2026 to Sun, 20 Dec 2026.',
    ]);
  });

  it('does not miss a room that the guest’s own begun payment holds', async () => {
    addToCart(cartItem(1), cartItem(2));
    const held = { rooms: [2], checkIn: '2026-12-18', checkOut: '2026-12-20', request: '{}' };
    $reservation.set({ state: 'held', id: 9, ...held });
    fakeApi(() => json({ rooms: [wireRoom(1)] }));
    expect((await refreshCart()).missing).toEqual([]);
    forgetReservation();
  });

  it('changes nothing when the cart is empty', async () => {
    const sent = fakeApi(() => json({ rooms: [] }));
    expect(await refreshCart()).toEqual({ changes: [], missing: [] });
    expect(sent).toHaveLength(0);
  });
});
