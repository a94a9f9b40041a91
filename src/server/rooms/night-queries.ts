import { todayInIndia } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import type { RoomsState } from '#domain/money/payment.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { isTaken, type OwnNights, pricedNights, type RoomNight } from './queries.ts';
import type { NightRow } from './schema.ts';

/**
 * Locks the nights of some rooms until the transaction ends, always in `(night, room_id)` order, so that two bookings
 * of the same nights wait for each other and never deadlock. Nights without a rate and retired rooms are left out. `own` nights count
 * as free.
 */
export async function lockNights(
  tx: Tx,
  roomIds: readonly number[],
  stay: Stay,
  now: Date,
  own?: OwnNights,
): Promise<RoomNight[]> {
  return pricedNights(await lockRows(tx, roomIds, stay), now, own);
}

/** Reads after the nights are locked which rooms are retired, because a host may have retired one while we waited. */
async function lockRows(
  tx: Tx,
  roomIds: readonly number[],
  { checkIn, checkOut }: Stay,
): Promise<NightRow[]> {
  const rows = await tx
    .selectFrom('room_night')
    .selectAll()
    .where('night', '>=', checkIn)
    .where('night', '<', checkOut)
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('night')
    .orderBy('room_id')
    .forUpdate()
    .execute();
  const sold = await tx
    .selectFrom('room')
    .select('id')
    .where('id', 'in', [0, ...roomIds])
    .where('retired_at', 'is', null)
    .execute();
  const ids = new Set(sold.map(({ id }) => id));
  return rows.filter(({ room_id }) => ids.has(room_id));
}

/** Locks the nights of a hold, in the same order, and returns whether it has them, could take them again, or has lost them. */
export async function lockHold(
  tx: Tx,
  hold: { id: number; nights: readonly { room_id: number; night: string }[] },
  stay: { check_in: string; check_out: string },
  now: Date,
): Promise<RoomsState> {
  const requested = new Set(hold.nights.map(({ room_id, night }) => `${room_id} ${night}`));
  const roomIds = [...new Set(hold.nights.map(({ room_id }) => room_id))];
  const rows = await lockRows(tx, roomIds, { checkIn: stay.check_in, checkOut: stay.check_out });
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
      .set({ reservation_id: null, hold_id: null, held_until: null, blocked_by: null, ...owner })
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

/** Sets which channel has closed locked nights that no guest has; null opens them again. */
export async function setBlocked(
  tx: Tx,
  roomId: number,
  blocked: ReadonlyMap<string, string | null>,
): Promise<void> {
  for (const [channel, nights] of Map.groupBy(blocked.keys(), (night) => blocked.get(night) ?? null)) {
    await tx
      .updateTable('room_night')
      .set({ blocked_by: channel })
      .where('room_id', '=', roomId)
      .where('night', 'in', nights)
      .execute();
  }
}

/** The nights of a hold. */
export function listNightsOfHold(tx: Tx, holdId: number): Promise<{ room_id: number; night: string }[]> {
  return tx.selectFrom('room_night').select(['room_id', 'night']).where('hold_id', '=', holdId).execute();
}
