import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { addDays } from '#domain/dates/calendar.ts';
import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { mailJobs } from '#server/mail/worker.ts';
import { paymentJobs } from '#server/payments/jobs.ts';
import { openRazorpay } from '#server/payments/razorpay/razorpay.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { reminderJobs } from '#server/reservations/reminders.ts';
import { waitlistJobs } from '#server/waitlist/offers.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { HORIZON, openHomestays } from '../support/homestays.ts';
import { type RazorpayServer, startRazorpay } from '../support/razorpay-server.ts';
import { type SmtpServer, startSmtp } from '../support/smtp-server.ts';

/** Enough nights for every run: each scenario takes some of its own, and the clock of a long run must not reach them. */
const FIRST_STAY = addDays(HORIZON, 3650);
const LAST_NIGHT = '2060-01-01';

/** One server, as a guest and the host's clock see it: in this process, or in one that can be killed. */
export interface Server {
  ask: TestApp['ask'];
  /** One round of a background job, by its name. */
  work(job: string): Promise<void>;
}

/** What a run uses: the real app on a real PostgreSQL, with a payment provider and a mail server of its own. */
export interface Stage {
  database: OpenDatabase;
  razorpay: RazorpayServer;
  smtp: SmtpServer;
  /** A server without faults. */
  app: TestApp & Server;
  /** A stay that no other scenario uses, years away. */
  nextStay(): { check_in: string; check_out: string };
  close(): Promise<void>;
}

export async function openStage(database: OpenDatabase): Promise<Stage> {
  await openHomestays(database.db);
  await openNights(database.db);
  const [razorpay, smtp] = [await startRazorpay(), await startSmtp()];
  const server = serverOn(outsideApp(database, razorpay.keys, smtp.url));
  const app: Stage['app'] = {
    ...server,
    async work(job) {
      await untilAllHaveEnded(database.db);
      await server.work(job);
    },
  };
  let stays = 0;
  return {
    database,
    razorpay,
    smtp,
    app,
    nextStay() {
      stays += 1;
      const check_in = addDays(FIRST_STAY, 2 * stays);
      return { check_in, check_out: addDays(check_in, 2) };
    },
    async close() {
      app.deps.mail.close();
      await Promise.all([razorpay.stop(), smtp.stop()]);
      await database.close();
    },
  };
}

/** The app with Razorpay and SMTP, without rate limits. */
export function outsideApp(
  database: OpenDatabase,
  keys: RazorpayServer['keys'],
  smtpUrl: string,
  overrides: Partial<TestApp['deps']> = {},
): TestApp {
  const { deps } = testApp(database);
  return testApp(database, {
    config: { ...deps.config, rateLimits: false },
    payments: openRazorpay(keys),
    sandbox: undefined,
    mail: smtpMailer(smtpUrl, 'host@example.in'),
    log: pino({ level: 'silent' }),
    ...overrides,
  });
}

/** The app together with its background jobs. */
export function serverOn(app: TestApp): TestApp & Server {
  const jobs = [
    ...paymentJobs(app.deps),
    ...mailJobs(app.deps),
    ...reminderJobs(app.deps),
    ...waitlistJobs(app.deps, () => takeFreedNights(app.deps)),
  ];
  return {
    ...app,
    async work(name) {
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new Error(`no job is named ${name}`);
      await job.run();
    },
  };
}

async function openNights(db: Database): Promise<void> {
  await sql`
    insert into room_night (night, room_id, price, discount, minimum_stay)
    select day::date, room_id, price, discount, minimum_stay
    from generate_series(${HORIZON}::timestamp, ${LAST_NIGHT}::timestamp, interval '1 day') day, room_night
    where room_night.night = date ${sql.lit(addDays(HORIZON, -1))}`.execute(db);
}

/**
 * A job's next round comes half a minute later, but only by the clock of the run: meanwhile a busy database may not
 * have noticed a dead session, and rows it has locked are left out of a round.
 */
async function untilAllHaveEnded(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
        and pid <> pg_backend_pid() and xact_start is not null`.execute(db);
    if (rows.length === 0) return;
    await pause(5);
  }
}

/** Settles all orders: else every later scenario would sync those of earlier ones. */
export async function leaveOrders({ database }: Stage): Promise<void> {
  await database.db
    .updateTable('payment_order')
    .set({ settled: true })
    .where('settled', '=', false)
    .execute();
}

/** Advances the clock until all background work is done. */
export async function settleAll(stage: Stage): Promise<void> {
  for (const minutes of [1, 16, 60]) {
    stage.app.clock.advance(minutes * 60_000);
    for (const job of ['reconcile payments', 'pay refunds', 'send mail']) await stage.app.work(job);
  }
}
