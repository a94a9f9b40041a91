import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Each house of a world has this many rooms. */
export const ROOMS_OF_HOUSE = 3;
export const roomsOf = (house: number) =>
  Array.from({ length: ROOMS_OF_HOUSE }, (_, index) => (house - 1) * 10 + index + 1);

/** Opens houses whose rooms can be booked for so many days from a date. */
export async function openHouses(
  db: Database,
  { houses, from, days }: { houses: number; from: string; days: number },
): Promise<void> {
  const amenities = '[]';
  for (let id = 1; id <= houses; id += 1) {
    const place = { type: 'Homestay', address: 'Puri, Odisha', lat: 19.8, lng: 85.83, amenities };
    await db
      .insertInto('property')
      .values({ id, name: `House ${id}`, ...place, breakfast_price: 50, extra_bed_price: 200 })
      .execute();
    await db.insertInto('length_rule').values({ property_id: id, min_nights: 3, percent: 5 }).execute();
    const refunds = [
      // Most houses refund only a part, so that partial refunds are common.
      { property_id: id, hours_before: 168, percent: id % 3 === 0 ? 100 : 80 },
      { property_id: id, hours_before: 72, percent: 50 },
    ];
    await db.insertInto('cancellation_rule').values(refunds).execute();
    for (const room of roomsOf(id)) {
      const text = { name: `Room ${room}`, description: 'A quiet room.', size: '200 sq ft', capacity: 2 };
      await db
        .insertInto('room')
        .values({ id: room, property_id: id, ...text, video_url: null, amenities })
        .execute();
      await sql`insert into room_night (night, room_id, price, discount, minimum_stay)
        select day::date, ${room}::int, ${1000 + 100 * room}::int, 0, 1
        from generate_series(${from}::date, ${from}::date + ${days}::int, interval '1 day') day`.execute(db);
    }
  }
}
