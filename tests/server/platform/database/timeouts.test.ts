import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { COMMANDS } from '#server/platform/database/timeouts.ts';
import { isDatabaseUnavailable } from '#server/platform/http/errors.ts';
import { delayByIdleSession } from '../../../soak/idle-session.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { layWire } from '../../../support/wire.ts';

const NAMES = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

describe('a connection to PostgreSQL', () => {
  let server: OpenDatabase;
  let opened: OpenDatabase;

  beforeEach(async () => {
    server = await concurrentDatabase.openNew();
  });
  afterEach(async () => {
    await opened.close();
    await server.close();
  });

  const open = (options = {}) => {
    const url = String(server.pool.options.connectionString);
    opened = openPostgres(url, { connections: 1, onError: () => {}, ...options });
    return opened.db;
  };
  const settings = async (db: OpenDatabase['db']) => {
    const { rows } = await sql<Record<string, string>>`select ${sql.join(
      NAMES.map((name) => sql`current_setting(${name}) as ${sql.ref(name)}`),
    )}`.execute(db);
    return NAMES.map((name) => rows[0]?.[name]);
  };

  it('waits no longer than a guest does', async () => {
    expect(await settings(open())).toEqual(['5s', '2300ms', '2s']);
  });

  it('waits longer for a command', async () => {
    expect(await settings(open({ timeouts: COMMANDS }))).toEqual(['10min', '2min', '5s']);
  });

  it('sets its limits in each transaction, also behind a pooler', async () => {
    const db = open();
    await sql`set lock_timeout = 0`.execute(db);
    const inside = await db.transaction().execute((tx) => settings(tx as unknown as typeof db));
    expect(inside).toEqual(['5s', '2300ms', '2s']);
    const isolated = db.transaction().setIsolationLevel('serializable');
    expect(await isolated.execute((tx) => settings(tx as unknown as typeof db))).toEqual(inside);
  });

  it('leaves a server that says nothing any more, and works once there is another', async () => {
    const url = new URL(String(server.pool.options.connectionString));
    const wire = await layWire(Number(url.port));
    url.port = String(wire.port);
    const timeouts = { statement: 200, lock: 100, idle: 50 };
    opened = openPostgres(url.href, { connections: 1, onError: () => {}, timeouts });
    const { db } = opened;
    await sql`select 1`.execute(db);
    wire.cut();
    const lost = await sql`select 1`.execute(db).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(lost)).toBe(true);
    wire.mend();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    wire.close();
  });

  it('works after a hanging transaction was ended', async () => {
    const db = open({ timeouts: { statement: 5000, lock: 100, idle: 50 } });
    const still = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await expect
        .poll(async () => {
          const { rows } =
            await sql`select 1 from pg_stat_activity where state = 'idle in transaction'`.execute(server.db);
          return rows.length;
        })
        .toBe(0);
      await sql`select 1`.execute(tx);
    });
    await expect(still).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

describe('a session that hangs in a transaction, with a booking, its nights and the invoice numbers locked', () => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await concurrentDatabase.openNew();
  });
  afterEach(() => database.close());

  it('of a process of ours: the others succeed once it is ended', async () => {
    expect(await delayByIdleSession(database, { sleeper: 'our own process' })).toMatchObject({ refused: 0 });
  });

  it('of another program: the others are asked to try again, and lose nothing', async () => {
    const { refused } = await delayByIdleSession(database, { sleeper: 'a stranger' });
    expect(refused).toBeGreaterThan(4);
  });
});
