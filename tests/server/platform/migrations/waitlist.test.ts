import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { dropEverything, MIGRATIONS } from '#server/platform/database/migrations.ts';
import { concurrentDatabase } from '../../../support/database.ts';

const PLACES = '0016-proven-places';

test('entries from before confirmation was needed stay valid, in their order', async () => {
  const open = await concurrentDatabase.openNew();
  onTestFinished(() => open.close());
  await dropEverything(open.db);
  const names = Object.keys(MIGRATIONS);
  const ours = names.indexOf(PLACES);
  for (const name of names.slice(0, ours)) await MIGRATIONS[name]?.up(open.db);
  await sql`
    insert into waiting_entry (email, check_in, check_out, adults, children, state, created_at)
    values ('ravi@example.in', '2026-12-04', '2026-12-05', 2, 0, 'waiting', '2026-11-30T09:00:00Z')
  `.execute(open.db);
  for (const name of names.slice(ours)) await MIGRATIONS[name]?.up(open.db);
  const then = new Date('2026-11-30T09:00:00Z');
  const place = { mailbox: 'ravi@example.in', confirmed_at: then, queued_at: then, paused_at: null };
  expect(await open.db.selectFrom('waitlist_entry').selectAll().execute()).toMatchObject([place]);
});
