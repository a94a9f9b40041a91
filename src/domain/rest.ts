import { toPaise } from './money.ts';

/** What is known of a booking's money: `total` and `kept` in rupees, what was paid in paise. */
interface Owing {
  status: string;
  check_out: string;
  total: number;
  kept: number;
  paid_paise: number;
}

/**
 * The paise that are still to be paid for a booking. What was paid in full owes nothing, also when the host gave some of
 * it back, and neither does what is cancelled.
 */
export function owedPaise({ status, total, kept, paid_paise }: Omit<Owing, 'check_out'>): number {
  if (status === 'Completed' || status === 'Cancelled') return 0;
  return Math.max(0, toPaise(total + kept) - paid_paise);
}

/** The paise that the guest of an advance may still pay online: all that is due, until the day of check-out is over. */
export function restDue(booking: Owing, today: string): number {
  return booking.status === 'Pending' && today <= booking.check_out ? owedPaise(booking) : 0;
}
