import { sql } from 'kysely';
import type { LengthRule, NightRate } from '#domain/pricing.ts';
import type { Stay } from '#domain/stay.ts';
import type { Database } from './database.ts';
import type { ListedRoom, Own } from './rooms.ts';

/** A room with all that a search needs to price it and to show it. */
export interface SearchedRoom extends ListedRoom {
  nights: (NightRate & { taken: boolean })[];
  rules: LengthRule[];
}

const NONE = 0;

/**
 * Every room with its pictures, the nights of the stay and the discounts of its homestay, in one question to the
 * database: a search is the most frequent call, and each question costs as much as its answer. The nights come from one
 * range scan of the key `(night, room_id)`. Taken means what `isTaken` says, and what is closed, or held for
 * the one who asks, is what `listNights` says. Columns are named one by one: what was prepared must go on to answer the same while a migration
 * adds another.
 */
export async function searchRooms(db: Database, stay: Stay, now: Date, own?: Own): Promise<SearchedRoom[]> {
  const holdId = own?.holdId ?? NONE;
  const { rows } = await sql<SearchedRoom>`/* prepared: search */
    with night as (
      select room_id, json_agg(json_build_object('night', night, 'price', price, 'discount', discount,
        'minimumStay', case when hold_id = ${holdId}::int then least(minimum_stay, ${own?.nights ?? 0}::int)
          else minimum_stay end,
        'taken', reservation_id is not null or coalesce(held_until > ${now} and hold_id <> ${holdId}::int, false),
        'closed', closed and reservation_id is null and coalesce(held_until <= ${now}, true)) order by night) as nights
      from room_night where night >= ${stay.checkIn} and night < ${stay.checkOut}
      group by room_id
    ), image as (
      select room_id, json_agg(json_build_object('id', id, 'room_id', room_id, 'file_path', file_path, 'tag', tag, 'sizes', sizes)
        order by position) as images
      from room_image group by room_id
    ), rule as (
      select property_id, json_agg(json_build_object('minNights', min_nights, 'percent', percent)) as rules
      from length_rule group by property_id
    )
    select room.id, room.property_id, room.name, room.description, room.capacity, room.size, room.video_url,
      room.amenities, property.name as "homestayName",
      property.extra_bed_price as "extraBedPrice", property.max_stay as "maxStay", coalesce(nights, '[]') as nights,
      coalesce(images, '[]') as images, coalesce(rules, '[]') as rules
    from room
    join property on property.id = room.property_id
    left join night on night.room_id = room.id
    left join image on image.room_id = room.id
    left join rule on rule.property_id = room.property_id
    order by room.id`.execute(db);
  return rows;
}
