import type { HoldProof } from '#domain/booking/hold-limits.ts';
import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { SoldRoom } from '#server/reservations/queries.ts';
import type { HeldNight, HoldRow } from '#server/reservations/schema.ts';
import { assignNights, freeNights } from '#server/rooms/night-queries.ts';
import type { OwnNights } from '#server/rooms/queries.ts';

/** Hashed keys of the visitor who asked for a hold. */
export interface HoldKeys {
  visitor: string;
  address: string;
  network: string;
}

interface NewHold {
  purpose: HoldRow['purpose'];
  /** Null if the hold belongs to an offer. */
  reservationId: number | null;
  nights: readonly HeldNight[];
  proof: HoldProof;
  keys?: HoldKeys | undefined;
  now: Date;
  until: Date;
}

/** Inserts a hold and gives it its nights, all locked; returns its id. */
export async function insertHold(tx: Tx, hold: NewHold): Promise<number> {
  const { id } = await tx
    .insertInto('hold')
    .values({
      purpose: hold.purpose,
      reservation_id: hold.reservationId,
      nights: JSON.stringify(hold.nights),
      room_nights: hold.nights.length,
      proof: hold.proof,
      visitor_key: hold.keys?.visitor ?? null,
      address_key: hold.keys?.address ?? null,
      network_key: hold.keys?.network ?? null,
      created_at: hold.now,
      ends_at: hold.until,
      released_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await assignNights(tx, hold.nights, { hold_id: id, held_until: hold.until });
  return id;
}

export function heldNights(rooms: readonly SoldRoom[]): HeldNight[] {
  return rooms.flatMap(({ id, price }) => price.nights.map((night) => ({ room_id: id, ...night })));
}

/** Extends a hold until another instant and gives it its nights again. They must be locked. */
export async function renewHold(tx: Tx, hold: HoldRow, until: Date): Promise<void> {
  await tx.updateTable('hold').set({ ends_at: until, released_at: null }).where('id', '=', hold.id).execute();
  await assignNights(tx, hold.nights, { hold_id: hold.id, held_until: until });
}

/** Turns a paid hold into the reservation's nights, at the prices sold, and deletes it. The nights must be locked. */
export async function sellHold(tx: Tx, hold: HoldRow, reservationId: number): Promise<void> {
  await sellNights(tx, reservationId, hold.nights);
  await tx.deleteFrom('hold').where('id', '=', hold.id).execute();
}

/** Gives locked nights to a booking for good, and saves the prices they were sold at for its invoice. */
export async function sellNights(tx: Tx, reservationId: number, nights: readonly HeldNight[]): Promise<void> {
  await assignNights(tx, nights, { reservation_id: reservationId });
  await tx
    .insertInto('reservation_night')
    .values(
      nights.map(({ codeDiscount: code_discount = 0, ...night }) => ({
        reservation_id: reservationId,
        ...night,
        code_discount,
      })),
    )
    .execute();
}

/** Ends a hold early, and frees the nights that it still has. */
export async function releaseHold(tx: Tx, id: number, now: Date): Promise<void> {
  await freeNights(tx, 'hold_id', id);
  await tx
    .updateTable('hold')
    .set({ released_at: now })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .execute();
}

export async function findHold(db: Database | Tx, id: number): Promise<HoldRow | undefined> {
  return db.selectFrom('hold').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the hold of an unpaid reservation, expired or not. */
export async function findCheckoutHold(
  db: Database | Tx,
  reservationId: number,
): Promise<HoldRow | undefined> {
  return db
    .selectFrom('hold')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'checkout')
    .executeTakeFirst();
}

export async function listChangeHolds(db: Database | Tx, reservationId: number): Promise<HoldRow[]> {
  return db
    .selectFrom('hold')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'change')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns what counts as a booking's own: its nights, and those held for a change of it. */
export async function ownNightsOfBooking(
  db: Database | Tx,
  booking: { id: number; check_in: string; check_out: string },
): Promise<OwnNights> {
  const nights = nightsOfStay({ checkIn: booking.check_in, checkOut: booking.check_out });
  return { reservationId: booking.id, holdId: await changeHoldOf(db, booking.id), nights };
}

/** Ends the hold for a change of a booking. When the change is paid for, the hold is deleted and no longer counted. */
export async function endChangeHold(
  tx: Tx,
  reservationId: number,
  { now, isPaid }: { now: Date; isPaid: boolean },
): Promise<void> {
  const id = await changeHoldOf(tx, reservationId);
  if (id === undefined) return;
  await releaseHold(tx, id, now);
  if (isPaid) await tx.deleteFrom('hold').where('id', '=', id).execute();
}

/** Returns the id of the booking's hold for a change; there is at most one. */
async function changeHoldOf(db: Database | Tx, reservationId: number): Promise<number | undefined> {
  return (await findOpenHold(db, reservationId, 'change'))?.id;
}

/** Returns the hold of a reservation that is not released; it may have expired. */
export async function findOpenHold(
  db: Database | Tx,
  reservationId: number,
  purpose: 'checkout' | 'change',
): Promise<HoldRow | undefined> {
  return db
    .selectFrom('hold')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', purpose)
    .where('released_at', 'is', null)
    .executeTakeFirst();
}

/** Returns what an offer holds for its guest. */
export function ownNightsOfOffer(holdId: number, stay: Stay): OwnNights {
  return { holdId, nights: nightsOfStay(stay) };
}

function openHolds(db: Database | Tx, now: Date) {
  return db.selectFrom('hold').selectAll().where('released_at', 'is', null).where('ends_at', '>', now);
}

export function listOpenHolds(db: Database, now: Date): Promise<HoldRow[]> {
  return openHolds(db, now).orderBy('ends_at').orderBy('id').execute();
}

export function findOpenHoldById(tx: Tx, id: number, now: Date): Promise<HoldRow | undefined> {
  return openHolds(tx, now).where('id', '=', id).executeTakeFirst();
}

export async function endHold(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('hold').set({ ends_at: now }).where('id', '=', id).execute();
}
