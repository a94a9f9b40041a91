import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { leaveSilentServer, limitTransactions, SERVING, setTimeouts, type Timeouts } from './timeouts.ts';

/** Queries take the database, or the transaction of which they are a part. */
export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /**
   * Returns the embedded database as a tar file, as it is now; a PostgreSQL server has programs of its own for that.
   */
  dump?: () => Promise<Blob>;
  close(): Promise<void>;
}

/** PostgreSQL's numbers for its types. */
const DATE = 1082;
const INT8 = 20;

/** `date` stays a civil date: pg would make it local midnight, which is the day before in India. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (type === DATE) return (text: string) => text;
    if (type === INT8) return Number;
    return pg.types.getTypeParser(type, format);
  },
};

/** Opens Kysely on a pool. `release` closes what is below the pool. */
export function openPool(
  pool: pg.Pool,
  onError: (error: Error) => void,
  release?: () => Promise<void>,
): OpenDatabase {
  // A lost connection without a listener would end the process. An idle connection reports through the pool, which only
  // repeats its error; one in a transaction reports itself. The next query opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close: async () => {
      await db.destroy();
      await release?.();
    },
  };
}

/** Opens a PostgreSQL server, or anything that speaks its protocol. */
export function openPostgres(
  url: string,
  options: { connections?: number; onError: (error: Error) => void; timeouts?: Timeouts },
): OpenDatabase {
  const timeouts = options.timeouts ?? SERVING;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 20,
    // This is also the longest wait for a connection of the pool, so it covers a rush of a thousand guests.
    connectionTimeoutMillis: 10_000,
    types: columnTypes,
    onConnect: (client) => setTimeouts(client, timeouts),
  });
  pool.on('connect', (client) => {
    limitTransactions(client, timeouts);
    if (client instanceof pg.Client) leaveSilentServer(client, timeouts);
  });
  return openPool(pool, options.onError);
}
