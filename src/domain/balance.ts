import { toPaise } from './money.ts';
import type { PaymentStatus, StoredStatus } from './reservation.ts';

/** What is known of a booking's money: `total` and `kept` in rupees, the rest in paise. */
interface Owing {
  status: StoredStatus;
  payment_status: PaymentStatus;
  check_out: string;
  total: number;
  cancellation_fee: number;
  paid_paise: number;
  /** What the host gave back of it by hand. */
  refunded_offline_paise: number;
}

/** The paise that are still to be paid for a booking. What the host gave back of it is not asked for again. */
export function balancePaise({
  status,
  total,
  cancellation_fee,
  paid_paise,
  refunded_offline_paise,
}: Omit<Owing, 'check_out' | 'payment_status'>): number {
  if (status === 'cancelled') return 0;
  return Math.max(0, toPaise(total + cancellation_fee) - paid_paise - refunded_offline_paise);
}

/** The paise that the guest of an advance may still pay online: all that is due, until the day of check-out is over. */
export function balanceDuePaise(booking: Owing, today: string): number {
  const owes = booking.status === 'confirmed' && booking.payment_status === 'partly_paid';
  return owes && today <= booking.check_out ? balancePaise(booking) : 0;
}
