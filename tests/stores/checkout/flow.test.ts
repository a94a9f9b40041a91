import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { typeCompany } from '#stores/booking/company.ts';
import {
  $draft,
  forgetDraft,
  needCompany,
  prefillDetails,
  setBreakfastCount,
  typeDetail,
} from '#stores/booking/draft.ts';
import { $askedToKeep, $stepMessage, dismissStepMessage, stopAsking } from '#stores/booking/step-message.ts';
import { $step, goBack, goToStep } from '#stores/booking/steps.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import {
  $capacityMessage,
  bookAnother,
  continueFromAddOns,
  continueFromDetails,
  continueFromRooms,
  keepAndContinue,
  openBooking,
  pageBefore,
} from '#stores/checkout/flow.ts';
import { $reservation, forgetReservation } from '#stores/reservation/reservation.ts';
// Loaded before the tests, so that none ends while a step loads it.
import '#stores/payment/resume-payment.ts';
import { $payments, IDLE } from '#stores/reservation/payment-state.ts';
import { visit } from '../../support/browser.ts';
import { ODISHA_GSTIN } from '../../support/papers.ts';
import { cartItem } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

let close = () => {};
const open = () => {
  close = openBooking(1);
};

function typeAll(): void {
  typeDetail('name', 'Ananya Mohanty');
  typeDetail('email', 'ananya@example.com');
  typeDetail('phone', '+91 94370 12345');
  typeDetail('address', 'Bhubaneswar');
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeApi(() => json({ error: 'No.', code: 'not_found' }, 404));
  clearCart();
  forgetDraft();
  forgetReservation();
  dismissStepMessage();
  stopAsking();
  $payments.booking.set(IDLE);
  visit('/booking');
});
afterEach(async () => {
  vi.useRealTimers();
  close();
  // What was asked meanwhile is refused before the next test asks.
  await new Promise(setImmediate);
  connect();
});

describe('forward', () => {
  it('takes a room in the cart; the message hides after 5 seconds', () => {
    vi.useFakeTimers();
    open();
    continueFromRooms();
    expect($step.get()).toBe(1);
    expect($stepMessage.get()).toBe('Please add a room to cart before continuing to add-ons.');
    vi.advanceTimersByTime(4999);
    expect($stepMessage.get()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect($stepMessage.get()).toBeUndefined();
  });

  it('asks for a room no more once there is one', () => {
    open();
    continueFromRooms();
    $cart.set([cartItem(1)]);
    expect($stepMessage.get()).toBeUndefined();
  });

  it('takes rooms of one stay: the guest says which to keep', () => {
    $cart.set([cartItem(1), cartItem(2, { checkOutDate: '2026-12-22' })]);
    open();
    continueFromRooms();
    expect([$step.get(), $askedToKeep.get()]).toEqual([1, true]);
    keepAndContinue(1);
    expect($cart.get().map(({ id }) => id)).toEqual([2]);
    expect([$step.get(), $askedToKeep.get()]).toEqual([2, false]);
  });

  it('is blocked at the add-ons while the party does not fit', () => {
    $cart.set([cartItem(1, { guests: 4 })]);
    open();
    continueFromRooms();
    continueFromAddOns();
    expect($step.get()).toBe(2);
    $cart.set([cartItem(1, { guests: 3 })]);
    continueFromAddOns();
    expect($step.get()).toBe(3);
  });

  it('takes valid details to the payment', () => {
    $cart.set([cartItem(1)]);
    open();
    goToStep(3);
    expect(continueFromDetails()).toBe(false);
    typeAll();
    expect(continueFromDetails()).toBe(true);
    expect($step.get()).toBe(4);
  });

  it('needs a right company of who needs a GST invoice', () => {
    $cart.set([cartItem(1)]);
    open();
    goToStep(3);
    typeAll();
    needCompany(true);
    expect(continueFromDetails()).toBe(false);
    typeCompany({ name: 'Kalinga Steel' });
    typeCompany({ gstin: '21ABCDE1234F1Z0' });
    expect(continueFromDetails()).toBe(false);
    expect(pageBefore(4)).toBe('/rooms/checkout');
    typeCompany({ gstin: ODISHA_GSTIN });
    expect($draft.get().company).toEqual({ name: 'Kalinga Steel', gstin: ODISHA_GSTIN, isRight: true });
    expect(continueFromDetails()).toBe(true);
    expect($step.get()).toBe(4);
  });

  it('asks no company of anybody else', () => {
    $cart.set([cartItem(1)]);
    open();
    goToStep(3);
    typeAll();
    needCompany(true);
    needCompany(false);
    expect($draft.get().company).toBeUndefined();
    expect(continueFromDetails()).toBe(true);
  });
});

describe('the capacity rule', () => {
  const told = (guests: number, children: number, rooms: number) => {
    $cart.set(Array.from({ length: rooms }, (_, index) => cartItem(index + 1, { guests, children })));
    return $capacityMessage.get();
  };

  it('has a sentence of its own for exactly four adults in one room', () => {
    expect(told(4, 0, 1)).toBe(
      'For 4 adult guests, you need to book at least 2 rooms for comfort. Please increase the room count.',
    );
  });

  it('else names guests and rooms', () => {
    expect(told(5, 4, 1)).toMatch(
      /^For 9 guest\(s\), you need to book at least 3 room\(s\).*Please add more rooms to proceed\.$/,
    );
    expect(told(5, 4, 3)).toBeUndefined();
    expect(told(2, 2, 1)).toBeUndefined();
  });

  it('needs an adult', () => {
    expect(told(0, 2, 1)).toBe('At least 1 adult is required for booking.');
  });
});

describe('the browser’s history', () => {
  it('Back goes a step back, from the page and from the browser', () => {
    $cart.set([cartItem(1)]);
    open();
    continueFromRooms();
    continueFromAddOns();
    history.back();
    expect($step.get()).toBe(2);
    goBack();
    expect($step.get()).toBe(1);
  });

  it('a reload stays on its step, as far as the booking has come', () => {
    $cart.set([cartItem(1)]);
    open();
    goToStep(2);
    goToStep(3);
    close();
    open();
    expect($step.get()).toBe(3);
    clearCart();
    close();
    open();
    expect($step.get()).toBe(1);
  });

  it('shows the confirmation again after a reload, and nothing else once paid', () => {
    open();
    goToStep(5);
    $reservation.set({ state: 'paid', id: 7 });
    close();
    open();
    expect($step.get()).toBe(5);
    visit('/booking');
    close();
    open();
    expect($step.get()).toBe(1);
  });
});

describe('the checkout', () => {
  it('sends a guest who came too early to what is missing', () => {
    expect(pageBefore(4)).toBeUndefined();
    $cart.set([cartItem(1)]);
    expect(pageBefore(3)).toBeUndefined();
    expect(pageBefore(4)).toBe('/rooms/checkout');
    typeAll();
    expect(pageBefore(4)).toBeUndefined();
    $cart.set([cartItem(1, { guests: 9 })]);
    expect(pageBefore(4)).toBe('/booking');
  });
});

describe('the draft', () => {
  it('is filled in from what is known, never over what was typed', () => {
    typeDetail('name', 'A. Mohanty');
    prefillDetails({ name: 'Ananya Mohanty', email: 'ananya@example.com', phone: '' });
    expect($draft.get().userDetails).toMatchObject({
      name: 'A. Mohanty',
      email: 'ananya@example.com',
      phone: '',
    });
  });

  it('is kept in this browser', () => {
    setBreakfastCount(3);
    expect(JSON.parse(localStorage.getItem('booking') ?? '')).toMatchObject({ breakfastCount: 3 });
  });

  it('goes, with the cart, when another room is booked', () => {
    $cart.set([cartItem(1)]);
    typeAll();
    bookAnother();
    expect($cart.get()).toEqual([]);
    expect(localStorage.getItem('booking')).toBeNull();
    expect(localStorage.getItem('cart')).toBeNull();
  });
});
