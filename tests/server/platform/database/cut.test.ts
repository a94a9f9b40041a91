import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/database.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { eventually } from '../../../support/eventually.ts';

it('a connection lost in the middle of a transaction fails that one, but not the process', async () => {
  const server = await concurrentDatabase.openNew();
  const reported: string[] = [];
  const url = String(server.pool.options.connectionString);
  const { db, close } = openPostgres(url, {
    connections: 1,
    onError: (error) => reported.push(error.message),
  });
  const work = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(server.db);
    // No query runs when the error arrives.
    await eventually(() => expect(reported).not.toEqual([]));
    await sql`select 1`.execute(tx);
  });
  await expect(work).rejects.toThrow(/terminat|connection/i);
  expect(reported).toContainEqual(expect.stringMatching(/terminat/));
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
  await close();
  await server.close();
});
