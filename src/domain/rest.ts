import { toPaise } from './money.ts';

/** What is known of a booking's money: `total` and `kept` in rupees, the rest in paise. */
interface Owing {
  status: string;
  check_out: string;
  total: number;
  kept: number;
  paid_paise: number;
  /** What the host gave back of it by hand. */
  given_paise: number;
}

/** The paise that are still to be paid for a booking. What the host gave back of it is not asked for again. */
export function owedPaise({
  status,
  total,
  kept,
  paid_paise,
  given_paise,
}: Omit<Owing, 'check_out'>): number {
  if (status === 'Cancelled') return 0;
  return Math.max(0, toPaise(total + kept) - paid_paise - given_paise);
}

/** The paise that the guest of an advance may still pay online: all that is due, until the day of check-out is over. */
export function restDue(booking: Owing, today: string): number {
  return booking.status === 'Pending' && today <= booking.check_out ? owedPaise(booking) : 0;
}
