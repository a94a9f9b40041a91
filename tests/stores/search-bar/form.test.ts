import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $dateChange, cancelDateChange } from '#stores/booking/date-change.ts';
import { takeToasts } from '#stores/browser/toasts.ts';
import { $cart, addToCart, clearCart } from '#stores/cart/cart.ts';
import { openSearch } from '#stores/search/search.ts';
import {
  $formNights,
  $formPrice,
  $searchForm,
  agreeToDates,
  chooseCheckIn,
  chooseCheckOut,
  chooseParty,
  moveBookingTo,
  openSearchForm,
  submitSearch,
} from '#stores/search-bar/form.ts';
import { leftTo, visit } from '../../support/browser.ts';
import { cartItem, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

let close = () => {};
const open = (path = '/', typed = '') => {
  visit(path);
  close = openSearchForm(typed);
};
const dates = () => [$searchForm.get().checkIn, $searchForm.get().checkOut];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') });
  clearCart();
});
afterEach(async () => {
  close();
  cancelDateChange();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  connect();
});

describe('the search bar', () => {
  it('begins with 2 guests, no children and no dates', () => {
    open();
    expect($searchForm.get()).toEqual({ checkIn: undefined, checkOut: undefined, adults: 2, children: 0 });
    expect($formNights.get()).toBeUndefined();
  });

  it('keeps what the address says and, over it, what was typed into the plain form', () => {
    open('/rooms/4?checkin=2026-12-18&checkout=2026-12-20&guests=3&children=1', 'guests=5');
    expect($searchForm.get()).toEqual({
      checkIn: '2026-12-18',
      checkOut: '2026-12-20',
      adults: 5,
      children: 1,
    });
    expect($formNights.get()).toBe(2);
  });

  it('takes dates as they are chosen; a check-in after the check-out clears it', async () => {
    open();
    await chooseCheckIn('2026-12-18');
    await chooseCheckOut('2026-12-20');
    expect(dates()).toEqual(['2026-12-18', '2026-12-20']);
    await chooseCheckIn('2026-12-19');
    expect(dates()).toEqual(['2026-12-19', '2026-12-20']);
    await chooseCheckIn('2026-12-25');
    expect(dates()).toEqual(['2026-12-25', undefined]);
  });

  it('ignores a check-out before the check-in', async () => {
    open('/?checkIn=2026-12-18&checkOut=2026-12-20');
    await chooseCheckOut('2026-12-17');
    expect(dates()).toEqual(['2026-12-18', '2026-12-20']);
  });

  it('goes to the results, with defaults for what is missing', async () => {
    open();
    chooseParty({ adults: 4 });
    submitSearch();
    expect(leftTo).toBe('/rooms?checkIn=2026-12-21&checkOut=2026-12-23&guests=4&children=0');
    await chooseCheckIn('2026-12-30');
    submitSearch();
    expect(leftTo).toBe('/rooms?checkIn=2026-12-30&checkOut=2027-01-01&guests=4&children=0');
  });

  it('on the results page changes the address there, and follows it back', () => {
    open('/rooms?checkIn=2026-12-18&checkOut=2026-12-20&guests=2&children=0');
    const closeSearch = openSearch();
    chooseParty({ adults: 3, children: 1 });
    submitSearch();
    expect(location.search).toBe('?checkIn=2026-12-18&checkOut=2026-12-20&guests=3&children=1');
    history.back();
    expect($searchForm.get()).toMatchObject({ adults: 2, children: 0 });
    closeSearch();
  });
});

describe('dates in the bar', () => {
  it('that are one day mean one night, and show it at once', async () => {
    open();
    await chooseCheckIn('2026-12-18');
    await chooseCheckOut('2026-12-18');
    expect(dates()).toEqual(['2026-12-18', '2026-12-19']);
  });

  it('can be cleared', async () => {
    open('/rooms?checkIn=2026-12-18&checkOut=2026-12-20');
    await chooseCheckOut(null);
    expect(dates()).toEqual(['2026-12-18', undefined]);
    await chooseCheckIn(null);
    expect(dates()).toEqual([undefined, undefined]);
  });

  it('say the least that their stay costs the party, once it is known', async () => {
    const cheap = wireRoom(2, { final_price: 3000 });
    const unsold = wireRoom(3, { final_price: 0, pricing_error_type: 'rates_not_open' });
    fakeApi(() => json({ rooms: [wireRoom(1), cheap, unsold, wireRoom(4, { property_id: 2 })] }));
    open('/rooms?checkIn=2027-02-18&checkOut=2027-02-20');
    const stop = $formPrice.listen(() => {});
    await vi.advanceTimersByTimeAsync(400);
    expect($formPrice.get()).toBe(3000);
    chooseParty({ adults: 3 });
    expect($formPrice.get()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(400);
    expect($formPrice.get()).toBe(7000);
    chooseParty({ adults: 5 });
    await vi.advanceTimersByTimeAsync(400);
    expect($formPrice.get()).toBeUndefined();
    stop();
  });
});

describe('the search bar beside a cart that is not empty', () => {
  beforeEach(() => {
    addToCart(cartItem(1, { guests: 3, children: 1 }));
    fakeApi(() => json({ rooms: [wireRoom(1)] }));
  });

  it('follows the dates and guests of its first room', () => {
    open('/rooms?checkIn=2027-01-01&checkOut=2027-01-05&guests=6');
    expect($searchForm.get()).toEqual({
      checkIn: '2026-12-18',
      checkOut: '2026-12-20',
      adults: 3,
      children: 1,
    });
  });

  it('asks before it takes a new check-in, and keeps the old one when cancelled', async () => {
    open();
    await chooseCheckIn('2026-12-19');
    expect($dateChange.get()).toMatchObject({ state: 'asked' });
    expect(dates()).toEqual(['2026-12-18', '2026-12-20']);
    cancelDateChange();
    expect(dates()).toEqual(['2026-12-18', '2026-12-20']);
    await chooseCheckIn('2026-12-19');
    await agreeToDates();
    expect(dates()).toEqual(['2026-12-19', '2026-12-20']);
  });

  it('checks a new check-out before it asks', async () => {
    open();
    await chooseCheckOut('2026-12-22');
    expect($dateChange.get()).toMatchObject({ state: 'asked' });
    await agreeToDates();
    expect(dates()).toEqual(['2026-12-18', '2026-12-22']);
    expect($cart.get()[0]).toMatchObject({ checkOutDate: '2026-12-22' });
  });

  it('keeps the dates for which its last room was given up', async () => {
    open();
    vi.setSystemTime(Date.now() + 5000);
    fakeApi(() => json({ rooms: [wireRoom(2)] }));
    await chooseCheckOut('2026-12-23');
    expect($dateChange.get()).toMatchObject({ state: 'unavailable', rooms: [{ id: 1 }] });
    await agreeToDates();
    expect($cart.get()).toEqual([]);
    expect(dates()).toEqual(['2026-12-18', '2026-12-23']);
  });

  it('after a check-in beyond the check-out wants a new check-out, and only then moves the cart', async () => {
    open();
    await chooseCheckIn('2026-12-25');
    await agreeToDates();
    expect(dates()).toEqual(['2026-12-25', undefined]);
    expect($cart.get()[0]).toMatchObject({ checkInDate: '2026-12-18' });
    await chooseCheckOut('2026-12-27');
    await agreeToDates();
    expect(dates()).toEqual(['2026-12-25', '2026-12-27']);
    expect($cart.get()[0]).toMatchObject({ checkInDate: '2026-12-25', checkOutDate: '2026-12-27' });
  });

  it('asks nothing when the same date is chosen again', async () => {
    open();
    await chooseCheckIn('2026-12-18');
    await chooseCheckOut('2026-12-20');
    expect($dateChange.get()).toEqual({ state: 'none' });
  });

  it('takes the party of a search over to its rooms', () => {
    open('/rooms?checkIn=2026-12-18&checkOut=2026-12-20');
    chooseParty({ adults: 4, children: 0 });
    submitSearch();
    expect($cart.get()[0]).toMatchObject({ guests: 4, children: 0 });
    expect($searchForm.get()).toMatchObject({ adults: 4, children: 0 });
    const [toast] = takeToasts().slice(-1);
    expect(toast?.text).toBe('Your booking is now for 4 guests.');
    toast?.action?.run();
    expect($cart.get()[0]).toMatchObject({ guests: 3, children: 1 });
  });

  it('leaves the booking alone on the way from another page: the results ask about it', () => {
    open('/');
    chooseParty({ adults: 4, children: 0 });
    submitSearch();
    expect($cart.get()[0]).toMatchObject({ guests: 3, children: 1 });
  });

  it('keeps what is typed while only a price of the cart changes', () => {
    open('/rooms?checkIn=2026-12-18&checkOut=2026-12-20');
    chooseParty({ adults: 4, children: 0 });
    $cart.set($cart.get().map((item) => ({ ...item, final_price: 1 })));
    expect($searchForm.get()).toMatchObject({ adults: 4, children: 0 });
  });

  it('moves the booking to the stay that is shown, once the guest agreed', async () => {
    open('/rooms?checkIn=2027-01-01&checkOut=2027-01-05&guests=6');
    await moveBookingTo({ checkIn: '2027-01-01', checkOut: '2027-01-05', adults: 6, children: 0 });
    expect($dateChange.get()).toMatchObject({ state: 'asked', stay: { checkIn: '2027-01-01' } });
    expect($cart.get()[0]).toMatchObject({ checkInDate: '2026-12-18', guests: 3 });
    await agreeToDates();
    expect($cart.get()[0]).toMatchObject({ checkInDate: '2027-01-01', guests: 6, children: 0 });
  });
});
