import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Mailer } from '#server/providers/mail.ts';
import { type Payments, PaymentUnavailable } from '#server/providers/payments.ts';
import type { Database, OpenDatabase } from '#server/storage/database.ts';
import type { Schema } from '#server/storage/schema.ts';

/** Which of the awaited calls to the world outside goes wrong, counted from 1, and whether it still took effect. */
export interface Strike {
  at: number;
  phase: 'before' | 'after';
}

/**
 * Stands at every await that leaves the process: statements of the database, the payment provider, the mail server.
 * So the points are found by running, and a new one can't be forgotten.
 */
export interface FaultPoints {
  /** From now on calls are counted anew; one of them is struck, if any. */
  arm(strike?: Strike): void;
  /** Calls since. */
  count(): number;
  pass<T>(work: () => Promise<T>, fail: () => Promise<T>): Promise<T>;
}

/** `die` ends the process in place of failing. */
export function faultPoints(die?: () => Promise<never>): FaultPoints {
  let calls = 0;
  let strike: Strike | undefined;
  return {
    arm(next) {
      calls = 0;
      strike = next;
    },
    count: () => calls,
    async pass(work, fail) {
      calls += 1;
      const phase = calls === strike?.at ? strike.phase : undefined;
      if (phase === 'before') return (die ?? fail)();
      const result = await work();
      return phase === 'after' ? (die ?? fail)() : result;
    },
  };
}

/** A database whose connection is cut at a statement: what it was part of is rolled back, unless it was the commit. */
export function faultyDatabase({ pool }: OpenDatabase, points: FaultPoints): Database {
  const connect = async () => {
    const client = await pool.connect();
    const query = (text: string, values: unknown[]) => {
      const ask = () => client.query(text, values);
      return points.pass(ask, () => {
        cut(client);
        return ask();
      });
    };
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') return query;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  const through = { options: pool.options, connect, end: async () => {} };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: through as unknown as pg.Pool }) });
}

/** As when the server, or the way to it, goes down. */
function cut(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

export function faultyPayments(payments: Payments, points: FaultPoints): Payments {
  const lost = () => Promise.reject(new PaymentUnavailable('the connection was cut'));
  return {
    ...payments,
    createOrder: (order) => points.pass(() => payments.createOrder(order), lost),
    listPayments: (order) => points.pass(() => payments.listPayments(order), lost),
    capture: (payment) => points.pass(() => payments.capture(payment), lost),
    refund: (refund) => points.pass(() => payments.refund(refund), lost),
  };
}

export function faultyMailer(mailer: Mailer, points: FaultPoints): Mailer {
  const lost = () => Promise.reject(new Error('the connection was cut'));
  return { ...mailer, send: (mail) => points.pass(() => mailer.send(mail), lost) };
}
