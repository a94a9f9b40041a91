import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findHold, releaseHold, renewHold } from '#server/reservations/holds/hold-queries.ts';
import type { Offers } from '#server/reservations/offers.ts';
import type { HeldNight } from '#server/reservations/schema.ts';
import { listNightsOfHold, lockHold } from '#server/rooms/night-queries.ts';
import { heldOffer } from './offer-cookie.ts';
import { lockBookedEntry, markBooked, reopenOffer } from './offer-queries.ts';

/**
 * Moves the nights of an offer to a reservation, inside its transaction and with its nights locked; the rest of the
 * offer is freed. A booking of something else leaves the offer unchanged.
 */
async function takeOver(
  tx: Tx,
  offerId: number,
  requested: readonly HeldNight[],
  { reservationId, now }: { reservationId: number; now: Date },
): Promise<void> {
  const held = await listNightsOfHold(tx, offerId);
  if (
    !held.some(({ room_id, night }) =>
      requested.some((one) => one.room_id === room_id && one.night === night),
    )
  )
    return;
  await releaseHold(tx, offerId, now);
  await markBooked(tx, offerId, reservationId);
}

/** Restores the offer until its end when the guest closes the payment window. */
async function restore(tx: Tx, reservationId: number, now: Date): Promise<void> {
  const entry = await lockBookedEntry(tx, reservationId, now);
  const offer = entry?.offer_id ? await findHold(tx, entry.offer_id) : undefined;
  if (!entry?.offer_until || !offer) return;
  if ((await lockHold(tx, offer, entry, now)) !== 'free') return;
  if (await reopenOffer(tx, entry)) await renewHold(tx, offer, entry.offer_until);
}

/** Returns the waitlist's functions for reservations and searches. */
export function createOffers(deps: Pick<AppContext, 'db' | 'clock'>): Offers {
  return { find: (c) => heldOffer(c, deps), takeOver, restore };
}
