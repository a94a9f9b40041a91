import { sql } from 'kysely';
import { OFFERS_A_NIGHT } from '#domain/booking/waitlist.ts';
import { DAY } from '#domain/dates/duration.ts';
import { MAX_ADULTS_PER_ROOM, MAX_GUESTS_PER_ROOM } from '#domain/party/capacity.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

const MAX_ENTRIES = 5;

/**
 * Returns nights that may be offered: free, and not offered in vain too often. Consecutive ones have the same `run`.
 */
const freeNights = (now: Date, today: string) => sql`
  select room_id, night, price > discount as is_sold, minimum_stay,
    night - (row_number() over (partition by room_id order by night))::int as run
  from room_night
  where night >= ${today} and not closed and reservation_id is null and blocked_by is null
    and (held_until is null or held_until <= ${now})
    and (room_id, night) not in (
      select held.room_id, held.night from hold, jsonb_to_recordset(nights) as held (room_id int, night date)
      where purpose = 'offer' and created_at > ${new Date(now.getTime() - DAY)}
      group by held.room_id, held.night having count(*) >= ${OFFERS_A_NIGHT}
    )`;

/**
 * Changes whenever the first entries may be others than before, or there may be something for them: other nights,
 * entries or parties. Empty while the waitlist is empty.
 */
export async function queueMark(db: Database, now: Date, today: string): Promise<string> {
  const { rows } = await sql<{ entries: string | null; nights: string | null }>`
    with free as (${freeNights(now, today)}), runs as (
      select room_id, min(night) as first, max(night) as last, sum(minimum_stay) as stays,
        count(*) filter (where is_sold) as sold
      from free group by room_id, run
    )
    select
      (select md5(string_agg(concat_ws(' ', room_id, first, last, stays, sold), ',' order by room_id, first))
        from runs) as nights,
      (select concat_ws(' ', count(*), sum(id), sum(adults), sum(children), max(confirmed_at)) from waitlist_entry
        where state = 'waiting' and confirmed_at is not null and paused_at is null having count(*) > 0) as entries
  `.execute(db);
  const { entries = null, nights = null } = rows[0] ?? {};
  return entries === null ? '' : `${entries} ${nights}`;
}

/**
 * Returns the first entries for which enough rooms may be free, in their order, each with the rooms that are free for
 * the whole stay. `roomsForEntry` decides what suits them; this only excludes what can't be enough.
 */
export async function nextEntry(tx: Tx, now: Date, today: string): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; room_id: number }>`
    with free as materialized (${freeNights(now, today)}), begin as (
      select room_id, night, is_sold, minimum_stay, max(night) over (partition by room_id, run) + 1 as ends from free
    ), reach as (
      select night, max(ends) as ends from begin group by night
    ), hopeful as materialized (
      select entry.* from waitlist_entry entry
      join reach on reach.night = entry.check_in and reach.ends >= entry.check_out
      where state = 'waiting' and confirmed_at is not null and paused_at is null
    ), suits as materialized (
      select hopeful.id, queued_at, property_id, hopeful.room_id as requested, room.id as room_id, capacity,
        adults + children as guests,
        greatest(1, ceil((adults + children) / ${MAX_GUESTS_PER_ROOM}::numeric),
          ceil(adults / ${MAX_ADULTS_PER_ROOM}::numeric)) as needed
      from hopeful
      join begin on begin.night = check_in and begin.ends >= check_out and is_sold
        and begin.minimum_stay <= check_out - check_in
      join room on room.id = begin.room_id and retired_at is null
      join property on property.id = property_id and max_stay >= check_out - check_in
    ), homes as (
      select id, queued_at, property_id from suits
      group by id, queued_at, property_id, requested, guests, needed
      having (requested is null or bool_or(requested = room_id))
        and ((requested is not null and needed = 1) or (count(*) >= needed and sum(capacity) >= guests))
    ), first as (
      select distinct id, queued_at from homes order by queued_at, id limit ${MAX_ENTRIES}
    )
    select id, suits.room_id from suits join homes using (id, queued_at, property_id)
    where id in (select id from first)
    order by queued_at, id, suits.room_id`.execute(tx);
  const byEntry = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byEntry].map(([id, suits]) => [id, suits.map(({ room_id }) => room_id)]));
}
