import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { columnTypes, type OpenDatabase, openPool } from './database.ts';

/**
 * Opens the embedded database through the same driver. It has one connection, so inside a transaction only the
 * transaction may be queried. The caller has the lock of its directory. The file is separate, because functions don't
 * bundle the embedded database.
 */
export function openEmbedded(pglite: PGlite, onError: (error: Error) => void): OpenDatabase {
  const settings = { ...createPgConfig(yielding(pglite)), max: 1, types: columnTypes };
  const pool = new pg.Pool(settings as unknown as pg.PoolConfig);
  return { ...openPool(pool, onError, () => pglite.close()), dump: () => pglite.dumpDataDir('none') };
}

/**
 * Ends the turn of the event loop after each statement. PGlite responds within the same turn, so a job of a thousand
 * statements would block all requests.
 */
function yielding(pglite: PGlite): PGlite {
  const execProtocolStream: PGlite['execProtocolStream'] = async (...message) => {
    const answers = await pglite.execProtocolStream(...message);
    if (answers.some(({ name }) => name === 'readyForQuery')) await nextTurn();
    return answers;
  };
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite;
}
