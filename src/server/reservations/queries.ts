import type { Selectable } from 'kysely';
import { instantOf, todayInIndia } from '#domain/dates/calendar.ts';
import type { Language } from '#domain/language/language.ts';
import type { StayPrice } from '#domain/rates/pricing.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { toE164 } from '#server/platform/phone-number.ts';
import { inWords } from '#server/rooms/in-words.ts';
import type { NewReservation, ReservationChanges, ReservationRow } from './schema.ts';

export interface SoldRoom {
  id: number;
  name: string;
  isAc: boolean;
  price: StayPrice;
}

/** Inserts a reservation with its rooms as sold; returns its id. */
export async function insertReservation(
  tx: Tx,
  reservation: NewReservation,
  rooms: readonly SoldRoom[],
): Promise<number> {
  const { guest_phone, country } = reservation;
  const { id } = await tx
    .insertInto('reservation')
    .values({ ...reservation, guest_phone_e164: toE164(guest_phone, country) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertSoldRooms(tx, id, rooms);
  return id;
}

/** Returns what a code takes off a sold room: what is left of its discounts. */
export const codeDiscountOf = (
  room: Pick<Selectable<Schema['reservation_room']>, 'discount' | 'rules_discount' | 'total_discount'>,
): number => room.total_discount - room.discount - room.rules_discount;

export async function insertSoldRooms(tx: Tx, id: number, rooms: readonly SoldRoom[]): Promise<void> {
  await tx
    .insertInto('reservation_room')
    .values(
      rooms.map(({ id: roomId, name, isAc, price }, position) => ({
        reservation_id: id,
        room_id: roomId,
        position,
        name,
        is_ac: isAc,
        price: price.price,
        discount: price.discount,
        rules_discount: price.rulesDiscount,
        total_discount: price.totalDiscount,
        final_price: price.finalPrice,
      })),
    )
    .execute();
}

/** Adds a browser's secret. `provenAt` is when the mailed link was sent, or when the guest booked. */
export async function addSecret(
  tx: Tx,
  reservationId: number,
  hash: string,
  { now, provenAt = now }: { now: Date; provenAt?: Date },
): Promise<void> {
  await tx
    .insertInto('reservation_secret')
    .values({ hash, reservation_id: reservationId, created_at: now, proven_at: provenAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Returns since when the mailbox is proven to the browser with this secret; undefined for any other. */
export async function secretProvenAt(
  db: Database | Tx,
  reservationId: number,
  hash: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('reservation_secret')
    .select(['created_at', 'proven_at'])
    .where('hash', '=', hash)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row && (row.proven_at ?? row.created_at);
}

/** Renews the proof of a browser that has a secret and opened a newer link. */
export async function renewSecret(db: Database, hash: string, provenAt: Date): Promise<void> {
  await db.updateTable('reservation_secret').set({ proven_at: provenAt }).where('hash', '=', hash).execute();
}

/** Selects reservations, each with the end of its hold while it is unpaid. */
export function selectReservations(db: Database | Tx) {
  return db
    .selectFrom('reservation')
    .selectAll('reservation')
    .select(({ selectFrom }) =>
      selectFrom('hold')
        .select('ends_at')
        .whereRef('hold.reservation_id', '=', 'reservation.id')
        .where('purpose', '=', 'checkout')
        .as('hold_expires_at'),
    );
}

/** Returns whether money is still to be refunded, by the payment provider or by the host. */
export async function isRefundPending(db: Database | Tx, id: number): Promise<boolean> {
  const pending = await db
    .selectFrom('refund')
    .select('id')
    .where('reservation_id', '=', id)
    .where('state', '!=', 'processed')
    .limit(1)
    .executeTakeFirst();
  return pending !== undefined;
}

/** Counts the bookings that hosts cancelled with a full refund since the beginning of the year in India. */
export async function countDeclined(tx: Tx, propertyId: number, now: Date): Promise<number> {
  const year = todayInIndia(now).slice(0, 4);
  const { count } = await tx
    .selectFrom('reservation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('property_id', '=', propertyId)
    .where('status', '=', 'cancelled')
    .where('cancelled_by', '=', 'host')
    .where('payment_status', '=', 'refunded')
    .where('cancelled_at', '>=', instantOf(`${year}-01-01`, '00:00'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findReservation(db: Database | Tx, id: number): Promise<ReservationRow | undefined> {
  return selectReservations(db).where('reservation.id', '=', id).executeTakeFirst();
}

/** Returns a reservation and locks it until the transaction ends. Lock the reservation before its nights. */
export async function lockReservation(tx: Tx, id: number): Promise<ReservationRow | undefined> {
  await tx.selectFrom('reservation').select('id').where('id', '=', id).forUpdate().execute();
  // The row is read after locking: one read while waiting would have the hold from before.
  return findReservation(tx, id);
}

export async function updateReservation(tx: Tx, id: number, changes: ReservationChanges): Promise<void> {
  await tx.updateTable('reservation').set(changes).where('id', '=', id).execute();
}

export const TOLD_BY_MAIL = { not_told_at: null, not_told_text: null, told_at: null, told_how: null };

/** Ends what a guest was not told before a mail to them was queued that has gone out now. */
export async function endNotTold(
  db: Database,
  { id, to, queuedAt }: { id: number; to: string; queuedAt: Date },
): Promise<void> {
  await db
    .updateTable('reservation')
    .set(TOLD_BY_MAIL)
    .where('id', '=', id)
    .where('guest_email', '=', to)
    .where('not_told_at', '<=', queuedAt)
    .execute();
}

export async function findByIdempotencyKey(
  db: Database | Tx,
  key: string,
): Promise<ReservationRow | undefined> {
  return selectReservations(db).where('idempotency_key', '=', key).executeTakeFirst();
}

/** Returns the rooms of a booking as they were sold, each with the translations that its name has now. */
export async function listReservationRooms(db: Database | Tx, reservationId: number) {
  return db
    .selectFrom('reservation_room')
    .leftJoin('room', 'room.id', 'room_id')
    .selectAll('reservation_room')
    .select('room.names')
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

/** Returns their names for the guest. */
export const namesOfRooms = (
  rooms: Awaited<ReturnType<typeof listReservationRooms>>,
  language?: Language,
): string[] => rooms.map(({ name, names }) => inWords(name, names, language));

/** The key of `hold_lock` that lets one transaction at a time work on the waitlist. */
export const WAITLIST_LOCK = 'waiting list';

/** Locks these keys until the transaction ends, so that what it counts stays true. */
export async function lockHoldLimits(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort()) {
    await tx
      .insertInto('hold_lock')
      .values({ key })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .execute();
  }
}

/** Releases a reservation: it is hidden from its owner but not deleted, because a payment may still arrive. */
export async function markReleased(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('reservation').set({ released_at: now }).where('id', '=', id).execute();
}

/** Returns an act of a host that was done with this key. */
export function findAct(db: Database | Tx, keyHash: string) {
  return db.selectFrom('host_act').selectAll().where('key_hash', '=', keyHash).executeTakeFirst();
}

interface DoneAct {
  keyHash: string;
  requestHash: string;
  reservationId: number;
  answer: unknown;
}

/** Saves what an act has returned, in its transaction. */
export async function insertAct(
  tx: Tx,
  { keyHash, requestHash, reservationId, answer }: DoneAct,
  now: Date,
): Promise<void> {
  const of = { key_hash: keyHash, request_hash: requestHash, reservation_id: reservationId };
  await tx
    .insertInto('host_act')
    .values({ ...of, answer: JSON.stringify(answer ?? null), done_at: now })
    .execute();
}
