import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Mailer } from '#server/mail/mailer.ts';
import { type PaymentProvider, PaymentUnavailable } from '#server/payments/provider.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Random } from '../support/random.ts';

/** Which of the awaited external calls fails, counted from 1, and whether it still took effect. */
export interface Strike {
  at: number;
  phase: 'before' | 'after';
}

/**
 * Counts every await that leaves the process: statements of the database, the payment provider, the mail server. So
 * the points are found by running, and none can be forgotten.
 */
export interface FaultPoints {
  /** Restarts the count of calls; one of them is struck, if any. */
  arm(strike?: Strike): void;
  /** Calls since. */
  count(): number;
  /** The calls: statements by their first word, anything else as `outside`. */
  calls(): readonly string[];
  pass<T>(what: string, work: () => Promise<T>, fail: () => Promise<T>): Promise<T>;
}

/** `die` ends the process instead of failing. */
export function faultPoints(die?: () => Promise<never>): FaultPoints {
  let calls: string[] = [];
  let strike: Strike | undefined;
  return {
    arm(next) {
      calls = [];
      strike = next;
    },
    count: () => calls.length,
    calls: () => calls,
    async pass(what, work, fail) {
      calls.push(what);
      const phase = calls.length === strike?.at ? strike.phase : undefined;
      if (phase === 'before') return (die ?? fail)();
      const result = await work();
      return phase === 'after' ? (die ?? fail)() : result;
    },
  };
}

/**
 * The strikes worth testing, after the calls of one undisturbed run: a transaction is rolled back as a whole wherever
 * it is cut, so one statement in its middle is enough. Its commit fails before and after it took effect, and so, in
 * turn, do single calls.
 */
export function tellingStrikes(calls: readonly string[]): Strike[] {
  const strikes: Strike[] = [];
  let begun: number | undefined;
  calls.forEach((what, index) => {
    const at = index + 1;
    if (what === 'begin') begun = at;
    else if (what === 'commit' && begun !== undefined) {
      strikes.push({ at: Math.ceil((begun + at) / 2), phase: 'before' });
      strikes.push({ at, phase: 'before' }, { at, phase: 'after' });
      begun = undefined;
    } else if (begun === undefined) strikes.push({ at, phase: at % 2 === 0 ? 'before' : 'after' });
  });
  return strikes;
}

/**
 * Nothing fails, but one call in eight is late, by up to `most` milliseconds: meanwhile others that are not locked
 * out do all of their work.
 */
export function slowPoints(random: Random, most: number): FaultPoints {
  const points = faultPoints();
  return {
    ...points,
    async pass(what, work, fail) {
      if (random(8) === 0) await new Promise((resolve) => setTimeout(resolve, random(most + 1)));
      return points.pass(what, work, fail);
    },
  };
}

/** A database whose connection is cut at a statement: its transaction is rolled back, unless it was the commit. */
export function faultyDatabase({ pool }: OpenDatabase, points: FaultPoints): Database {
  const connect = async () => {
    const client = await pool.connect();
    const query = (text: string, values: unknown[]) => {
      const ask = () => client.query(text, values);
      return points.pass(firstWord(text), ask, () => {
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

const firstWord = (text: string) => /^\s*(\w+)/.exec(text)?.[1] ?? '';

/** As when the server, or the network, goes down. */
function cut(client: pg.PoolClient): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

export function faultyPayments(payments: PaymentProvider, points: FaultPoints): PaymentProvider {
  const lost = () => Promise.reject(new PaymentUnavailable('the connection was cut'));
  return {
    ...payments,
    createOrder: (order) => points.pass('outside', () => payments.createOrder(order), lost),
    listPayments: (order) => points.pass('outside', () => payments.listPayments(order), lost),
    capture: (payment) => points.pass('outside', () => payments.capture(payment), lost),
    refund: (refund) => points.pass('outside', () => payments.refund(refund), lost),
  };
}

export function faultyMailer(mailer: Mailer, points: FaultPoints): Mailer {
  const lost = () => Promise.reject(new Error('the connection was cut'));
  return { ...mailer, send: (mail) => points.pass('outside', () => mailer.send(mail), lost) };
}
