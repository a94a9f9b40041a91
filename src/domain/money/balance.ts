import type { PaymentStatus, StoredStatus } from '#domain/booking/reservation.ts';
import { toPaise } from './money.ts';

/** A booking's amounts: the total and the cancellation fee in rupees, the others in paise. */
export interface BookedAmounts {
  total: number;
  cancellation_fee: number;
  paid_paise: number;
  /** Paise that the host refunded outside the gateway. */
  refunded_offline_paise: number;
}

interface BookingAmounts extends BookedAmounts {
  status: StoredStatus;
  payment_status: PaymentStatus;
  check_out: string;
}

/** Returns the balance of a booking in paise. Money refunded offline is not due again. */
export function balancePaise({
  status,
  total,
  cancellation_fee,
  paid_paise,
  refunded_offline_paise,
}: Omit<BookingAmounts, 'check_out' | 'payment_status'>): number {
  if (status === 'cancelled') return 0;
  return Math.max(0, toPaise(total + cancellation_fee) - paid_paise - refunded_offline_paise);
}

/** Returns the reference with which a guest says to have paid the host; null once nothing is due any more. */
export function openClaim(
  booking: Parameters<typeof balancePaise>[0] & { paid_reference: string | null },
): string | null {
  return balancePaise(booking) > 0 ? booking.paid_reference : null;
}

/** Returns the balance that can still be paid online, in paise: 0 once the check-out day is over. */
export function balanceDuePaise(booking: BookingAmounts, today: string): number {
  const isDue = booking.status === 'confirmed' && booking.payment_status === 'partly_paid';
  return isDue && today <= booking.check_out ? balancePaise(booking) : 0;
}
