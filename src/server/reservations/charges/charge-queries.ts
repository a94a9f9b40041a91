import type { Insertable } from 'kysely';
import type { Stay } from '#domain/dates/stay.ts';
import { chargesTotal, limitedCharges } from '#domain/money/charges.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { ChargeRow } from './schema.ts';

/** Returns what the host has added to a booking, in the order in which it was. */
export function listCharges(db: Database | Tx, reservationId: number): Promise<ChargeRow[]> {
  return db
    .selectFrom('booking_charge')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute();
}

export function insertCharge(tx: Tx, charge: Insertable<Schema['booking_charge']>): Promise<ChargeRow> {
  return tx.insertInto('booking_charge').values(charge).returningAll().executeTakeFirstOrThrow();
}

export function findCharge(
  tx: Tx,
  { id, reservationId }: { id: number; reservationId: number },
): Promise<ChargeRow | undefined> {
  return tx
    .selectFrom('booking_charge')
    .selectAll()
    .where('id', '=', id)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
}

export async function deleteCharges(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('booking_charge')
    .where('id', 'in', [0, ...ids])
    .execute();
}

/** Returns whether something was added to a booking after an instant. */
export async function isChargedSince(tx: Tx, reservationId: number, since: Date): Promise<boolean> {
  const later = await tx
    .selectFrom('booking_charge')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Lowers the charges of a booking to a total, in rupees. Returns what is left of them. The booking must be locked. */
export async function limitCharges(tx: Tx, reservationId: number, total: number): Promise<number> {
  const charges = await listCharges(tx, reservationId);
  const left = limitedCharges(charges, total);
  const ids = new Set(left.map(({ id }) => id));
  await deleteCharges(
    tx,
    charges.map(({ id }) => id).filter((id) => !ids.has(id)),
  );
  for (const charge of left.filter((one) => !charges.includes(one))) {
    const { id, count, price } = charge;
    await tx.updateTable('booking_charge').set({ count, price }).where('id', '=', id).execute();
  }
  return chargesTotal(left);
}

/** Moves the days of charges into a changed stay, and takes them from rooms that it no longer has. */
export async function fitCharges(tx: Tx, reservationId: number, { checkIn, checkOut }: Stay): Promise<void> {
  const charges = tx.updateTable('booking_charge').where('reservation_id', '=', reservationId);
  await charges.set({ date: checkIn }).where('date', '<', checkIn).execute();
  await charges.set({ date: checkOut }).where('date', '>', checkOut).execute();
  await charges
    .set({ room_id: null })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reservation_room')
            .select('room_id')
            .whereRef('reservation_room.room_id', '=', 'booking_charge.room_id')
            .where('reservation_room.reservation_id', '=', reservationId),
        ),
      ),
    )
    .execute();
}
