import { type Kysely, sql } from 'kysely';
import { toE164 } from '../phone-number.ts';
import { run, undo } from './statements.ts';

const STATEMENTS = [`alter table reservation add column guest_phone_e164 text`];
const BATCH = 500;

interface Guest {
  id: number;
  phone: string;
  country: string;
}

/** Adds the form of a guest's number that links and the search need, also to the bookings that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, STATEMENTS);
  let last = 0;
  for (;;) {
    const { rows } = await sql<Guest>`
      select id, guest_phone as phone, country from reservation
      where id > ${last} and guest_phone <> '' order by id limit ${BATCH}`.execute(db);
    for (const { id, phone, country } of rows)
      await sql`update reservation set guest_phone_e164 = ${toE164(phone, country)} where id = ${id}`.execute(
        db,
      );
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH) return;
  }
}

export const down = (db: Kysely<unknown>) => undo(db, STATEMENTS);
