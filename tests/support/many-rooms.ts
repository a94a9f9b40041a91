import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { FIRST_NIGHT, HORIZON } from './homestays.ts';

/** Adds rooms from id 101 on, each cheaper than the one before. Every tenth has a balcony and no AC. */
export async function addManyRooms(db: Database, count: number): Promise<void> {
  await sql`
    insert into room (id, property_id, name, description, capacity, size, amenities)
    select id, 2, 'Many ' || id, 'The text of room ' || id || '.', case when id % 10 = 0 then 3 else 2 end, '200 sq ft',
      case when id % 10 = 0 then '[{"name":"Balcony","available":true}]'::jsonb
        else '[{"name":"Air Conditioner","available":true},{"name":"Balcony","available":false}]'::jsonb end
    from generate_series(101, ${100 + count}::integer) id`.execute(db);
  await sql`
    insert into room_image (room_id, file_path, tag, position)
    select room.id, 'rooms/' || room.id || '/' || n || '.webp', 'The room', n
    from generate_series(1, 2) n, room where room.id > 100`.execute(db);
  await sql`
    insert into room_night (night, room_id, price, discount, minimum_stay)
    select day::date, room.id, 9000 - 10 * room.id, 0, 1
    from generate_series(${FIRST_NIGHT}::date, ${HORIZON}::date - 1, interval '1 day') day, room
    where room.id > 100`.execute(db);
}
