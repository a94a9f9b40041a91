import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { type Database, openPostgres } from '#server/platform/database/database.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { median } from '../../bench/bench.ts';
import { expectBalancedBooks, expectSameMoney } from '../../support/books.ts';
import { hostHeaders } from '../../support/host.ts';
import type { Random } from '../../support/random.ts';
import { startRazorpay } from '../../support/razorpay-server.ts';
import { TEST_REGISTER_KEYS } from '../../support/register-keys.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { type SmtpServer, startSmtp } from '../../support/smtp-server.ts';
import { type Cluster, LOSSES, startCluster } from './cluster.ts';
import { type Storm, startStorm } from './storm.ts';

const SECRET = 'a secret of at least thirty-two signs';
const PROCESSES = 2;
/** Milliseconds of storm before a loss, and after writes are back. */
const BETWEEN_LOSSES = 5000;
const WRITES_BACK_MILLISECONDS = 30_000;
const SETTLED_MILLISECONDS = 240_000;

/**
 * Two processes of the app on a cluster that loses its primary again and again, while guests and hosts act. Nothing
 * that was said to be done is lost or done twice, writes come back in half a minute, and no process ends.
 */
export async function loseThePrimary({ losses, random }: { losses: number; random: Random }) {
  const cluster = await startCluster();
  const [razorpay, smtp] = [await startRazorpay(), await startSmtp()];
  const database = openPostgres(cluster.url, { connections: 4, onError: () => {} });
  const sites: RunningSite[] = [];
  try {
    await prepareDatabase(database.db, { demoData: true, now: new Date() });
    const settings = {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: cluster.url,
      DATABASE_STANDBY_URL: cluster.standbyUrl,
      TOKEN_SECRET: SECRET,
      REGISTER_KEYS: TEST_REGISTER_KEYS,
      SMTP_URL: smtp.url,
      RAZORPAY_KEY_ID: razorpay.keys.keyId,
      RAZORPAY_KEY_SECRET: razorpay.keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpay.keys.webhookSecret,
      RAZORPAY_API_URL: razorpay.keys.apiUrl,
    };
    while (sites.length < PROCESSES) sites.push(await startSite(settings));
    const clock = Object.assign(() => new Date(), { set() {}, advance() {} });
    const host = await hostHeaders({
      deps: { db: database.db, clock, accounts: accountKeys(SECRET) },
    } as never);
    const storm = startStorm({
      sites: sites.map(({ url }) => url),
      razorpay,
      host,
      today: todayInIndia(new Date()),
      random,
    });
    const took: number[] = [];
    const waits: number[] = [];
    const loseAll = async () => {
      for (let lost = 0; lost < losses; lost += 1) {
        await pause(BETWEEN_LOSSES);
        const figures = await loseOnce(cluster, storm, LOSSES[lost % LOSSES.length] ?? 'killed');
        took.push(figures.writes);
        waits.push(figures.searches);
        expectRunning(sites);
      }
      await pause(BETWEEN_LOSSES);
    };
    await Promise.race([loseAll(), storm.running]);
    await storm.stop();
    await untilSettled(database.db);
    await expectBalancedBooks(database.db);
    await expectSameMoney(database.db, razorpay);
    expectAcknowledged(await statesOf(database.db), storm.said);
    expectToldOnce(smtp);
    const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
    const { writes, refusedWrites, searches, refusedSearches, pages, taken } = storm.counts;
    return {
      losses,
      'writes acknowledged, none of them lost or done twice': writes,
      'of them bookings': storm.said.size,
      'nights that were taken': taken,
      'writes answered 503': refusedWrites,
      searches,
      'searches answered 503': refusedSearches,
      'pages, all of them answered': pages,
      'seconds to the first write, median': seconds(median(took)),
      'seconds to the first write at most': seconds(Math.max(...took)),
      'seconds without a search at most': seconds(Math.max(...waits)),
    };
  } finally {
    for (const site of sites) await site.stop();
    await Promise.all([database.close(), razorpay.stop(), smtp.stop()]);
    cluster.stop();
  }
}

/** Returns milliseconds: from the loss to the first write after it, and the longest wait for a search. */
async function loseOnce(cluster: Cluster, storm: Storm, loss: (typeof LOSSES)[number]) {
  await cluster.untilWhole();
  storm.takeLongestWait();
  const began = performance.now();
  const bringBack = await cluster.lose(loss);
  const writes = await untilWritten(storm, began);
  await pause(BETWEEN_LOSSES);
  bringBack();
  const searches = storm.takeLongestWait();
  process.stdout.write(
    `  ${loss}: the first write after ${(writes / 1000).toFixed(1)} s, ${(searches / 1000).toFixed(1)} s without a search\n`,
  );
  return { writes, searches };
}

async function untilWritten(storm: Storm, began: number): Promise<number> {
  for (;;) {
    const done = storm.firstWriteSince(began);
    if (done !== undefined) {
      if (done - began > WRITES_BACK_MILLISECONDS)
        throw new Error(`Writes came back after ${Math.round(done - began)} ms`);
      return done - began;
    }
    await pause(100);
  }
}

function expectRunning(sites: readonly RunningSite[]): void {
  if (sites.some(({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode !== null))
    throw new Error('A process of the app has ended');
}

/** Mails and refunds that were refused meanwhile are tried again by themselves. */
async function untilSettled(db: Database): Promise<void> {
  const waiting = sql<{ count: number }>`
    select (select count(*) from outbox where sent_at is null)::int
      + (select count(*) from refund where state in ('due', 'asked') and not by_hand)::int as count`;
  for (const end = Date.now() + SETTLED_MILLISECONDS; Date.now() < end; await pause(1000)) {
    const { rows } = await waiting.execute(db);
    if (rows[0]?.count === 0) return;
  }
  throw new Error('Mails or refunds still wait');
}

async function statesOf(db: Database): Promise<Map<number, string>> {
  const rows = await db.selectFrom('reservation').select(['id', 'status', 'confirmed_at']).execute();
  return new Map(rows.map(({ id, status, confirmed_at }) => [id, confirmed_at ? status : 'held']));
}

function expectAcknowledged(stored: Map<number, string>, said: Storm['said']): void {
  for (const [id, state] of said) {
    const now = stored.get(id);
    const isKept = { held: now !== undefined, booked: now === 'confirmed', cancelled: now === 'cancelled' };
    if (!isKept[state]) throw new Error(`Booking ${id} was said to be ${state} and is ${now}`);
  }
}

/** Each guest has an address of their own, and gets each mail once. */
function expectToldOnce({ messages }: SmtpServer): void {
  const subjects = messages.map(
    ({ to, data }) => `${to.join()} ${/^Subject: (.*(?:\r\n .*)*)/m.exec(data)?.[1]}`,
  );
  const guests = subjects.filter((line) => /^[0-9a-f-]{36}@/.test(line));
  const twice = guests.filter((line, index) => guests.indexOf(line) !== index);
  if (twice.length > 0) throw new Error(`Told twice: ${twice.join('; ')}`);
}
