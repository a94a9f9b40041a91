import { toPaise } from './money.ts';

/** What is known of a booking's money: `total` and `kept` in rupees, what was paid in paise. */
interface Owing {
  status: string;
  check_out: string;
  total: number;
  kept: number;
  paid_paise: number;
}

/** The paise that the guest of an advance may still pay online: all that is due, until the day of check-out is over. */
export function restDue({ status, check_out, total, kept, paid_paise }: Owing, today: string): number {
  if (status !== 'Pending' || today > check_out) return 0;
  return Math.max(0, toPaise(total + kept) - paid_paise);
}
