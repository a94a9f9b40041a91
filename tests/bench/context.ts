import { sql } from 'kysely';
import pg from 'pg';
import { fillWithDemoData } from '#server/host/demo.ts';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { COMMANDS } from '#server/platform/database/timeouts.ts';
import { testApp } from '../support/app.ts';
import { hostHeaders } from '../support/host.ts';

/** The day on which every bench is run, that of the tests' clock, so that two runs ask for the same nights. */
export const TODAY = '2026-11-21';
export const NOW = new Date(`${TODAY}T06:00:00Z`);

/** Filling a table with years of nights takes longer than the timeouts for guests. */
const FILLING = { onError: () => {}, timeouts: COMMANDS };

export interface BenchDatabase {
  url: string;
  database: OpenDatabase;
}

/** A database with the demo homestays. */
export async function openBenchDatabase(url: string): Promise<BenchDatabase> {
  const database = openPostgres(url, FILLING);
  await migrate(database.db);
  await fillWithDemoData(database.db, TODAY);
  return { url, database };
}

/** Signs in the host of the demo homestays at the compared servers, and returns the headers. */
export const signIn = (database: OpenDatabase) => hostHeaders(testApp(database));

/** An empty copy of the tables beside it, for benches that fill them. */
export async function openAnother(postgres: BenchDatabase, name: string): Promise<BenchDatabase> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = name;
  return openBenchDatabase(url.href);
}

/** Adds reservations, most of them past, expired or released, as after years of business. */
export async function addReservations({ db }: OpenDatabase, count: number): Promise<void> {
  await sql`
    insert into reservation (property_id, check_in, check_out, adults, children, guest_name, guest_email, guest_phone,
      guest_address, country, state, extra_beds, breakfasts, extra_bed_charges, breakfast_charges, price, discount,
      rules_discount, rules_percent, total_discount, total, payment_method, due_now, status, payment_status,
      source, commission, created_at)
    select 1 + n % 2, date '2020-01-01' + n % 2500, date '2020-01-03' + n % 2500, 2, 0, 'Guest ' || n,
      'guest' || n % 50000 || '@example.in', '9437012345', 'Puri', 'India', 'Odisha', 0, 0, 0, 0, 4000, 0, 0, 0, 0, 4000,
      'full', 4000, case when n % 4 = 0 then 'held' else 'confirmed' end, 'paid',
      5, 0, timestamptz '2020-01-01'
    from generate_series(1, ${count}::integer) n`.execute(db);
  await sql`
    insert into reservation_room (reservation_id, room_id, position, name, is_ac, price, discount, rules_discount,
      total_discount, final_price)
    select id, 1 + id % 10, 0, 'Room', true, 4000, 0, 0, 0, 4000 from reservation`.execute(db);
  await sql`
    insert into hold (purpose, reservation_id, nights, room_nights, proof, created_at, ends_at)
    select 'checkout', id, '[]', 2, 'none', created_at, created_at + interval '15 minutes' from reservation
    where status = 'held'`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** A room's description by a host: some six hundred characters. */
const DESCRIPTION =
  'A bright corner room on the second floor with a wide bed, a writing table and a balcony towards the sea. '.repeat(
    6,
  );
const PICTURES = 5;

/** Adds complete rooms: a description, pictures, and fifteen months of nights. */
export async function addRooms({ db }: OpenDatabase, count: number): Promise<void> {
  await sql`
    insert into room (id, property_id, name, description, capacity, size, amenities)
    select 100 + n, 1 + n % 2, 'Room ' || n, ${DESCRIPTION}, 2, '200 sq ft', amenities
    from generate_series(1, ${count}::integer) n, room where room.id = 1`.execute(db);
  await sql`
    insert into room_image (room_id, file_path, tag, position)
    select room.id, 'rooms/' || room.id || '/a-photograph-of-the-room-' || n || '.webp', 'The room', n
    from generate_series(1, ${PICTURES}::integer) n, room where room.id > 100`.execute(db);
  await sql`
    insert into room_night (night, room_id, price, discount, minimum_stay)
    select date '2026-11-01' + d, room.id, 2000 + room.id, 0, 1
    from generate_series(0, 449) d, room where room.id > 100`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
