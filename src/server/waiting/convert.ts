import type { Stay } from '#domain/stay.ts';
import { lockRooms, takeRooms } from '../storage/booked-rooms.ts';
import type { Tx } from '../storage/database.ts';
import { freeNights } from '../storage/inventory.ts';
import { reopenOffer } from '../storage/waiting.ts';

/**
 * A reservation takes over what was held for the one who waited, inside its transaction and with its nights locked; what
 * else was held goes free. A booking of something else leaves the offer as it is.
 */
export async function takeOver(
  tx: Tx,
  offerId: number,
  wanted: { roomIds: readonly number[]; stay: Stay },
  reservationId: number,
): Promise<void> {
  const held = await tx
    .selectFrom('room_night')
    .select('night')
    .where('reservation_id', '=', offerId)
    .where('room_id', 'in', wanted.roomIds)
    .where('night', '>=', wanted.stay.checkIn)
    .where('night', '<', wanted.stay.checkOut)
    .executeTakeFirst();
  if (!held) return;
  await freeNights(tx, offerId);
  await tx
    .updateTable('waiting_entry')
    .set({ state: 'booked', booked_id: reservationId })
    .where('offer_id', '=', offerId)
    .execute();
}

/** Who closes the payment window has not lost what was held for them: the offer goes on until its end. */
export async function giveBackOffer(tx: Tx, reservationId: number, now: Date): Promise<void> {
  const entry = await tx
    .selectFrom('waiting_entry')
    .selectAll()
    .where('booked_id', '=', reservationId)
    .where('state', '=', 'booked')
    .where('offer_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!entry?.offer_id) return;
  const { check_in, check_out } = entry;
  if ((await lockRooms(tx, { id: entry.offer_id, check_in, check_out }, now)) !== 'free') return;
  if (await reopenOffer(tx, entry)) await takeRooms(tx, entry.offer_id, entry.offer_until);
}
