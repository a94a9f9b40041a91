import type pg from 'pg';

/** PostgreSQL's errors for a prepared statement that is missing or exists twice, as behind a pooler that changes sessions. */
const POOLED = new Set(['26000', '42P05']);
const pooled = new WeakSet<pg.Pool>();

/**
 * Runs a query as one of pg's named statements, which each connection parses and plans only once. For reads outside
 * transactions: behind a pooler that loses prepared statements the query is run again without a name.
 */
export async function queryByName<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // The pool's own `query` would close the connection after any error.
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
