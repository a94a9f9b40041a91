import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reservation } from '#contract/reservation.ts';
import { readTerms } from '#domain/booking/cancellation.ts';
import { BookingFacts } from '#islands/booking/booked/BookingFacts.tsx';
import { GettingThere } from '#islands/booking/booked/GettingThere.tsx';
import { RefundSchedule } from '#islands/booking/payment/RefundSchedule.tsx';

/** A booking in a homestay that has changed its times. */
const BOOKED: Reservation = {
  id: 7,
  status: 'Completed',
  payment_status: 'Paid',
  payment_method: 'full',
  check_in: '2026-12-18',
  check_out: '2026-12-20',
  adults: 2,
  children: 0,
  guest_name: 'Asha',
  total_amount: 4000,
  paid_amount: 4000,
  remaining_amount: 0,
  refundable_amount: 4000,
  refunded_amount: 0,
  hold_expires_at: null,
  property: 'Sagar Kutir',
  rooms: [{ id: 3, name: 'Pattachitra Room' }],
  breakfast: 0,
  extra_beds: 0,
  charges: [],
  services: [],
  arrival_time: null,
  note: null,
  check_in_time: '13:30',
  check_out_time: '11:00',
  gate_opens: '05:30',
  gate_closes: '23:00',
  cancellation_time: '12:15',
  cancellation_rules: [{ hours_before: 72, percent: 50 }],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it('a booking shows the times of its homestay, and the gate once', () => {
  const contact = { phone: '+91 94370 12345', email: 'stay@example.in', directions: {} };
  const page = renderToStaticMarkup(
    <>
      <BookingFacts reservation={BOOKED} />
      <GettingThere reservation={BOOKED} contact={contact} />
      <RefundSchedule terms={readTerms(BOOKED)} checkIn={BOOKED.check_in} paid={4000} />
    </>,
  );
  expect(page).toContain('Fri, 18 Dec 2026, from 01:30 PM<');
  expect(page).toContain('Sun, 20 Dec 2026, by 11:00 AM<');
  expect(page).toContain('>Open from 5:30 AM to 11 PM<');
  expect(page.match(/\bgate\b/g)).toHaveLength(1);
  expect(page).toContain('>Until Tue, 15 Dec, 12:15 pm<');
});
