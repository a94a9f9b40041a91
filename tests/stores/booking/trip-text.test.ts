import { expect, it } from 'vitest';
import type { Reservation } from '#contract/reservation.ts';
import { paymentFacts } from '#messages/booking/trip.ts';
import { tripText } from '#stores/booking/trip-text.ts';

const BOOKED = {
  id: 7,
  status: 'Pending',
  property: 'Sagar Kutir',
  check_in: '2026-12-18',
  check_out: '2026-12-20',
  check_in_time: '09:00',
  check_out_time: '08:00',
  rooms: [{ name: 'Room 101' }],
  charges: [{ text: 'Laundry', count: 2, price: 125, total: 250, date: '2026-12-19' }],
  services: [],
  arrival_time: '21:30',
  note: null,
  total_amount: 4000,
  paid_amount: 2000,
  remaining_amount: 2000,
  refunded_amount: 0,
  payment_method: 'advance',
} as unknown as Reservation;

it('of a booking that stands says so, with what is left to pay', () => {
  const text = tripText(BOOKED);
  expect(text).toMatchObject({ isBooked: true, isCancelled: false, isPaidThere: false, hasBalance: true });
  expect(text.charges).toEqual([['Laundry', '₹250 (2 × ₹125), Sat, 19 Dec 2026']]);
  expect(text).toMatchObject({ reference: 'SH7', due: '₹2,000', refunded: undefined });
});

it('confirmed without money is paid at the property, whatever part its guest had chosen', () => {
  const facts = paymentFacts(tripText({ ...BOOKED, paid_amount: 0, remaining_amount: 4000 }));
  expect(facts).toContainEqual(['Payment method', 'At the property']);
});

it('of a cancelled one says so, with what is refunded', () => {
  const cancelled = { status: 'Cancelled', refunded_amount: 2000, remaining_amount: 0 } as const;
  expect(tripText({ ...BOOKED, ...cancelled })).toMatchObject({
    isBooked: false,
    isCancelled: true,
    hasBalance: false,
    refunded: '₹2,000',
  });
  const facts = (changes: object) => paymentFacts(tripText(Object.assign({}, BOOKED, cancelled, changes)));
  expect(facts({})).toContainEqual(['Refunded', '₹2,000']);
  expect(facts({ refund_pending: true })).toContainEqual(['Being refunded', '₹2,000']);
});

it('with a code says what it took off, before the total', () => {
  const facts = paymentFacts(tripText(Object.assign({}, BOOKED, { code: 'SUMMER10', code_discount: 400 })));
  const at = facts.findIndex(([label]) => label === 'Code SUMMER10');
  expect(facts[at]?.[1]).toBe('−₹400');
  expect(facts.findIndex(([label]) => label.startsWith('Total amount'))).toBeGreaterThan(at);
  expect(paymentFacts(tripText(BOOKED)).join()).not.toContain('Code');
});
