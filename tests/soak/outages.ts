import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { openRazorpay } from '#server/payments/razorpay/razorpay.ts';
import { expectBalancedBooks, expectSameMoney } from '../support/books.ts';
import { type Guest, payingGuest } from '../support/paying-guest.ts';
import type { Random } from '../support/random.ts';
import { HARMLESS, LIES } from '../support/razorpay-lies.ts';
import type { Mood } from '../support/razorpay-server.ts';
import { onServer } from '../support/templates.ts';
import { expectClear } from './await-points.ts';
import { OPERATIONS } from './operations.ts';
import { type Stage, settleAll } from './stage.ts';

export const MOODS: readonly Mood[] = ['down', 'silent', 'rubbish', 'lost', 'slow', ...LIES];
/** The operations that call Razorpay. */
export const CALLING_RAZORPAY = ['order', 'verify', 'webhook', 'late money', 'refund', 'reconcile'];
/** The same for a confirmed booking: its balance is paid, it is cancelled or changed. */
export const CALLING_RAZORPAY_LATER = [
  ...['order the rest', 'pay the rest', 'webhook of the rest', 'rest after cancelling'],
  ...['cancel', 'cancel after the host gave a part back', 'change', 'order a dearer change'],
  ...['pay for a dearer change', 'webhook of a dearer change', 'dearer change after cancelling'],
];
const SHORTLY = 150;
const MORE_MILLISECONDS = 40;
/** As many as the app may have open, and some more. */
const CONNECTIONS = 40;

/** An operation while Razorpay is in a mood: the response is clear, and everything is completed when Razorpay is well. */
export async function operateIn(mood: Mood, name: string, stage: Stage): Promise<void> {
  const { app, razorpay } = stage;
  const play = await OPERATIONS[name]?.(stage);
  if (!play) throw new Error(`no operation is named ${name}`);
  const patient = { ...app.deps.payments };
  Object.assign(app.deps.payments, openRazorpay(razorpay.keys, mood === 'silent' ? SHORTLY : undefined));
  razorpay.state.mood = mood;
  const answer = await play.act(app);
  if (answer) {
    await expectClear(answer, `${name} while Razorpay is ${mood}`);
    if (HARMLESS.has(mood) || mood === 'slow') expect(answer.status).toBe(200);
  }
  razorpay.state.mood = 'well';
  Object.assign(app.deps.payments, patient);
  // A payment in another currency books nothing: it was refunded.
  if (mood === 'wrong currency') await settleAll(stage);
  else await play.end(true);
  await expectSameMoney(stage.database.db, stage.razorpay);
  await expectBalancedBooks(stage.database.db);
}

/**
 * Guests hold, order and pay while the database closes all connections, again and again. A guest without a response,
 * or asked to try again, tries again; a guest who paid is booked.
 */
export async function payWhileDatabaseRestarts(
  stage: Stage,
  { guests, random, restart }: { guests: number; random: Random; restart: (stage: Stage) => Promise<void> },
): Promise<{ refusals: number; restarts: number }> {
  let refusals = 0;
  let restarts = 0;
  let isOver = false;
  const persist = async (work: () => Promise<Response>): Promise<Response> => {
    for (;;) {
      const answer = await work();
      if (answer.status < 500) return answer;
      await expectClear(answer.clone(), 'while the database restarts');
      refusals += 1;
      await pause(20);
    }
  };
  const breaking = (async () => {
    while (!isOver) {
      // Less and less often, so that all guests succeed in the end.
      await pause(20 + random(60) + MORE_MILLISECONDS * restarts);
      await restart(stage);
      restarts += 1;
    }
  })();
  const patient = {
    ...stage.app,
    ask: ((...call) => persist(() => stage.app.ask(...call))) as typeof stage.app.ask,
  };
  const paid = await Promise.all(
    Array.from({ length: guests }, async (): Promise<Guest> => {
      const guest = await payingGuest(patient, stage.razorpay, stage.nextStay());
      const payment = guest.pay('authorized');
      expect([200, 202]).toContain((await guest.verify(payment)).status);
      return guest;
    }),
  );
  isOver = true;
  await breaking;
  // Connections lost while idle are noticed at their next use, as any job's next round would.
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => stage.app.ask('/ready')));
  await settleAll(stage);
  for (const guest of paid) expect((await guest.row()).status).toBe('confirmed');
  await expectBalancedBooks(stage.database.db);
  return { refusals, restarts };
}

/** Ends every connection of the app, whatever it is doing. */
export async function throwOut({ database }: Stage): Promise<void> {
  const url = new URL(String(database.pool.options.connectionString));
  const name = url.pathname.slice(1);
  url.pathname = 'postgres';
  await onServer(
    url.href,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}
