import { changeEnd } from '#domain/booking/cancellation.ts';
import { type ChangeProblem, changeProblem } from '#domain/booking/change.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { findProperty } from '#server/rooms/queries.ts';
import { countGuestChanges } from './change-queries.ts';

/** Returns why a guest can't change a booking at `now`, with the hours before check-in that the host has set. */
export async function whyUnchangeable(
  db: Database | Tx,
  row: ReservationRow,
  now: Date,
): Promise<{ problem: ChangeProblem | undefined; cutoffHours: number }> {
  const property = await findProperty(db, row.property_id);
  const cutoffHours = property?.change_cutoff_hours ?? 0;
  const changes = await countGuestChanges(db, row.id);
  return { problem: changeProblem(row, { now, cutoffHours, changes }), cutoffHours };
}

/** Returns until when a guest can change a booking; undefined if that is not possible at `now`. */
export async function changeableUntil(
  db: Database | Tx,
  row: ReservationRow,
  now: Date,
): Promise<Date | undefined> {
  if (refuseOfChannel(row)) return undefined;
  const { problem, cutoffHours } = await whyUnchangeable(db, row, now);
  return problem ? undefined : changeEnd(row, cutoffHours);
}
