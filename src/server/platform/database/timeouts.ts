import type pg from 'pg';

/** Milliseconds after which the server ends a statement, a wait for a lock, and a transaction in which nothing is asked. */
export interface Timeouts {
  statement: number;
  lock: number;
  idle: number;
}

/**
 * What a guest waits for. A transaction that froze is ended before those behind it give up, and two waits for a lock in
 * one transaction end within five seconds.
 */
export const SERVING: Timeouts = { statement: 5000, lock: 2300, idle: 2000 };

/** Migrations, imports and reports: long statements, and another start that migrates is waited for. */
export const COMMANDS: Timeouts = { statement: 600_000, lock: 120_000, idle: 5000 };

/**
 * For a new connection, before anybody has it. Not as parameters of the connection: PgBouncer and the poolers of Neon
 * and Supabase refuse those they don't know.
 */
export async function setTimeouts(client: pg.ClientBase, timeouts: Timeouts): Promise<void> {
  const { statement, lock, idle } = timeouts;
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`,
  );
}

const BEGIN = /^(begin|start transaction)\b/;

/**
 * A pooler hands each transaction to another session, which may have the settings of somebody else: so every
 * transaction brings its own, in the same round trip as its beginning.
 */
export function limitTransactions(client: pg.PoolClient, timeouts: Timeouts): void {
  const ask = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  const { statement, lock, idle } = timeouts;
  const own = `set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; set local idle_in_transaction_session_timeout = ${idle}`;
  client.query = ((query: unknown, ...rest: unknown[]) =>
    typeof query === 'string' && BEGIN.test(query)
      ? ask(`${query}; ${own}`).then((results) => (Array.isArray(results) ? results[0] : results))
      : ask(query, ...rest)) as typeof client.query;
}
