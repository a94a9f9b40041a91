import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { testClock } from '../support/app.ts';
import { expectBalancedBooks, expectSameMoney } from '../support/books.ts';
import { openHomestays } from '../support/homestays.ts';
import { appWithRazorpay, payingGuest } from '../support/paying-guest.ts';
import { type RazorpayServer, startRazorpay } from '../support/razorpay-server.ts';
import type { Strike } from './fault-points.ts';

export interface EmbeddedTask {
  directory: string;
  razorpay: Pick<RazorpayServer, 'keys'>;
  path: string;
  init: { headers: { Cookie: string }; json: unknown };
  now: string;
  strike: Strike;
}

const CHILD = join(import.meta.dirname, 'embedded-child.ts');
const FIRST_DAY = 10;

/**
 * The embedded database belongs to the killed process: it is killed at ever later awaits of verifying a payment, and
 * the next process finds everything that was reported, and books. Returns the kills.
 */
export async function killEmbedded(
  { directory, template }: { directory: string; template: string },
  { kills, isOver }: { kills: number; isOver: () => boolean },
): Promise<number> {
  const razorpay = await startRazorpay();
  const loadDataDir = new Blob([readFileSync(template)]);
  const first = reopen(await PGlite.create(directory, { loadDataDir }));
  await openHomestays(first.db);
  await first.close();
  let made = 0;
  for (; made < kills && !isOver(); made += 1) {
    const day = FIRST_DAY + made;
    const stay = { check_in: `2026-12-${day}`, check_out: `2026-12-${day + 1}` };
    const before = reopen(await PGlite.create(directory));
    const app = appOn(before, razorpay);
    const guest = await payingGuest(app, razorpay, stay);
    const payment = guest.pay('authorized');
    await before.close();

    const task: EmbeddedTask = {
      directory,
      razorpay: { keys: razorpay.keys },
      path: '/public/reservation/razorpay/verify',
      init: { headers: guest.headers, json: guest.sent(payment) },
      now: app.clock().toISOString(),
      strike: { at: 1 + 2 * made, phase: made % 2 === 0 ? 'after' : 'before' },
    };
    const child = fork(CHILD, [JSON.stringify(task)], { execArgv: [] });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const after = reopen(await PGlite.create(directory));
    const again = await appOn(after, razorpay).ask(task.path, task.init);
    expect(again.status).toBe(200);
    const { status } = await after.db
      .selectFrom('reservation')
      .select('status')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('confirmed');
    await expectBalancedBooks(after.db);
    await expectSameMoney(after.db, razorpay);
    await after.close();
  }
  await razorpay.stop();
  return made;
}

function reopen(pglite: PGlite): OpenDatabase {
  return openEmbedded(pglite, (error) => {
    throw error;
  });
}

function appOn(database: OpenDatabase, razorpay: RazorpayServer) {
  const clock = testClock();
  const { deps } = appWithRazorpay(database, razorpay);
  const config = { ...deps.config, rateLimits: false };
  return { ...appWithRazorpay(database, razorpay, { clock, config }), clock };
}
