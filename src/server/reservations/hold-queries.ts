import type { HoldProof } from '#domain/hold-limits.ts';
import type { Stay } from '#domain/stay.ts';
import { nightsOfStay } from '#domain/stay.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { freeNights } from '#server/rooms/night-queries.ts';
import type { Own } from '#server/rooms/queries.ts';
import type { SoldRoom } from './queries.ts';
import type { HeldNight, HoldRow } from './schema.ts';

/** Who asked for a hold, as keys that say nothing by themselves. */
export interface HoldKeys {
  visitor: string;
  address: string;
  network: string;
}

interface NewHold {
  purpose: HoldRow['purpose'];
  /** None behind an offer. */
  reservationId: number | null;
  nights: readonly HeldNight[];
  proof: HoldProof;
  keys?: HoldKeys | undefined;
  now: Date;
  until: Date;
}

/** Writes a hold and gives it its nights, all of them locked; answers its id. */
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
  await giveNights(tx, hold.nights, { hold_id: id, held_until: hold.until });
  return id;
}

/** The nights of rooms as they are sold. */
export function heldNights(rooms: readonly SoldRoom[]): HeldNight[] {
  return rooms.flatMap(({ id, price }) => price.nights.map((night) => ({ room_id: id, ...night })));
}

/** Locked nights get a new owner: a hold until an instant, a reservation for good. */
async function giveNights(
  tx: Tx,
  nights: readonly HeldNight[],
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

/** A hold goes on until another instant, and has its nights (again). They are locked. */
export async function extendHold(tx: Tx, hold: HoldRow, until: Date): Promise<void> {
  await tx.updateTable('hold').set({ ends_at: until, released_at: null }).where('id', '=', hold.id).execute();
  await giveNights(tx, hold.nights, { hold_id: hold.id, held_until: until });
}

/** A hold is paid for: its nights are the reservation's for good, as they were sold, and it is no more. They are locked. */
export async function sellHold(tx: Tx, hold: HoldRow, reservationId: number): Promise<void> {
  await sellNights(tx, reservationId, hold.nights);
  await tx.deleteFrom('hold').where('id', '=', hold.id).execute();
}

/** Gives locked nights to a booking for good, and writes down what they were sold for: its invoice is made from that. */
export async function sellNights(tx: Tx, reservationId: number, nights: readonly HeldNight[]): Promise<void> {
  await giveNights(tx, nights, { reservation_id: reservationId });
  await tx
    .insertInto('reservation_night')
    .values(nights.map((night) => ({ reservation_id: reservationId, ...night })))
    .execute();
}

/** Ends a hold before its time, and frees the nights that it still has. */
export async function releaseHold(tx: Tx, id: number, now: Date): Promise<void> {
  await freeNights(tx, 'hold_id', id);
  await tx
    .updateTable('hold')
    .set({ released_at: now })
    .where('id', '=', id)
    .where('released_at', 'is', null)
    .execute();
}

/** The hold behind an offer. */
export async function findHold(db: Database | Tx, id: number): Promise<HoldRow | undefined> {
  return db.selectFrom('hold').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The hold of a reservation that is not paid, over or not. */
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

/** Every hold there was for a change of a booking, the newest first. */
export async function listChangeHolds(db: Database | Tx, reservationId: number): Promise<HoldRow[]> {
  return db
    .selectFrom('hold')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('purpose', '=', 'change')
    .orderBy('id', 'desc')
    .execute();
}

/** What a booking has: its nights, and those that are held for a change of it. */
export async function ownOfBooking(
  db: Database | Tx,
  booking: { id: number; check_in: string; check_out: string },
): Promise<Own> {
  const nights = nightsOfStay({ checkIn: booking.check_in, checkOut: booking.check_out });
  return { reservationId: booking.id, holdId: await changeHoldOf(db, booking.id), nights };
}

/** Frees what is held for a change of a booking. Of one that was paid for nothing is left to be counted. */
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

/** A booking has one at a time. */
async function changeHoldOf(db: Database | Tx, reservationId: number): Promise<number | undefined> {
  return (await findOpenHold(db, reservationId, 'change'))?.id;
}

/** The hold of a reservation that nobody has released; it may have run out. */
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

/** What an offer holds for the one who waited. */
export function ownOfOffer(holdId: number, stay: Stay): Own {
  return { holdId, nights: nightsOfStay(stay) };
}

function openHolds(db: Database | Tx, now: Date) {
  return db.selectFrom('hold').selectAll().where('released_at', 'is', null).where('ends_at', '>', now);
}

/** Every hold that is open at an instant, by its end. */
export function listOpenHolds(db: Database, now: Date): Promise<HoldRow[]> {
  return openHolds(db, now).orderBy('ends_at').orderBy('id').execute();
}

export function findOpenHoldById(tx: Tx, id: number, now: Date): Promise<HoldRow | undefined> {
  return openHolds(tx, now).where('id', '=', id).executeTakeFirst();
}

/** The hold ends now, not when it was to end. */
export async function endHold(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('hold').set({ ends_at: now }).where('id', '=', id).execute();
}
