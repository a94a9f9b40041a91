import type { Database, Tx } from './database.ts';

/** PostgreSQL's codes for a serialization failure and a deadlock, after which a transaction is repeated. */
const RETRY = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** Runs `work` in a transaction, again when the engine asks for it. `work` must have no effect outside it. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRetry(error)) throw error;
    }
  }
}

function mayRetry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRY.has(String(error.code));
}
