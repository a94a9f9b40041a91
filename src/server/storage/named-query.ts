import type pg from 'pg';

/** A pooler that hands each question to another session does not find there what was prepared, or finds it twice. */
const POOLED = new Set(['26000', '42P05']);
const pooled = new WeakSet<pg.Pool>();

/**
 * Asks by pg's named statements: a connection parses and plans such a query once. Only for reads outside transactions,
 * since behind a pooler that does not keep what was prepared the first question is asked a second time, plainly.
 */
export async function queryByName<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // Not by the pool's own `query`, which closes the connection after any error.
  const client = await pool.connect();
  try {
    if (!pooled.has(pool)) {
      try {
        return (await client.query<Row>({ name, text, values })).rows;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && POOLED.has(String(error.code)))) throw error;
        pooled.add(pool);
      }
    }
    return (await client.query<Row>({ text, values })).rows;
  } finally {
    client.release();
  }
}
