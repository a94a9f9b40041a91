import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { playWithSkewedClocks } from '../soak/clock-skew.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';

let postgres: RunningPostgres;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  database = openPostgres(postgres.url, { connections: 2, onError: () => {} });
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

test('machines whose clocks differ by ten minutes keep sessions and holds', async () => {
  expect(await playWithSkewedClocks(database, { guests: 2 })).toBe(2);
}, 60_000);
