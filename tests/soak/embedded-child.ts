/** A server on the embedded database, in a process that kills itself with SIGKILL at the given await point. */
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { testClock } from '../support/app.ts';
import { appWithRazorpay } from '../support/paying-guest.ts';
import type { EmbeddedTask } from './embedded-kills.ts';
import { faultPoints, faultyDatabase, faultyPayments } from './fault-points.ts';

const { directory, razorpay, path, init, now, strike }: EmbeddedTask = JSON.parse(process.argv[2] ?? '');
const database = openEmbedded(await PGlite.create(directory), (error) => {
  throw error;
});
const points = faultPoints(() => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
});
const { deps } = appWithRazorpay(database, razorpay);
const app = appWithRazorpay(database, razorpay, {
  db: faultyDatabase(database, points),
  payments: faultyPayments(deps.payments, points),
  clock: testClock(now),
});
points.arm(strike);
await app.ask(path, init);
process.exit(0);
