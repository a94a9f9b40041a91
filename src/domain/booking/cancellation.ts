import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { floorRupees, formatRupees, percentOf, toPaise, toRupees } from '#domain/money/money.ts';

/** Cancelling at least `hoursBefore` check-in refunds `percent` of the amount paid. */
export interface CancellationRule {
  hoursBefore: number;
  percent: number;
}

/** A booking's cancellation rules; hours count back from `time` of the check-in day (`HH:MM`, India time). */
export interface CancellationTerms {
  time: string;
  rules: readonly CancellationRule[];
}

interface WireRule {
  hours_before: number;
  percent: number;
}

export function readTerms(wire: {
  cancellation_rules: readonly WireRule[];
  cancellation_time: string;
}): CancellationTerms {
  return { time: wire.cancellation_time, rules: readRules(wire.cancellation_rules) };
}

export function readRules(wire: readonly WireRule[]): CancellationRule[] {
  return wire.map(({ hours_before, percent }) => ({ hoursBefore: hours_before, percent }));
}

export function toWireRules(rules: readonly CancellationRule[]): WireRule[] {
  return rules.map(({ hoursBefore, percent }) => ({ hours_before: hoursBefore, percent }));
}

/** Spec section 9: free up to 7 days before check-in, 50 % refund 3 to 7 days before, none under 3 days. */
export const DEFAULT_CANCELLATION_RULES: readonly CancellationRule[] = [
  { hoursBefore: 168, percent: 100 },
  { hoursBefore: 72, percent: 50 },
];

/** The share that is refunded when a guest cancels, from `hoursBefore` check-in until the next step. */
export type RefundStep = Pick<CancellationRule, 'hoursBefore' | 'percent'>;

/** Returns the rules that matter, highest refund first: a rule that refunds no more than a later one is dropped. */
export function refundSteps(rules: readonly CancellationRule[]): RefundStep[] {
  const steps: RefundStep[] = [];
  for (const { hoursBefore, percent } of [...rules].sort((a, b) => a.hoursBefore - b.hoursBefore)) {
    if (percent > (steps[0]?.percent ?? 0)) steps.unshift({ hoursBefore, percent });
  }
  return steps;
}

/** A period in which cancelling refunds the same share. */
export interface RefundBand {
  percent: number;
  /** The last instant, inclusive. Null for the last band, which refunds nothing. */
  until: Date | null;
}

/** Returns the refund bands of a stay, earliest and highest refund first. */
export function refundBands({ time, rules }: CancellationTerms, checkIn: string): RefundBand[] {
  const start = instantOf(checkIn, time).getTime();
  const bands = refundSteps(rules).map(({ hoursBefore, percent }): RefundBand => {
    return { percent, until: new Date(start - hoursBefore * HOUR) };
  });
  return [...bands, { percent: 0, until: null }];
}

/** Returns the bands that have not ended at `now`; the first one applies. */
function bandsFrom(terms: CancellationTerms, checkIn: string, now: Date): RefundBand[] {
  return refundBands(terms, checkIn).filter(({ until }) => until === null || now <= until);
}

/** Returns until when cancelling refunds everything; undefined if it no longer does at `now`. */
export function freeUntil(terms: CancellationTerms, checkIn: string, now: Date): Date | undefined {
  const { percent, until } = refundNow(terms, checkIn, now);
  return percent === 100 && until ? until : undefined;
}

/** Returns the share that cancelling at `now` refunds, and until when. */
export function refundNow(terms: CancellationTerms, checkIn: string, now: Date): RefundBand {
  return bandsFrom(terms, checkIn, now)[0] ?? { percent: 0, until: null };
}

/** Returns the percentage refunded when cancelling at `now`. */
export function refundPercent(terms: CancellationTerms, checkIn: string, now: Date): number {
  return refundNow(terms, checkIn, now).percent;
}

/** Returns the refund in paise: a share is rounded half up to the rupee; 100 % is exact. */
export function refundPaise(terms: CancellationTerms, checkIn: string, now: Date, paidPaise: number): number {
  return shareOf(paidPaise, refundPercent(terms, checkIn, now));
}

function shareOf(paise: number, percent: number): number {
  return percent === 100 ? paise : Math.min(paise, toPaise(percentOf(toRupees(paise), percent)));
}

/** One line of the refund terms. `amount` is null if nothing is refunded, `until` is null if the line has no end. */
export interface RefundTerm {
  amount: string | null;
  until: string | null;
}

/** Returns the refund terms from `now` for an amount paid in rupees, with India times. The last one refunds nothing. */
export function refundTerms(
  terms: CancellationTerms,
  checkIn: string,
  now: Date,
  paid: number,
): RefundTerm[] {
  return bandsFrom(terms, checkIn, now).map(({ percent, until }) => ({
    amount: percent > 0 ? formatRupees(floorRupees(shareOf(toPaise(paid), percent))) : null,
    until: until && formatInstant(until),
  }));
}

/** Returns whether check-in time has passed; from then on a guest can't cancel online. */
export function hasBegun({ time }: Pick<CancellationTerms, 'time'>, checkIn: string, now: Date): boolean {
  return now >= instantOf(checkIn, time);
}

/**
 * Returns the instant from which a guest can't change a booking any more: the end of its check-in day, or the hours before
 * check-in that the host has set.
 */
export function changeEnd(
  { check_in, cancellation_time }: Pick<CancelledStay, 'check_in' | 'cancellation_time'>,
  cutoffHours: number,
): Date {
  if (cutoffHours === 0) return instantOf(addDays(check_in, 1), '00:00');
  return new Date(instantOf(check_in, cancellation_time).getTime() - cutoffHours * HOUR);
}

export interface CancelledStay {
  check_in: string;
  cancellation_time: string;
  cancelled_at: Date | null;
  cancelled_by: 'guest' | 'host' | null;
}

/** Returns whether the guest cancelled after check-in time, which is how guests say that they are not coming. */
export function saidNotComing({
  check_in,
  cancellation_time,
  cancelled_at,
  cancelled_by,
}: CancelledStay): boolean {
  return (
    cancelled_by === 'guest' &&
    cancelled_at !== null &&
    hasBegun({ time: cancellation_time }, check_in, cancelled_at)
  );
}
