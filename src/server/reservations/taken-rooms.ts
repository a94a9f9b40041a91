import { roomsTaken } from '#messages/api.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listNights, type Own } from '#server/rooms/queries.ts';
import type { ReservationRequest } from './bill.ts';

/**
 * Looks, without waiting in line for the nights, whether they are taken: when a thousand want the last room, all but
 * the first few are told so by one read. What it does not see is decided under the lock, as always.
 */
export async function glance(
  tx: Tx,
  request: ReservationRequest,
  now: Date,
  own?: Own,
): Promise<Refusal | undefined> {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const requested = request.rooms.map((room) => room.id);
  const nights = await listNights(tx, stay, now, requested, own);
  const taken = new Set(nights.filter((night) => night.taken).map((night) => night.roomId));
  if (taken.size === 0) return undefined;
  const rooms = await tx
    .selectFrom('room')
    .select(['id', 'name'])
    .where('id', 'in', [...taken])
    .orderBy('id')
    .execute();
  return refuse(
    'room_taken',
    { rooms: rooms.map(({ id }) => id) },
    roomsTaken(rooms.map(({ name }) => name)),
  );
}
