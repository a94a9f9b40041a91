import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, NewerDataError } from '#server/platform/database/migrations.ts';
import { sentenceFor } from '#server/platform/run-command.ts';
import { bothDatabases } from '../../../support/database.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest('the database', { empty: true, on: bothDatabases }, (api) => {
  it('returns civil dates unchanged, in any zone', async () => {
    const { rows } = await sql<{ day: string }>`select date '2026-12-01' as day`.execute(api.deps.db);
    expect(rows[0]?.day).toBe('2026-12-01');
  });

  it('reads large counts as numbers', async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from room`.execute(api.deps.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('is up to date: migrating again does nothing', async () => {
    expect(await migrate(api.deps.db)).toEqual([]);
  });

  it('of a newer version is refused in one sentence, which names what it needs', async () => {
    const row = { name: '9999-later', timestamp: '2027-01-01T00:00:00Z' };
    await sql`insert into kysely_migration values (${row.name}, ${row.timestamp})`.execute(api.deps.db);
    const error = await migrate(api.deps.db).catch((refused: unknown) => refused);
    await sql`delete from kysely_migration where name = ${row.name}`.execute(api.deps.db);
    expect(error).toBeInstanceOf(NewerDataError);
    expect(sentenceFor(error)).toMatch(
      /^A newer version of the program has used these data: they need a version with "9999-later", and this one ends with "\d{4}-[a-z-]+"\. /,
    );
  });

  it('rolls back a transaction that fails', async () => {
    const failing = api.deps.db.transaction().execute(async (tx) => {
      await tx.insertInto('webhook_event').values({ id: 'e1', received_at: new Date() }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await api.deps.db.selectFrom('webhook_event').selectAll().execute()).toEqual([]);
  });

  it('refuses a night with a negative price', async () => {
    const night = { night: '2026-12-01', room_id: 1, price: 100, discount: 200, minimum_stay: 1 };
    await expect(api.deps.db.insertInto('room_night').values(night).execute()).rejects.toThrow();
  });
});
