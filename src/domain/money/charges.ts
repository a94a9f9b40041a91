import { dayInStay, type Stay } from '#domain/dates/stay.ts';
import type { BookedAmounts } from './balance.ts';
import { toPaise } from './money.ts';

export const CHARGE_KINDS = ['breakfast', 'extra_bed', 'other'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];
/** What a charge is taxed as. */
export const TAX_AS = ['stay', 'food', 'other'] as const;
export type TaxAs = (typeof TAX_AS)[number];

/** Rupees for one. */
export const MAX_CHARGE = 1_000_000;
/** Rupees of a booking with its charges. */
export const MAX_TOTAL = 1_000_000_000;

export const TAXED_AS: Record<ChargeKind, TaxAs> = { breakfast: 'food', extra_bed: 'stay', other: 'other' };

/** A count, and the rupees for one. */
interface Priced {
  count: number;
  price: number;
}

/** Returns the rupees of charges. */
export function chargesTotal(charges: readonly Priced[]): number {
  return charges.reduce((sum, { count, price }) => sum + count * price, 0);
}

/** Returns whether a charge, in rupees, can't be undone, because the total would be less than what was paid. */
export function isPaidAlready(rupees: number, booking: BookedAmounts): boolean {
  const { total, cancellation_fee, paid_paise, refunded_offline_paise } = booking;
  return toPaise(total + cancellation_fee - rupees) < paid_paise + refunded_offline_paise;
}

/**
 * Returns the day of a charge that names none: today, or the day of the stay that is nearest to it. A breakfast or a bed
 * is then for all nights.
 */
export function dayOfCharge(kind: ChargeKind, stay: Stay, today: string): string | null {
  return kind === 'other' ? dayInStay(today, stay) : null;
}

/**
 * Returns the charges that a total leaves, the oldest first. The one that it leaves only in part is one piece at what is
 * left of it.
 */
export function limitedCharges<Charge extends Priced>(charges: readonly Charge[], total: number): Charge[] {
  let left = total;
  return charges.flatMap((charge) => {
    const own = Math.min(left, charge.count * charge.price);
    left -= own;
    if (own === 0) return [];
    return own === charge.count * charge.price ? charge : { ...charge, count: 1, price: own };
  });
}
