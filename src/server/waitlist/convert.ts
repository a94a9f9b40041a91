import type { Tx } from '#server/platform/database/database.ts';
import { extendHold, findHold, releaseHold } from '#server/reservations/hold-queries.ts';
import type { HeldNight } from '#server/reservations/schema.ts';
import { lockHold } from '#server/rooms/night-queries.ts';
import { reopenOffer } from './queries.ts';

/**
 * A reservation takes over what was held for the one who waited, inside its transaction and with its nights locked; what
 * else was held goes free. A booking of something else leaves the offer as it is.
 */
export async function takeOver(
  tx: Tx,
  offerId: number,
  requested: readonly HeldNight[],
  { reservationId, now }: { reservationId: number; now: Date },
): Promise<void> {
  const held = await tx
    .selectFrom('room_night')
    .select(['room_id', 'night'])
    .where('hold_id', '=', offerId)
    .execute();
  if (
    !held.some(({ room_id, night }) =>
      requested.some((one) => one.room_id === room_id && one.night === night),
    )
  )
    return;
  await releaseHold(tx, offerId, now);
  await tx
    .updateTable('waitlist_entry')
    .set({ state: 'booked', booked_id: reservationId })
    .where('offer_id', '=', offerId)
    .execute();
}

/** Who closes the payment window has not lost what was held for them: the offer goes on until its end. */
export async function returnOffer(tx: Tx, reservationId: number, now: Date): Promise<void> {
  const entry = await tx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('booked_id', '=', reservationId)
    .where('state', '=', 'booked')
    .where('offer_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  const offer = entry?.offer_id ? await findHold(tx, entry.offer_id) : undefined;
  if (!entry?.offer_until || !offer) return;
  if ((await lockHold(tx, offer, entry, now)) !== 'free') return;
  if (await reopenOffer(tx, entry)) await extendHold(tx, offer, entry.offer_until);
}
