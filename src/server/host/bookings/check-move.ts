import type { BodyOf } from '#contract/endpoint.ts';
import type { moveHostBooking } from '#contract/host/changes.ts';
import type { Host } from '#server/host/access/access.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { planMove } from '#server/reservations/plan-move.ts';
import { listReservationRooms } from '#server/reservations/queries.ts';
import { findHostBooking, lockHostBooking } from './booking-queries.ts';

/** Asks the other sites about the rooms that a booking is moved to, if the move can be made. */
export async function checkMove(
  { db, clock, freshness }: Pick<AppContext, 'db' | 'clock'> & { freshness: Freshness },
  host: Host,
  id: number,
  move: BodyOf<typeof moveHostBooking>,
): Promise<void> {
  const { propertyIds } = host;
  const takesNights = move.rooms ?? move.check_in ?? move.check_out;
  const row = await findHostBooking(db, propertyIds, id);
  if (move.preview || !takesNights || row?.status !== 'confirmed') return;
  const rooms = move.rooms ?? (await listReservationRooms(db, id)).map(({ room_id }) => room_id);
  const isRefused = () =>
    host.inTransaction(async (tx) => {
      const locked = await lockHostBooking(tx, propertyIds, id);
      const plan = locked && (await planMove(tx, locked, move, { now: clock(), propertyIds }));
      return !plan || plan instanceof Refusal;
    });
  await freshness.check(rooms, isRefused);
}
