import type { Pool } from 'pg';
import type { Stay } from '#domain/dates/stay.ts';
import type { LengthRule } from '#domain/rates/pricing.ts';
import { queryByName } from '#server/platform/database/named-query.ts';
import type { ListedRoom, OwnNights } from './queries.ts';

/** The fields of a room that a search reads before it is shown: enough to price, sort and filter it. */
export interface SearchedRoom
  extends Pick<
    ListedRoom,
    | 'id'
    | 'property_id'
    | 'name'
    | 'names'
    | 'capacity'
    | 'amenities'
    | 'floor'
    | 'homestayName'
    | 'homestayNames'
    | 'extraBedPrice'
    | 'maxStay'
  > {
  /** Metres; null if the host has not told them. */
  templeDistance: number | null;
  rules: LengthRule[];
  /** How many reviews its homestay has, and the sum of all their stars. */
  reviews: number;
  stars: number;
  /** How many nights of the stay are in the calendar; `price` is their total. */
  nights: number;
  price: number;
  discount: number;
  /** The minimum stay of the first night. */
  minimumStay: number | null;
  closed: boolean;
  /** A night of the stay is booked or held by another guest: the room is not shown. */
  taken: boolean;
  /** Set only for the rooms that are shown. */
  details: RoomDetails | null;
}

export interface RoomDetails extends Pick<ListedRoom, 'description' | 'descriptions' | 'size' | 'beds'> {
  images: Pick<ListedRoom['images'][number], 'file_path' | 'alt' | 'sizes'>[];
}

/**
 * The rooms that are read with details, one picture each. If it is empty, all rooms are read with all their pictures.
 */
export interface Shown {
  /** How many rooms, counted from the first that the results recommend to so many guests. */
  first?: number | undefined;
  guests?: number | undefined;
  /** The id of a room: it and those of its homestay are counted first. */
  similarTo?: number | undefined;
  ids?: readonly number[] | undefined;
}

const NONE = 0;

const SEARCH = `
  with night as (
    select room_id, count(*) as nights, sum(price) as price, sum(discount) as discount,
      min(case when night > $1 then null when hold_id = $4 then least(minimum_stay, $5::int)
        else minimum_stay end) as "minimumStay",
      bool_or(closed and reservation_id is null and blocked_by is null and coalesce(held_until <= $3, true)) as closed,
      bool_or(reservation_id is not null or blocked_by is not null
        or coalesce(held_until > $3 and hold_id <> $4::int, false)) as taken
    from room_night where night >= $1 and night < $2
    group by room_id
  ), found as (
    select room.*, night.*, row_number() over (
      partition by taken is true order by room.id is distinct from $10::int,
        property_id is distinct from (select property_id from room where id = $10::int), room.capacity < $9::int, price - discount nulls last, room.id
    ) as rank
    from room left join night on night.room_id = room.id
    where retired_at is null
  ), rule as (
    select property_id, json_agg(json_build_object('minNights', min_nights, 'percent', percent)) as rules
    from length_rule group by property_id
  ), rated as (
    select property_id, count(*)::int as reviews, sum(stay + cleanliness + host + value)::int as stars
    from review group by property_id
  )
  select room.id, room.property_id, room.name, room.names, room.capacity, room.amenities, room.floor,
    property.name as "homestayName", property.names as "homestayNames",
    (property.distances ->> 'temple')::int as "templeDistance",
    property.extra_bed_price as "extraBedPrice", property.max_stay as "maxStay", coalesce(rules, '[]') as rules,
    coalesce(reviews, 0) as reviews, coalesce(stars, 0) as stars,
    coalesce(nights, 0) as nights, price, discount, "minimumStay", coalesce(closed, false) as closed,
    coalesce(taken, false) as taken,
    case when taken is not true and (rank <= $6::int or room.id = any($7::int[])) then json_build_object(
      'description', description, 'descriptions', descriptions, 'size', size, 'beds', beds, 'images', (
        select coalesce(json_agg(json_build_object('file_path', file_path, 'alt', alt, 'sizes', sizes) order by position), '[]')
        from (select * from room_image where room_id = room.id order by position limit $8::int) image
      )) end as details
  from found room
  join property on property.id = room.property_id
  left join rule on rule.property_id = room.property_id
  left join rated on rated.property_id = room.property_id
  order by room.id`;

/** A limit that no property reaches. */
const ALL = 2_147_483_647;

/**
 * Returns every room that is not retired, with its price for a stay or `taken`, in one query: a search is the most frequent call, and each
 * query costs as much as its result. The nights come from one range scan of the key `(night, room_id)`; texts and
 * pictures only for the rooms that are shown. "Taken" is as in `isTaken`; closed and own nights as in `listNights`.
 * Columns are named one by one, so that a prepared statement still works when a migration adds another.
 */
export function searchRooms(
  pool: Pool,
  stay: Stay,
  now: Date,
  { first, ids, guests = 1, similarTo }: Shown = {},
  own?: OwnNights,
): Promise<SearchedRoom[]> {
  const isWhole = first === undefined && ids === undefined;
  const shown = [first ?? (isWhole ? ALL : NONE), ids ?? null, isWhole ? null : 1, guests, similarTo ?? NONE];
  const holder = [own?.holdId ?? NONE, own?.nights ?? NONE];
  return queryByName(pool, 'search', SEARCH, [stay.checkIn, stay.checkOut, now, ...holder, ...shown]);
}
