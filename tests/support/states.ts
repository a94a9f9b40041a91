/** The browser gets these instead of the server's, so that tests can show every state. */
import type { Page } from 'playwright/test';
import type { Reservation } from '#contract/reservation.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import { day } from './booking.ts';

export const BOOKED: Reservation = {
  id: 7,
  status: 'Pending',
  payment_status: 'Pending',
  payment_method: 'advance',
  check_in: day(18),
  check_out: day(20),
  change_until: `${day(18)}T03:30:00.000Z`,
  adults: 2,
  children: 1,
  guest_name: 'Asha Mohapatra',
  total_amount: 6100,
  paid_amount: 3050,
  remaining_amount: 3050,
  refundable_amount: 3050,
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
  cancellation_time: '09:00',
  ...toWireTimes(DEFAULT_TIMES),
  gate_opens: '06:00',
  gate_closes: '22:00',
  cancellation_rules: [
    { hours_before: 168, percent: 100 },
    { hours_before: 72, percent: 50 },
  ],
};

/** The browser caches the invoice for use without a network. */
const INVOICE = '**/api/public/invoice/download/7';

export async function answerBooking(page: Page, changes: Partial<Reservation> = {}): Promise<void> {
  await page.route(INVOICE, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-' }));
  await page.route('**/api/public/calendar-file/7.ics', (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/calendar', 'Content-Disposition': 'attachment; filename="SH7.ics"' },
      body: 'BEGIN:VCALENDAR',
    }),
  );
  await page.route('**/api/public/reservation/7/papers', (route) => route.fulfill({ json: { papers: [] } }));
  await page.unroute('**/api/public/reservation/7');
  await page.route('**/api/public/reservation/7', (route) => {
    const isReleased = route.request().method() === 'DELETE';
    return route.fulfill({
      json: isReleased ? { success: true } : { reservation: { ...BOOKED, ...changes } },
    });
  });
}

const WAITING: WaitlistEntry = {
  state: 'waiting',
  check_in: day(18),
  check_out: day(20),
  guests: 2,
  children: 0,
  rooms: [{ id: 3, name: 'Pattachitra Room' }],
  held_until: null,
};

const entryOf = (changes: Partial<WaitlistEntry>): WaitlistEntry => ({ ...WAITING, ...changes });

export async function answerEntry(page: Page, changes: Partial<WaitlistEntry>): Promise<void> {
  await page.unroute('**/api/public/waiting-list/open');
  await page.route('**/api/public/waiting-list/open', (route) =>
    route.fulfill({ json: { entry: entryOf(changes) } }),
  );
}
