import fc from 'fast-check';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { appWithRazorpay } from '../support/paying-guest.ts';
import { startRazorpay } from '../support/razorpay-server.ts';
import { restore } from '../support/templates.ts';
import { COMMANDS } from './commands.ts';
import { newModel } from './model.ts';

/** Weeks before every check-in, and the evening of the first check-in day. */
const STARTS = ['2026-11-21T06:00:00Z', '2026-12-18T16:00:00Z'];
const PRICES = { 1: 2000, 2: 2700 };
const STEPS_A_RUN = 100;

/**
 * Quality goal R5: the model and the real system make the same steps and never differ. Each run begins again. Returns
 * how many steps of each kind there were, `least` in all, and how many dearer changes were paid for and made.
 */
export async function compareWithModel(
  database: OpenDatabase,
  { seed, least, isOver }: { seed: number; least: number; isOver: () => boolean },
): Promise<{ made: Map<string, number>; changes: number }> {
  const razorpay = await startRazorpay();
  const made = new Map<string, number>();
  let changes = 0;
  const total = () => [...made.values()].reduce((sum, count) => sum + count, 0);
  const commands = fc.commands(COMMANDS, { maxCommands: STEPS_A_RUN, size: 'max' });
  const compare = fc.asyncProperty(fc.constantFrom(...STARTS), commands, async (start, steps) => {
    await restore(database, 'homestays');
    razorpay.payments.clear();
    razorpay.refunds.clear();
    const { deps } = appWithRazorpay(database, razorpay);
    const app = appWithRazorpay(database, razorpay, { config: { ...deps.config, rateLimits: false } });
    app.clock.set(start);
    const model = newModel(Date.parse(start), PRICES);
    const real = { app, razorpay, booked: [], steps: made };
    await fc.asyncModelRun(() => ({ model, real }), steps);
    changes += model.reservations.flatMap(({ dearer }) => dearer.filter(({ madeBy }) => madeBy)).length;
    await expectBalancedBooks(database.db);
  });
  try {
    for (let run = 0; total() < least && !isOver(); run += 1)
      await fc.assert(compare, { seed: seed + run, numRuns: 1 });
    return { made, changes };
  } finally {
    await razorpay.stop();
  }
}
