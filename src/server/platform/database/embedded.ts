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
 * PGlite responds without leaving the current turn of the event loop, so a job of a thousand statements would block
 * all requests. This ends the turn after each statement.
 */
function yielding(pglite: PGlite): PGlite {
  const execProtocolStream: PGlite['execProtocolStream'] = async (...message) => {
    const answers = await pglite.execProtocolStream(...message);
    if (answers.some(({ name }) => name === 'readyForQuery')) await nextTurn();
    return answers;
  };
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite;
}
