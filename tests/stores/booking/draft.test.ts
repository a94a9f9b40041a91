import '../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import {
  $addOnCounts,
  $draft,
  $extras,
  chooseExtra,
  choosePayment,
  chooseService,
  finishDraft,
  forgetDraft,
  setArrivalTime,
  typeDetail,
  writeNote,
} from '#stores/booking/draft.ts';
import { $quoteQuestion, $totals } from '#stores/booking/quote.ts';
import { reservationRequest } from '#stores/booking/reservation-request.ts';
import { $step } from '#stores/booking/steps.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { cartItem } from '../../support/rooms.ts';
import { fakeApi, json } from '../../support/transport.ts';

beforeEach(() => {
  fakeApi(() => json({ error: 'No.', code: 'not_found' }, 404));
  forgetDraft();
  $step.set(1);
  $cart.set([cartItem(1), cartItem(2)]);
});
afterEach(() => {
  clearCart();
  connect();
});

describe('the price before the Add-ons step', () => {
  it('is that of the rooms alone, to the rupee of the cart, and so is what is asked for', () => {
    const rooms = $cart.get().reduce((sum, item) => sum + item.final_price, 0);
    expect($draft.get().selectedServices.breakfast).toBe(true);
    expect([$totals.get().total, $totals.get().breakfast]).toEqual([rooms, 0]);
    expect($quoteQuestion.get()).toMatchObject({ breakfast: 0, extra_beds: 0 });
    $step.set(2);
    // Two guests, two days, ₹50.
    expect([$totals.get().total, $totals.get().breakfast]).toEqual([rooms + 200, 200]);
    expect($quoteQuestion.get()).toMatchObject({ breakfast: 2 });
    $step.set(1);
    expect($totals.get().total).toBe(rooms);
  });

  it('leaves the guest’s choice as it is', () => {
    $step.set(2);
    chooseService('breakfast', false);
    expect($addOnCounts.get()).toEqual({ breakfasts: 0, extraBeds: 0 });
    $step.set(1);
    $step.set(2);
    expect($totals.get().breakfast).toBe(0);
  });
});

describe('extras', () => {
  beforeEach(() => {
    $step.set(4);
    choosePayment('full');
  });

  it('go to the API with arrival time and note', () => {
    const before = $totals.get();
    chooseService('mahaprasad', true);
    chooseService('busTickets', true);
    chooseService('pickUp', true);
    chooseExtra('pick_up', { from: 'airport' });
    chooseExtra('mahaprasad', { count: 1 });
    chooseExtra('mahaprasad', { note: 'at noon ' });
    setArrivalTime('14:30');
    writeNote(' We come by train. ');
    const { checkInDate, checkOutDate } = cartItem(1);
    expect(reservationRequest()).toMatchObject({
      services: [
        { kind: 'mahaprasad', count: 1, note: 'at noon' },
        { kind: 'bus_tickets', count: 2 },
        { kind: 'pick_up', count: 2, from: 'airport' },
      ],
      arrival_time: '14:30',
      note: 'We come by train.',
    });
    for (const { kind, date } of $extras.get()) {
      if (kind === 'pick_up') expect(date).toBe(checkInDate);
      else expect(date > checkInDate && date < checkOutDate).toBe(true);
    }
    expect($totals.get()).toEqual(before);
  });

  it('are left out where there are none, so that the request stays what it was', () => {
    const request = reservationRequest();
    expect(request).toBeDefined();
    for (const name of ['services', 'arrival_time', 'note']) expect(request).not.toHaveProperty(name);
  });

  it('and the note end with the booking; who the guest is stays known', () => {
    typeDetail('name', 'Ananya Mohanty');
    chooseExtra('mahaprasad', { count: 1 });
    writeNote('We come by train.');
    setArrivalTime('14:30');
    finishDraft();
    expect($draft.get()).toMatchObject({ extras: {}, note: '', arrivalTime: '' });
    expect($draft.get().userDetails.name).toBe('Ananya Mohanty');
  });
});

it('a draft that was stored before there were extras is read as it was', async () => {
  const details = { name: 'Asha', email: 'a@b.in', phone: '1', address: 'x', state: 'Goa', country: 'India' };
  const stored = {
    selectedServices: { breakfast: false, extraCot: true, mahaprasad: true, busTickets: false },
    breakfastCount: null,
    extraCotCount: 2,
    userDetails: details,
    paymentMethod: 'advance',
  };
  localStorage.setItem('booking', JSON.stringify(stored));
  vi.resetModules();
  const fresh = await import('#stores/booking/draft.ts');
  expect(fresh.$draft.get()).toEqual({ ...stored, extras: {}, arrivalTime: '', note: '' });
});
