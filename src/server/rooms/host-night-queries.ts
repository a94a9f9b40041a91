import type { Database, Tx } from '#server/platform/database/database.ts';
import { inWords } from './in-words.ts';
import type { NightRow } from './schema.ts';

export interface HostNightRow extends NightRow {
  /** The reservation of its hold, if it has one; an offer has none. */
  held_for: number | null;
  /** The stored number of the source of the booking. */
  source: number | null;
}

/**
 * Returns the rooms of some homestays, in the order of their ids and with names for whoever is answered; a retired one
 * only if it is asked for.
 */
export async function listRoomsOfProperties(
  db: Database | Tx,
  propertyIds: readonly number[],
  { withRetired = false } = {},
): Promise<{ id: number; name: string; property_id: number; capacity: number }[]> {
  const rows = await db
    .selectFrom('room')
    .select(['id', 'name', 'names', 'property_id', 'capacity'])
    .where('property_id', 'in', [0, ...propertyIds])
    .$if(!withRetired, (rooms) => rooms.where('retired_at', 'is', null))
    .orderBy('id')
    .execute();
  return rows.map(({ name, names, ...room }) => ({ ...room, name: inWords(name, names) }));
}

function selectNights(db: Database | Tx, roomIds: readonly number[]) {
  return db
    .selectFrom('room_night')
    .leftJoin('hold', 'hold.id', 'room_night.hold_id')
    .leftJoin('reservation', 'reservation.id', 'room_night.reservation_id')
    .selectAll('room_night')
    .select(['hold.reservation_id as held_for', 'reservation.source'])
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('night')
    .orderBy('room_id');
}

/** Returns the nights of some rooms, both days included. */
export function listHostNights(
  db: Database,
  roomIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<HostNightRow[]> {
  return selectNights(db, roomIds).where('night', '>=', from).where('night', '<=', to).execute();
}

/** Returns some nights of some rooms. With `lock`, nobody sells or changes them until the transaction ends. */
export async function readHostNights(
  tx: Tx,
  roomIds: readonly number[],
  nights: readonly string[],
  { lock }: { lock: boolean },
): Promise<HostNightRow[]> {
  if (nights.length === 0) return [];
  return selectNights(tx, roomIds)
    .where('night', 'in', nights)
    .$if(lock, (query) => query.forUpdate('room_night'))
    .execute();
}

export async function listLastRates(
  db: Database | Tx,
  roomIds: readonly number[],
): Promise<Map<number, { price: number; minimum_stay: number }>> {
  const rows = await db
    .selectFrom('room_night')
    .distinctOn('room_id')
    .select(['room_id', 'price', 'minimum_stay'])
    .where('room_id', 'in', [0, ...roomIds])
    .where('price', '>', 0)
    .orderBy('room_id')
    .orderBy('night', 'desc')
    .execute();
  return new Map(rows.map(({ room_id, ...rate }) => [room_id, rate]));
}
