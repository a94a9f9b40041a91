import { expect } from 'vitest';
import { isDatabaseUnavailable } from '#server/platform/http/errors.ts';
import { expectBalancedBooks } from '../support/books.ts';
import {
  type FaultPoints,
  faultPoints,
  faultyDatabase,
  faultyMailer,
  faultyPayments,
  type Strike,
  tellingStrikes,
} from './fault-points.ts';
import { OPERATIONS } from './operations.ts';
import { leaveOrders, outsideApp, type Server, type Stage, serverOn } from './stage.ts';

/**
 * Quality goal R2 without killing: the await points of operations fail, all of them before and after they took
 * effect, or only distinct ones. The response is clear, and the operation is completed later. Returns how many points
 * failed.
 */
export async function failEveryPoint(
  stage: Stage,
  names: readonly string[],
  { points: which }: { points: 'all' | 'telling' },
): Promise<number> {
  const points = faultPoints();
  const server = faultyServer(stage, points);
  let struck = 0;
  const fail = async (name: string, strike: Strike = { at: Number.POSITIVE_INFINITY, phase: 'before' }) => {
    const play = await OPERATIONS[name]?.(stage);
    if (!play) throw new Error(`no operation is named ${name}`);
    points.arm(strike);
    const answer = await play.act(server).catch(expectAway);
    const calls = [...points.calls()];
    const isStruck = calls.length >= strike.at;
    points.arm();
    if (answer) await expectClear(answer, `${name}, ${strike.phase} call ${strike.at}`);
    await play.end(strike.at % 4 < 2);
    await leaveOrders(stage);
    if (isStruck) struck += 1;
    return { isStruck, calls };
  };
  for (const name of names) {
    if (which === 'telling') {
      for (const strike of tellingStrikes((await fail(name)).calls)) await fail(name, strike);
    } else {
      for (let at = 1; (await fail(name, { at, phase: 'before' })).isStruck; ) at += 1;
      for (let at = 1; (await fail(name, { at, phase: 'after' })).isStruck; ) at += 1;
    }
    await expectBalancedBooks(stage.database.db);
  }
  return struck;
}

function faultyServer({ database, razorpay, smtp, app }: Stage, points: FaultPoints): Server {
  const { payments, mail } = app.deps;
  return serverOn(
    outsideApp(database, razorpay.keys, smtp.url, {
      clock: app.clock,
      db: faultyDatabase(database, points),
      payments: faultyPayments(payments, points),
      mail: faultyMailer(mail, points),
    }),
  );
}

/** A background job that fails is logged and run again; its error is the expected one. */
function expectAway(error: unknown): undefined {
  if (!isDatabaseUnavailable(error)) throw error;
}

/** A success, pending, or a refusal with a sentence and the time to wait: never an unexpected error. */
export async function expectClear(answer: Response, when: string): Promise<void> {
  if (answer.status < 500) return;
  const body = await answer.json();
  expect([when, answer.status, body.code]).toEqual([when, 503, expect.stringMatching(/_unavailable$/)]);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
}
