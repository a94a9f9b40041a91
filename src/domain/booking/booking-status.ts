import { instantOf } from '#domain/dates/calendar.ts';

/** Returns whether a booking is paid in full or with an advance; takes the status of the wire. */
export const isConfirmed = (status: string): boolean => status === 'Pending' || status === 'Completed';

/** Returns the status shown to a guest: Pending and Completed as Confirmed, others unchanged (spec section 4). */
export function displayStatus(status: string): string {
  return isConfirmed(status) ? 'Confirmed' : status;
}

export type StatusTone = 'good' | 'waiting' | 'bad' | 'plain';

/** Returns the colour of a booking's status: red if it is cancelled. */
export function bookingTone(status: string): StatusTone {
  if (status === 'Cancelled') return 'bad';
  return isConfirmed(status) ? 'good' : 'plain';
}

const PAYMENT_TONES: Readonly<Record<string, StatusTone>> = {
  Paid: 'good',
  Pending: 'waiting',
  Failed: 'bad',
};

/** Returns the colour of a payment's status: paid green, pending yellow, failed red (spec section 4). */
export function paymentTone(status: string): StatusTone {
  return PAYMENT_TONES[status] ?? 'plain';
}

interface Listed {
  status: string;
  checkin_date: string;
  checkout_date: string;
  /** `HH:MM`, India time. */
  check_out_time: string;
}

/**
 * Splits the bookings of the profile (spec section 4) into current (check-out in the future, soonest first),
 * previous and cancelled (latest first).
 */
export function splitBookings<B extends Listed>(
  bookings: readonly B[],
  now: Date,
): { current: B[]; previous: B[]; cancelled: B[] } {
  const listed = bookings.filter((booking) => booking.status !== 'Cancelled');
  const isCurrent = (booking: B) => instantOf(booking.checkout_date, booking.check_out_time) > now;
  return {
    current: listed.filter(isCurrent).sort((a, b) => a.checkin_date.localeCompare(b.checkin_date)),
    previous: listed.filter((booking) => !isCurrent(booking)).sort(latestFirst),
    cancelled: bookings.filter((booking) => booking.status === 'Cancelled').sort(latestFirst),
  };
}

const latestFirst = (a: Listed, b: Listed) => b.checkout_date.localeCompare(a.checkout_date);
