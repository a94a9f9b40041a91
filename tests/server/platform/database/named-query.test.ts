import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithDemoData } from '#server/host/demo.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { searchRooms } from '#server/rooms/search-queries.ts';
import { bothDatabases } from '../../../support/database.ts';

const STAY = { checkIn: '2026-12-16', checkOut: '2026-12-19' };
const NOW = new Date('2026-11-21T06:00:00Z');

describe.each(bothDatabases)('a named query on $name', (kind) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await kind.open();
    await fillWithDemoData(database.db, '2026-11-21');
  });
  afterAll(() => database.close());

  const prepared = async () => {
    const names = sql<{ name: string }>`select name from pg_prepared_statements where name <> ''`;
    return (await names.execute(database.db)).rows.map(({ name }) => name);
  };

  it('is planned once per connection', async () => {
    expect(await prepared()).toEqual([]);
    for (let time = 0; time < 8; time += 1)
      expect(await searchRooms(database.pool, STAY, NOW)).toHaveLength(10);
    expect(await prepared()).toEqual(['search']);
  });

  it('sees committed changes at once', async () => {
    await database.db.updateTable('room').set({ name: 'Renamed' }).where('id', '=', 1).execute();
    await database.db.updateTable('room_night').set({ price: 12_345 }).where('room_id', '=', 1).execute();
    const [first] = await searchRooms(database.pool, STAY, NOW);
    expect([first?.name, first?.price]).toEqual(['Renamed', 3 * 12_345]);
  });

  it('works while a migration adds a column', async () => {
    await sql`alter table room add column added_later integer`.execute(database.db);
    expect(await searchRooms(database.pool, STAY, NOW)).toHaveLength(10);
  });

  it('runs without a name behind a pooler that loses prepared statements', async () => {
    await sql`deallocate all`.execute(database.db);
    expect(await searchRooms(database.pool, STAY, NOW)).toHaveLength(10);
    expect(await searchRooms(database.pool, STAY, NOW)).toHaveLength(10);
    expect(await prepared()).toEqual([]);
  });

  it('passes other errors on', async () => {
    await sql`alter table room rename to rooms_elsewhere`.execute(database.db);
    await expect(searchRooms(database.pool, STAY, NOW)).rejects.toMatchObject({ code: '42P01' });
  });
});
