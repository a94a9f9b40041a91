import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { fillWithDemoData } from '#server/host/demo.ts';
import { searchRooms } from '#server/rooms/search-queries.ts';
import { bothDatabases } from '../../../support/database.ts';
import { serverTest } from '../../../support/open-app.ts';

const STAY = { checkIn: '2026-12-16', checkOut: '2026-12-19' };
const NOW = new Date('2026-11-21T06:00:00Z');

/** Connections that no other test has used. */
const unused = bothDatabases.map((kind) => ({ ...kind, open: kind.openNew }));

serverTest('a named query', { empty: true, on: unused }, (api) => {
  beforeAll(async () => {
    await fillWithDemoData(api.deps.db, '2026-11-21');
  });

  const prepared = async () => {
    const names = sql<{ name: string }>`select name from pg_prepared_statements where name <> ''`;
    return (await names.execute(api.deps.db)).rows.map(({ name }) => name);
  };

  it('is planned once per connection', async () => {
    expect(await prepared()).toEqual([]);
    for (let time = 0; time < 8; time += 1)
      expect(await searchRooms(api.deps.pool, STAY, NOW)).toHaveLength(10);
    expect(await prepared()).toEqual(['search']);
  });

  it('sees committed changes at once', async () => {
    await api.deps.db.updateTable('room').set({ name: 'Renamed' }).where('id', '=', 1).execute();
    await api.deps.db.updateTable('room_night').set({ price: 12_345 }).where('room_id', '=', 1).execute();
    const [first] = await searchRooms(api.deps.pool, STAY, NOW);
    expect([first?.name, first?.price]).toEqual(['Renamed', 3 * 12_345]);
  });

  it('works while a migration adds a column', async () => {
    await sql`alter table room add column added_later integer`.execute(api.deps.db);
    expect(await searchRooms(api.deps.pool, STAY, NOW)).toHaveLength(10);
  });

  it('runs without a name behind a pooler that loses prepared statements', async () => {
    await sql`deallocate all`.execute(api.deps.db);
    expect(await searchRooms(api.deps.pool, STAY, NOW)).toHaveLength(10);
    expect(await searchRooms(api.deps.pool, STAY, NOW)).toHaveLength(10);
    expect(await prepared()).toEqual([]);
  });

  it('passes other errors on', async () => {
    await sql`alter table room rename to rooms_elsewhere`.execute(api.deps.db);
    await expect(searchRooms(api.deps.pool, STAY, NOW)).rejects.toMatchObject({ code: '42P01' });
  });
});
