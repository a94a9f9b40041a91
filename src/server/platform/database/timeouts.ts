import { Socket } from 'node:net';
import type pg from 'pg';

/** Milliseconds after which the server ends a statement, a wait for a lock, and an idle transaction. */
export interface Timeouts {
  statement: number;
  lock: number;
  idle: number;
}

/**
 * Milliseconds for guests' requests. A transaction that hangs is ended before those that wait for it give up, and two
 * waits for a lock in one transaction end within five seconds.
 */
export const SERVING: Timeouts = { statement: 5000, lock: 2300, idle: 2000 };

/**
 * Milliseconds for migrations, imports and reports, which have long statements and wait for another process that
 * migrates.
 */
export const COMMANDS: Timeouts = { statement: 600_000, lock: 120_000, idle: 5000 };

/**
 * Sets the limits on a new connection before its first use. Connection parameters would not do: PgBouncer and the
 * poolers of Neon and Supabase refuse those they don't know.
 */
export async function setTimeouts(client: pg.ClientBase, timeouts: Timeouts): Promise<void> {
  const { statement, lock, idle } = timeouts;
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`,
  );
}

const BEGIN = /^(begin|start transaction)\b/;

/**
 * Sets the limits in every transaction, in the same round trip as its beginning: a pooler gives each transaction
 * another session, which may have other settings.
 */
export function limitTransactions(client: pg.PoolClient, timeouts: Timeouts): void {
  const send = client.query.bind(client) as (...query: unknown[]) => Promise<unknown>;
  const { statement, lock, idle } = timeouts;
  const own = `set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; set local idle_in_transaction_session_timeout = ${idle}`;
  client.query = ((query: unknown, ...rest: unknown[]) =>
    typeof query === 'string' && BEGIN.test(query)
      ? send(`${query}; ${own}`).then((results) => (Array.isArray(results) ? results[0] : results))
      : send(query, ...rest)) as typeof client.query;
}

/**
 * Ends a connection on which nothing has come for three times as long as a statement may take: its server is frozen or out
 * of reach, which the system would notice after a quarter of an hour. The pool closes idle connections earlier.
 */
export function leaveSilentServer({ connection: { stream } }: pg.Client, { statement }: Timeouts): void {
  if (!(stream instanceof Socket)) return;
  const silence = new Error('Connection terminated, because the server was silent');
  stream.setTimeout(3 * statement, () => stream.destroy(silence));
}
