import { sql } from 'kysely';
import { isAirConditioned } from '#domain/rooms/room.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { ChannelRoom } from '#server/reservations/channel-stay.ts';
import type { ChannelEvent } from './provider.ts';
import type { EventRow, FeedRow } from './schema.ts';

/** Returns what a feed has named: first what it still names, in the order in which it came. */
export function listEvents(db: Database | Tx, feedId: number): Promise<EventRow[]> {
  return db
    .selectFrom('channel_event')
    .selectAll()
    .where('feed_id', '=', feedId)
    .orderBy('absences')
    .orderBy('id')
    .execute();
}

export async function countEvents(
  db: Database | Tx,
  feedIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('channel_event')
    .select(({ fn }) => ['feed_id', fn.countAll<number>().as('events')])
    .where('feed_id', 'in', [0, ...feedIds])
    .where('absences', '=', 0)
    .groupBy('feed_id')
    .execute();
  return new Map(rows.map(({ feed_id, events }) => [feed_id, Number(events)]));
}

/** Saves events as a reading names them. They keep their reservations. */
export async function saveEvents(tx: Tx, feedId: number, events: readonly ChannelEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('channel_event')
    .values(
      events.map(({ uid, isBlock, nights, summary, link }) => ({
        feed_id: feedId,
        uid,
        is_block: isBlock,
        nights: JSON.stringify(nights),
        summary,
        link: link ?? null,
        reservation_id: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'uid']).doUpdateSet(({ ref }) => ({
        nights: ref('excluded.nights'),
        is_block: ref('excluded.is_block'),
        summary: ref('excluded.summary'),
        link: ref('excluded.link'),
        absences: 0,
      })),
    )
    .execute();
}

/** Returns the reservations that the room's other calendars of the same name have made, by the UIDs of their events. */
export async function listSameStays(tx: Tx, { id, room_id, name }: FeedRow): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('channel_event')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .select(['uid', 'reservation_id'])
    .where('room_id', '=', room_id)
    .where('channel_feed.name', '=', name)
    .where('feed_id', '!=', id)
    .execute();
  return new Map(rows.flatMap(({ uid, reservation_id }) => (reservation_id ? [[uid, reservation_id]] : [])));
}

/** Returns the blocks that the other calendars of the room name. */
export function listOtherBlocks(tx: Tx, { id, room_id }: FeedRow) {
  return tx
    .selectFrom('channel_event')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .select(['name', 'bookings_only', 'nights', 'echoes'])
    .where('room_id', '=', room_id)
    .where('feed_id', '!=', id)
    .where('is_block', '=', true)
    .orderBy('channel_event.id')
    .execute();
}

/** Returns the nights of the room that this channel has closed and that are not booked on this site. */
export async function listBlockedNights(tx: Tx, { room_id, name }: FeedRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('room_night')
    .select('night')
    .where('room_id', '=', room_id)
    .where('blocked_by', '=', name)
    .where('reservation_id', 'is', null)
    .execute();
  return rows.map(({ night }) => night);
}

export async function setEchoes(tx: Tx, eventId: number, echoes: readonly string[]): Promise<void> {
  await tx
    .updateTable('channel_event')
    .set({ echoes: JSON.stringify(echoes) })
    .where('id', '=', eventId)
    .execute();
}

/** Renames stored events, by their old names. Open conflicts stay with their events. */
export async function renameEvents(
  tx: Tx,
  feedId: number,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const renamed = sql`jsonb_each_text(${JSON.stringify(names)}::jsonb) as renamed (old, new)`;
  await sql`
    update channel_event set uid = new, echoes = '[]' from ${renamed} where feed_id = ${feedId} and uid = old`.execute(
    tx,
  );
  await sql`
    update channel_conflict set uid = new from ${renamed}
    where feed_id = ${feedId} and uid = old and resolved_at is null and not exists (
      select 1 from channel_conflict known
      where known.feed_id = ${feedId} and known.uid = new
        and known.reservation_id = channel_conflict.reservation_id
    )`.execute(tx);
}

/** Counts one more absence of these events. */
export async function countAbsence(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('channel_event')
    .set(({ eb, ref }) => ({ absences: eb(ref('absences'), '+', 1) }))
    .where('id', 'in', [0, ...ids])
    .execute();
}

export async function deleteEvents(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('channel_event')
    .where('id', 'in', [0, ...ids])
    .execute();
}

export async function setReservation(tx: Tx, eventId: number, reservationId: number | null): Promise<void> {
  await tx
    .updateTable('channel_event')
    .set({ reservation_id: reservationId })
    .where('id', '=', eventId)
    .execute();
}

export async function findChannelRoom(tx: Tx, roomId: number): Promise<ChannelRoom> {
  const room = await tx
    .selectFrom('room')
    .select(['id', 'property_id', 'name', 'amenities'])
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow();
  const { id, property_id: propertyId, name } = room;
  return { id, propertyId, name, isAc: isAirConditioned(room.amenities) };
}

/**
 * Returns rooms with nights that are free here and sold by a channel, or with a conflict about nights that its booking no
 * longer has.
 */
export async function listRoomsWithFreedNights(db: Database, from: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ room_id: number }>`
    select distinct room_id from (
      select room_id, jsonb_array_elements_text(nights)::date as night, is_block, echoes
      from channel_event join channel_feed on channel_feed.id = feed_id
      where not (is_block and bookings_only)
    ) sold join room_night using (room_id, night)
    where night >= ${from} and reservation_id is null and (held_until is null or held_until <= ${now})
      and not (is_block and blocked_by is not null) and not echoes @> to_jsonb(night::text)
    union
    select channel_feed.room_id from channel_conflict conflict
    join channel_feed on channel_feed.id = feed_id
    where not is_over and resolved_at is null and not exists (
      select 1 from room_night
      where room_night.room_id = channel_feed.room_id and room_night.reservation_id = conflict.reservation_id
        and night >= ${from} and conflict.nights @> to_jsonb(night::text))
    order by room_id`.execute(db);
  return rows.map(({ room_id }) => room_id);
}

/** Returns the nights of a room from a day on that somebody has, with their owners. */
export function listOwnedNights(tx: Tx, roomId: number, from: string) {
  return tx
    .selectFrom('room_night')
    .select(['night', 'reservation_id', 'held_until', 'blocked_by'])
    .where('room_id', '=', roomId)
    .where('night', '>=', from)
    .where((where) =>
      where.or([
        where('reservation_id', 'is not', null),
        where('held_until', 'is not', null),
        where('blocked_by', 'is not', null),
      ]),
    )
    .execute();
}

/** Deletes events whose last night was before a day. */
export async function eraseEndedEvents(db: Database, day: string): Promise<void> {
  await sql`delete from channel_event where nights->>-1 < ${day}`.execute(db);
}
