import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { columnTypes, type OpenDatabase, openPool } from './database.ts';

/**
 * The embedded database through the same driver. It has one connection, so inside a transaction only the
 * transaction may be asked. The caller holds the lock of its directory. In a file of its own, because functions
 * carry no embedded database.
 */
export function openEmbedded(pglite: PGlite, onError: (error: Error) => void): OpenDatabase {
  const settings = { ...createPgConfig(pglite), max: 1, types: columnTypes };
  const pool = new pg.Pool(settings as unknown as pg.PoolConfig);
  return { ...openPool(pool, onError, () => pglite.close()), dump: () => pglite.dumpDataDir('none') };
}
