import { sourceOf } from '#domain/booking/booking-source.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { Offers } from '#server/reservations/offers.ts';
import { lockReservation, markReleased } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { findCheckoutHold, releaseHold } from './hold-queries.ts';

/** Locks a reservation that its guest gives up; refused if nothing is held any more, or money may be on its way. */
export async function lockUnpaid(tx: Tx, id: number): Promise<ReservationRow | Refusal> {
  const row = await lockReservation(tx, id);
  if (!row || row.released_at) return refuse('not_found');
  // Money that the guest says to have paid must not be forgotten.
  return row.status !== 'held' || row.paid_reference ? refuse('not_pending') : row;
}

/**
 * Returns the end of a hold that lasts because its guest was promised the time and has a link to come back: that of a
 * host, and that of a request which its host has confirmed while its guest only closes the payment window.
 */
export function keptUntil(
  row: ReservationRow,
  { now, isWindowClosed }: { now: Date; isWindowClosed: boolean },
): Date | undefined {
  if (statusAt(row, now) !== 'held') return undefined;
  const isConfirmedRequest = row.host_asked_at !== null && !row.awaits_host;
  const isPromised = sourceOf(row.source) !== 'web' || (isWindowClosed && isConfirmedRequest);
  return isPromised ? (row.hold_expires_at ?? undefined) : undefined;
}

/** Frees the rooms of an unpaid reservation, which is locked, and restores the offer that it took over. */
export async function releaseUnpaid(tx: Tx, offers: Offers, id: number, now: Date): Promise<void> {
  const hold = await findCheckoutHold(tx, id);
  if (hold) await releaseHold(tx, hold.id, now);
  await offers.restore(tx, id, now);
  await markReleased(tx, id, now);
}
