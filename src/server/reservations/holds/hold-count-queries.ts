import { sql } from 'kysely';
import type { HoldCounts } from '#domain/booking/hold-limits.ts';
import { HOUR } from '#domain/dates/duration.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { WAITLIST_LOCK } from '#server/reservations/queries.ts';
import type { HeldNight } from '#server/reservations/schema.ts';
import type { HoldKeys } from './hold-queries.ts';

/** Counts the recent checkout holds of a visitor, an address and a network. Call `lockHolds` first. */
export async function countHolds(
  tx: Tx,
  keys: HoldKeys,
  now: Date,
): Promise<Pick<HoldCounts, 'visitor' | 'address' | 'network'>> {
  const { rows } = await sql<Record<Column, number>>`
    with seen as (
      select *, released_at is null and ends_at > ${now} as is_open, created_at > ${ago(now, 1)} as is_recent
      from hold where purpose = 'checkout' and created_at > ${ago(now, 24)}
        and (visitor_key = ${keys.visitor} or address_key = ${keys.address} or network_key = ${keys.network})
    )
    select
      count(*) filter (where visitor_key = ${keys.visitor} and is_open) as visitor_open,
      coalesce(sum(room_nights) filter (where visitor_key = ${keys.visitor} and is_open), 0) as visitor_room_nights,
      count(*) filter (where visitor_key = ${keys.visitor} and is_recent) as visitor_lately,
      count(*) filter (where visitor_key = ${keys.visitor} and not is_open) as visitor_unpaid,
      coalesce(sum(room_nights) filter (where address_key = ${keys.address} and is_open), 0) as address_room_nights,
      count(*) filter (where address_key = ${keys.address} and is_recent) as address_lately,
      coalesce(sum(room_nights) filter (where network_key = ${keys.network} and is_open), 0) as network_room_nights
    from seen`.execute(tx);
  const of = (column: Column) => Number(rows[0]?.[column] ?? 0);
  return {
    visitor: {
      open: of('visitor_open'),
      roomNights: of('visitor_room_nights'),
      lastHour: of('visitor_lately'),
      unpaid: of('visitor_unpaid'),
    },
    address: { roomNights: of('address_room_nights'), lastHour: of('address_lately') },
    network: { roomNights: of('network_room_nights') },
  };
}

type Column =
  | 'visitor_open'
  | 'visitor_room_nights'
  | 'visitor_lately'
  | 'visitor_unpaid'
  | 'address_room_nights'
  | 'address_lately'
  | 'network_room_nights';

function ago(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR);
}

/**
 * Deletes offers and changes that ended a month ago; a hold for a reservation is deleted with it. Clears the
 * visitor's keys when a hold counts no more, and deletes unused locks.
 */
export async function dropOldHolds(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('hold')
    .where('purpose', '!=', 'checkout')
    .where('ends_at', '<', ago(now, 30 * 24))
    .execute();
  await db
    .updateTable('hold')
    .set({ visitor_key: null, address_key: null, network_key: null })
    .where('created_at', '<', ago(now, 24))
    .where('ends_at', '<', now)
    .where('visitor_key', 'is not', null)
    .execute();
  await db.deleteFrom('hold_lock').where('key', '!=', WAITLIST_LOCK).execute();
}

/**
 * Returns for each of these nights how many rooms the property has, and how many others hold without a proven mailbox.
 */
export async function countHeldRooms(
  tx: Tx,
  nights: readonly HeldNight[],
  { visitor, propertyId, now }: { visitor: string; propertyId: number; now: Date },
): Promise<HoldCounts['nights']> {
  const rows = await tx
    .selectFrom('room_night')
    .innerJoin('room', 'room.id', 'room_night.room_id')
    .leftJoin('hold', 'hold.id', 'room_night.hold_id')
    .select((eb) => [
      'night',
      eb.fn.countAll<number>().as('rooms'),
      eb.fn
        .countAll<number>()
        .filterWhere(
          eb.and([
            eb('held_until', '>', now),
            eb('proof', '!=', 'mailbox'),
            eb('visitor_key', 'is distinct from', visitor),
          ]),
        )
        .as('held'),
    ])
    .where('property_id', '=', propertyId)
    .where('night', 'in', [...new Set(nights.map(({ night }) => night))])
    .groupBy('night')
    .execute();
  return rows.map(({ rooms, held }) => ({ rooms, heldByOthers: held }));
}
