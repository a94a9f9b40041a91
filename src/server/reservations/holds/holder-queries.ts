import { bookingReference } from '#domain/booking/booking-reference.ts';
import type { Stay } from '#domain/dates/stay.ts';
import type { Holder } from '#messages/host/booking.ts';
import type { Tx } from '#server/platform/database/database.ts';

/**
 * Returns who has these rooms in a stay, one line for each booking and room. It names guests, so it is for hosts only.
 */
export async function listHolders(
  tx: Tx,
  roomIds: readonly number[],
  stay: Stay,
  { now, own }: { now: Date; own?: number | undefined },
): Promise<Holder[]> {
  const rows = await tx
    .selectFrom('room_night')
    .innerJoin('room', 'room.id', 'room_night.room_id')
    .leftJoin('hold', 'hold.id', 'room_night.hold_id')
    .leftJoin('reservation', (join) =>
      join.on((on) =>
        on('reservation.id', '=', on.fn.coalesce('room_night.reservation_id', 'hold.reservation_id')),
      ),
    )
    .select(['room.name as room', 'reservation.id', 'guest_name', 'room_night.reservation_id as booked'])
    .where('room_night.room_id', 'in', [0, ...roomIds])
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .where((where) =>
      where.or([where('room_night.reservation_id', 'is not', null), where('held_until', '>', now)]),
    )
    .where('reservation.id', 'is distinct from', own ?? 0)
    .distinct()
    .orderBy('room.name')
    .execute();
  return rows.map(({ room, id, guest_name, booked }) => ({
    room,
    guest: guest_name ?? '',
    reference: id === null ? '' : bookingReference(id),
    isBooked: booked !== null,
  }));
}
