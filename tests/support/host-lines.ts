import type { BookingLine, HostBooking } from '#contract/host/booking-line.ts';
import type { WholeBooking } from '#stores/host/bookings/booking.ts';

export const bookingLine = (changes: Partial<BookingLine> = {}): BookingLine => ({
  id: 12,
  reference: 'SH12',
  property_id: 1,
  guest_name: 'Asha Mishra',
  phone: '+91 98765 43210',
  phone_e164: '+919876543210',
  rooms: [{ id: 1, name: 'Conch Room' }],
  check_in: '2026-12-18',
  check_out: '2026-12-20',
  guests: 2,
  total: 4000,
  paid: 0,
  balance: 4000,
  source: 'phone',
  status: 'confirmed',
  paid_reference: null,
  arrival_time: null,
  checked_in_at: null,
  checked_out_at: null,
  not_told: false,
  told_by_host: null,
  ...changes,
});

export const hostBooking = (changes: Partial<HostBooking> = {}): HostBooking => ({
  ...bookingLine(),
  email: '',
  check_code: 'K7Q-F2M',
  adults: 2,
  children: 0,
  breakfast: 0,
  extra_beds: 0,
  services: [],
  paid_reference: null,
  arrival_time: null,
  note: null,
  price_is_set: false,
  hold_expires_at: null,
  cancelled_at: null,
  version: '1',
  created_at: '2026-11-21T06:00:00.000Z',
  ...changes,
});

export const wholeBooking = (
  booking: Partial<HostBooking> = {},
  alarms: WholeBooking['alarms'] = [],
): WholeBooking => ({
  booking: hostBooking(booking),
  alarms,
  nights: [],
  payments: [],
  refunds: [],
  charges: [],
  charge_prices: { breakfast: 50, extra_bed: 200 },
  mails: [],
  audit: [],
  messages: [],
});
