import { todayInIndia } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import type { RoomsState } from '#domain/money/payment.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isTaken, type OwnNights, pricedNights, type RoomNight } from './queries.ts';

/**
 * Locks the nights of some rooms until the transaction ends, always in `(night, room_id)` order, so that two bookings
 * of the same nights wait for each other and never deadlock. Nights without a rate are left out. `own` nights count
 * as free.
 */
export async function lockNights(
  tx: Tx,
  roomIds: readonly number[],
  stay: Stay,
  now: Date,
  own?: OwnNights,
): Promise<RoomNight[]> {
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .where('room_id', 'in', roomIds)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  return pricedNights(rows, now, own);
}

/** Locks the nights of a hold, in the same order, and returns whether it has them, could take them again, or has lost them. */
export async function lockHold(
  tx: Tx,
  hold: { id: number; nights: readonly { room_id: number; night: string }[] },
  stay: { check_in: string; check_out: string },
  now: Date,
): Promise<RoomsState> {
  const requested = new Set(hold.nights.map(({ room_id, night }) => `${room_id} ${night}`));
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where('room_id', 'in', [0, ...new Set(hold.nights.map(({ room_id }) => room_id))])
    .where('night', '>=', stay.check_in)
    .where('night', '<', stay.check_out)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  const nights = rows.filter(({ room_id, night }) => requested.has(`${room_id} ${night}`));
  if (nights.length < requested.size || nights.length === 0) return 'taken';
  const today = todayInIndia(now);
  const isHeld = nights.every((night) => night.hold_id === hold.id && isTaken(night, now));
  // A guest who paid in time may be staying there before the payment is reported.
  if (isHeld) return today < stay.check_out ? 'held' : 'passed';
  // Freed nights may be taken by another guest or closed by the host.
  const own = { holdId: hold.id, nights: 0 };
  if (nights.some((night) => night.closed || isTaken(night, now, own))) return 'taken';
  return today > stay.check_in ? 'passed' : 'free';
}

/** Gives locked nights to a hold until an instant, or to a reservation for good. */
export async function assignNights(
  tx: Tx,
  nights: readonly { room_id: number; night: string }[],
  owner: { reservation_id: number } | { hold_id: number; held_until: Date },
): Promise<void> {
  for (const [roomId, own] of Map.groupBy(nights, ({ room_id }) => room_id)) {
    await tx
      .updateTable('room_night')
      .set({ reservation_id: null, hold_id: null, held_until: null, ...owner })
      .where('room_id', '=', roomId)
      .where(
        'night',
        'in',
        own.map(({ night }) => night),
      )
      .execute();
  }
}

/** Frees every night of a booking or a hold. */
export async function freeNights(tx: Tx, owner: 'reservation_id' | 'hold_id', id: number): Promise<void> {
  await tx
    .selectFrom('room_night')
    .select('night')
    .where(owner, '=', id)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('room_night')
    .set({ reservation_id: null, hold_id: null, held_until: null })
    .where(owner, '=', id)
    .execute();
}

/** Frees some nights of a booking. */
export async function freeSomeNights(
  tx: Tx,
  reservationId: number,
  nights: readonly { night: string }[],
): Promise<void> {
  const which = nights.map(({ night }) => night);
  await tx
    .selectFrom('room_night')
    .select('night')
    .where('reservation_id', '=', reservationId)
    .where('night', 'in', which)
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  await takeNightsFrom(tx, reservationId, which);
}

/** Takes some locked nights away from a booking. */
export async function takeNightsFrom(
  tx: Tx,
  reservationId: number,
  nights: readonly string[],
): Promise<void> {
  await tx
    .updateTable('room_night')
    .set({ reservation_id: null })
    .where('reservation_id', '=', reservationId)
    .where('night', 'in', nights)
    .execute();
}

/** The nights of a hold. */
export function listNightsOfHold(tx: Tx, holdId: number): Promise<{ room_id: number; night: string }[]> {
  return tx.selectFrom('room_night').select(['room_id', 'night']).where('hold_id', '=', holdId).execute();
}
