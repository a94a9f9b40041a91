import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Counts one more hit on a key and returns the number of hits in its window, and when that ends. One statement. */
export async function countHit(
  db: Database,
  key: string,
  now: Date,
  windowMilliseconds: number,
): Promise<{ hits: number; windowEnds: Date }> {
  const end = new Date(now.getTime() + windowMilliseconds);
  const { rows } = await sql<{ hits: number; window_ends: Date }>`
    insert into rate_limit (key, hits, window_ends) values (${key}, 1, ${end})
    on conflict (key) do update set
      hits = case when rate_limit.window_ends <= ${now} then 1 else rate_limit.hits + 1 end,
      window_ends = case when rate_limit.window_ends <= ${now} then excluded.window_ends else rate_limit.window_ends end
    returning hits, window_ends`.execute(db);
  const row = rows[0];
  return { hits: row?.hits ?? 1, windowEnds: row?.window_ends ?? end };
}

/** Takes back a hit that should not count. */
export async function removeHit(db: Database, key: string, now: Date): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .where('window_ends', '>', now)
    .execute();
}

/** Resets the failures on a key after a success. */
export async function resetLimit(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

export async function dropEndedWindows(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_ends', '<=', now).execute();
}
