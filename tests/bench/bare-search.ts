import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import type { LengthRule, NightRate } from '#domain/rates/pricing.ts';
import { priceRoom } from '#server/rooms/price.ts';
import type { ListedRoom } from '#server/rooms/queries.ts';
import { roomView } from '#server/rooms/view.ts';
import { NOW } from './context.ts';

interface FoundRow extends ListedRoom {
  nights: (NightRate & { taken: boolean })[];
  rules: LengthRule[];
}

const SEARCH = `
  with night as (
    select room_id, json_agg(json_build_object('night', night, 'price', price, 'discount', discount,
      'minimumStay', minimum_stay, 'taken',
      reservation_id is not null or coalesce(held_until > $3, false)) order by night) as nights
    from room_night where night >= $1 and night < $2 group by room_id
  ), image as (
    select room_id, json_agg(json_build_object('id', id, 'room_id', room_id, 'file_path', file_path, 'tag', tag)
      order by position) as images
    from room_image group by room_id
  ), rule as (
    select property_id, json_agg(json_build_object('minNights', min_nights, 'percent', percent)) as rules
    from length_rule group by property_id
  )
  select room.*, property.name as "homestayName", coalesce(nights, '[]') as nights,
    coalesce(images, '[]') as images, coalesce(rules, '[]') as rules
  from room
  join property on property.id = room.property_id
  left join night on night.room_id = room.id
  left join image on image.room_id = room.id
  left join rule on rule.property_id = room.property_id
  order by room.id`;

/** The search without routing, validation, headers, log or query builder, compressed like ours: the lower bound. */
export function answerSearch(pool: pg.Pool) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { checkInDate, checkOutDate } = JSON.parse(text);
    const { rows } = await pool.query<FoundRow>({
      // It is planned once per connection.
      name: 'search',
      text: SEARCH,
      values: [checkInDate, checkOutDate, NOW],
    });
    const stay = { checkIn: checkInDate, checkOut: checkOutDate };
    const priced = rows.map((room) => priceRoom(room, stay, room.nights, room.rules));
    const body = JSON.stringify({
      rooms: priced
        .filter((room) => !room.taken)
        .map((room) => roomView(room, stay, { rules: [], rating: undefined })),
    });
    const compressed = await promisify(gzip)(body);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      'Content-Length': compressed.byteLength,
    });
    response.end(compressed);
  };
}
