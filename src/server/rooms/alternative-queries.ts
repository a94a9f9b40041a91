import type { Pool } from 'pg';
import type { Stay } from '#domain/dates/stay.ts';
import type { Translations } from '#domain/language/language.ts';
import type { SearchableRoom } from '#domain/rooms/alternatives.ts';
import { queryByName } from '#server/platform/database/named-query.ts';
import { inWords } from './in-words.ts';
import { type OwnNights, pricedNights } from './queries.ts';
import type { NightRow } from './schema.ts';

interface FoundRow extends Omit<SearchableRoom, 'nights'> {
  names: Translations;
  nights: (Omit<NightRow, 'closed_reason' | 'set_by' | 'held_until'> & { held_until: string | null })[];
}

/** JSON, because the embedded database needs ten times as long for a row of each night. */
const AROUND = `
  with night as (
    select room_id, json_agg(json_build_object('night', night, 'room_id', room_id, 'price', price,
      'discount', discount, 'minimum_stay', minimum_stay, 'reservation_id', reservation_id, 'hold_id', hold_id,
      'held_until', held_until, 'closed', closed, 'blocked_by', blocked_by) order by night) as nights
    from room_night where night >= $1 and night < $2
    group by room_id
  ), rule as (
    select property_id, json_agg(json_build_object('minNights', min_nights, 'percent', percent)) as rules
    from length_rule group by property_id
  )
  select room.id, room.name, room.names, room.property_id, room.capacity, property.max_stay as "maxStay",
    coalesce(rules, '[]') as rules, coalesce(nights, '[]') as nights
  from room
  join property on property.id = room.property_id
  left join night on night.room_id = room.id
  left join rule on rule.property_id = room.property_id
  where retired_at is null
  order by room.id`;

/** Returns every room that is not retired with its nights of some weeks, in one query. */
export async function listRoomsAround(
  pool: Pool,
  { checkIn, checkOut }: Stay,
  now: Date,
  own?: OwnNights,
): Promise<SearchableRoom[]> {
  const rows = await queryByName<FoundRow>(pool, 'alternatives', AROUND, [checkIn, checkOut]);
  return rows.map(({ names, ...room }) => {
    const nights = room.nights.map((night) => {
      return { ...night, held_until: night.held_until === null ? null : new Date(night.held_until) };
    });
    return { ...room, name: inWords(room.name, names), nights: pricedNights(nights, now, own) };
  });
}
