import type { StayPrice } from '#domain/pricing.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { Database, Tx } from './database.ts';
import type { NewReservation, ReservationRow } from './schema.ts';

/** A room as it is sold. */
export interface SoldRoom {
  id: number;
  name: string;
  isAc: boolean;
  price: StayPrice;
}

/** Writes a reservation with its rooms and nights as they were sold; answers its id. */
export async function insertReservation(
  tx: Tx,
  reservation: NewReservation,
  rooms: readonly SoldRoom[],
): Promise<number> {
  const { id } = await tx
    .insertInto('reservation')
    .values(reservation)
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertSoldRooms(tx, id, rooms);
  return id;
}

/** The rooms and nights of a reservation as they were sold: what its invoice and late payments read. */
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
  await tx
    .insertInto('reservation_night')
    .values(
      rooms.flatMap(({ id: roomId, price }) =>
        price.nights.map((night) => ({ reservation_id: id, room_id: roomId, ...night })),
      ),
    )
    .execute();
}

/** `provenAt`: the secret is for who opened a link that was mailed then, or has just booked. */
export async function addSecret(
  tx: Tx,
  reservationId: number,
  hash: string,
  { now, provenAt = now }: { now: Date; provenAt?: Date },
): Promise<void> {
  await tx
    .insertInto('reservation_secret')
    .values({ hash, reservation_id: reservationId, created_at: now, proven_at: provenAt })
    .execute();
}

/** Since when the mailbox is proven to the browser with this secret of the reservation; undefined for any other. */
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

/** A browser that has a secret has opened a newer link. */
export async function renewSecret(db: Database, hash: string, provenAt: Date): Promise<void> {
  await db.updateTable('reservation_secret').set({ proven_at: provenAt }).where('hash', '=', hash).execute();
}

export async function findReservation(db: Database | Tx, id: number): Promise<ReservationRow | undefined> {
  return db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked for the rest of the transaction. Lock the reservation before its nights. */
export async function lockReservation(tx: Tx, id: number): Promise<ReservationRow | undefined> {
  return tx.selectFrom('reservation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findByIdempotencyKey(
  db: Database | Tx,
  key: string,
): Promise<ReservationRow | undefined> {
  return db.selectFrom('reservation').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

export async function listReservationRooms(db: Database | Tx, reservationId: number) {
  return db
    .selectFrom('reservation_room')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

/** Unpaid holds that have not run out, of an e-mail and of a client address. */
export async function countOpenHolds(
  tx: Tx,
  of: { email: string; address: string },
  now: Date,
): Promise<{ email: number; address: number }> {
  const count = async (column: 'guest_email' | 'client_address', value: string) => {
    const row = await tx
      .selectFrom('reservation')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('status', '=', 'Pending Payment')
      .where('released_at', 'is', null)
      .where('hold_expires_at', '>', now)
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return row.open;
  };
  return { email: await count('guest_email', of.email), address: await count('client_address', of.address) };
}

/**
 * Makes everybody with one of these keys wait for this transaction, so that what it counts stays true. Only hashes are
 * stored: keys name e-mails and addresses.
 */
export async function guardHolds(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.map(hashToken).sort()) {
    await tx
      .insertInto('hold_guard')
      .values({ key })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
      .execute();
  }
}

/** Releases a reservation: hidden from its owner, kept on the books because a payment may still arrive. */
export async function markReleased(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('reservation').set({ released_at: now }).where('id', '=', id).execute();
}
