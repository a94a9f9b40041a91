import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { prepareMarked } from './prepared.ts';
import type { Schema } from './schema.ts';

/** What queries take: the database, or the transaction they are part of. */
export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** PostgreSQL's own numbers for its types. */
const DATE = 1082;
const INT8 = 20;

/** `date` stays a civil date: pg would make it local midnight, which is the day before in India. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (type === DATE) return (text: string) => text;
    if (type === INT8) return Number;
    return pg.types.getTypeParser(type, format);
  },
};

function openPool(
  pool: pg.Pool,
  onError: (error: Error) => void,
  release?: () => Promise<void>,
): OpenDatabase {
  // Without a listener a lost idle connection would end the process; the next query opens another.
  pool.on('error', onError);
  pool.on('connect', prepareMarked);
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

/** A PostgreSQL server, or anything that speaks its protocol. */
export function openPostgres(
  url: string,
  options: { connections?: number; onError: (error: Error) => void },
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 20,
    // Also the longest wait in line for a connection, so it is not shorter than a rush of a thousand guests.
    connectionTimeoutMillis: 10_000,
    types,
  });
  return openPool(pool, options.onError);
}

/**
 * The embedded database through the same driver. It has one connection, so inside a transaction only the
 * transaction may be asked. The caller holds the lock of its directory.
 */
export async function openEmbedded(pglite: PGlite, onError: (error: Error) => void): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, types } as unknown as pg.PoolConfig);
  return openPool(pool, onError, () => pglite.close());
}
