import { roomsTaken } from '#messages/site/api.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { listNights, listRoomNames, type OwnNights } from '#server/rooms/queries.ts';
import type { ReservationRequest } from './bill.ts';

/**
 * Checks without a lock whether the rooms are taken: when a thousand guests want the last room, one read refuses all
 * but the first few. The check under the lock decides.
 */
export async function refuseTakenRooms(
  tx: Tx,
  request: ReservationRequest,
  now: Date,
  own?: OwnNights,
): Promise<Refusal | undefined> {
  const stay = { checkIn: request.check_in, checkOut: request.check_out };
  const requested = request.rooms.map((room) => room.id);
  const nights = await listNights(tx, stay, now, requested, own);
  const taken = new Set(nights.filter((night) => night.taken).map((night) => night.roomId));
  if (taken.size === 0) return undefined;
  const rooms = await listRoomNames(tx, [...taken]);
  return refuse(
    'room_taken',
    { rooms: rooms.map(({ id }) => id) },
    roomsTaken(rooms.map(({ name }) => name)),
  );
}
