import type { QuotedNights } from '#domain/booking/quote.ts';
import { percentOf } from '#domain/money/money.ts';
import { sumNights } from './pricing.ts';

/** What a code takes off: a percentage of the rooms' final price, or whole rupees. The other one is null. */
export interface CodeTerms {
  percent: number | null;
  rupees: number | null;
}

/** A code as a host has made it. */
export interface Code extends CodeTerms {
  /** The homestays at which it can be used. */
  propertyIds: readonly number[];
  uses: number;
  /** The last day on which it can be used to book. */
  validUntil: string;
  minimumNights: number;
  isEnded: boolean;
}

export type CodeProblem = 'code_expired' | 'code_used_up' | 'code_not_applicable';

/** Returns why a code can't be used for a stay now. `used` counts its bookings and live holds. */
export function codeProblem(
  code: Code,
  asked: { propertyId: number; nights: number; today: string; used: number },
): CodeProblem | undefined {
  if (code.isEnded || asked.today > code.validUntil) return 'code_expired';
  if (!code.propertyIds.includes(asked.propertyId)) return 'code_not_applicable';
  if (asked.nights < code.minimumNights) return 'code_not_applicable';
  return asked.used >= code.uses ? 'code_used_up' : undefined;
}

const LEAST_LEFT = 1;

/** Returns the rupees that a code takes off the final price of rooms. Something is left to pay. */
export function codeDiscountOf({ percent, rupees }: CodeTerms, roomTotal: number): number {
  const off = percent === null ? (rupees ?? 0) : percentOf(roomTotal, percent);
  return Math.max(0, Math.min(off, roomTotal - LEAST_LEFT));
}

/**
 * Returns the nights of rooms with the discount of a code, spread over them by their prices; without a code, with none.
 * Each night has a share of its own, so that a booked night keeps it when the stay is changed.
 */
export function withCode(
  rooms: readonly QuotedNights[],
  rulesPercent: number,
  terms: CodeTerms | undefined,
): QuotedNights[] {
  const plain = rooms.map(({ id, nights }) => ({
    id,
    nights: nights.map(({ night, price, discount }) => ({ night, price, discount })),
  }));
  if (!terms) return plain;
  const finals = plain.map(({ nights }) => sumNights(nights, rulesPercent).finalPrice);
  const all = finals.reduce((sum, price) => sum + price, 0);
  const ofRooms = shares(codeDiscountOf(terms, all), finals);
  return plain.map(({ id, nights }, index) => {
    const nets = nights.map(({ price, discount }) => price - discount);
    const ofNights = shares(ofRooms[index] ?? 0, nets);
    return { id, nights: nights.map((night, at) => ({ ...night, codeDiscount: ofNights[at] ?? 0 })) };
  });
}

/** Divides whole rupees in proportion to weights; the parts sum up exactly, and none is larger than its weight. */
function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const until = all > 0 ? Math.round((amount * passed) / all) : 0;
    const share = until - given;
    given = until;
    return share;
  });
}
