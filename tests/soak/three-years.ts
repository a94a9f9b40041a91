import { sql } from 'kysely';
import { expect } from 'vitest';
import { accountJobs } from '#server/housekeeping/jobs.ts';
import { mailJobs } from '#server/mail/worker.ts';
import { paymentJobs } from '#server/payments/jobs.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { reminderJobs } from '#server/reservations/reminders.ts';
import type { TestApp } from '../support/app.ts';
import { brokenRules } from '../support/books.ts';
import { openHomestays } from '../support/homestays.ts';
import { whereFound } from '../support/personal-data.ts';
import { addPersonalData, PERSONAL_DATA, usedApp } from '../support/used-app.ts';

const DAY = 86_400_000;
/** After the last guest, until the last stay and its mails are over. */
const QUIET_DAYS = 110;

/** Where personal data is still stored after years, by the retention table: accounts, invoices, the views of a year. */
const NAMED = {
  name: ['app_user.name', 'reservation.guest_name'],
  email: ['app_user.email', 'reservation.guest_email'],
  address: ['app_user.address', 'reservation.guest_address'],
  phone: ['app_user.phone'],
  note: [],
  extraNote: [],
  network: [],
  visit: ['page_view.session_id'],
};

/**
 * Quality goal A9: for years guests of every kind come each week, and the background jobs run each day. In the end
 * nothing is left of guests who never paid, and of the others what the retention table names.
 */
export async function liveForYears(
  database: OpenDatabase,
  { weeks, isOver }: { weeks: number; isOver: () => boolean },
): Promise<Record<string, number>> {
  await openHomestays(database.db);
  const app = usedApp(database);
  let lived = 0;
  for (; lived < weeks && !isOver(); lived += 1) {
    await addPersonalData(app, lived);
    await passDays(app, 7);
  }
  await passDays(app, QUIET_DAYS);

  for (const [kind, word] of Object.entries(PERSONAL_DATA)) {
    expect(await whereFound(database.db, [word]), kind).toEqual(NAMED[kind as keyof typeof PERSONAL_DATA]);
  }
  const unpaid = await count(database.db, 'reservation', "status = 'held'");
  expect(unpaid).toBe(0);
  expect(await count(database.db, 'reservation')).toBe(2 * lived);
  // Mails are deleted a month after they were sent, and with them the record of each.
  const broken = Object.keys(await brokenRules(database.db));
  expect(broken.filter((rule) => !/told|mails/.test(rule))).toEqual([]);
  const views = await count(database.db, 'page_view');
  expect(views).toBeLessThanOrEqual(400 / 7 + 1);
  return {
    'weeks of guests': lived,
    'unpaid attempts made': 3 * lived,
    'unpaid attempts left': unpaid,
    'columns with personal data, all of them named': Object.values(NAMED).flat().length,
    'mails left': await count(database.db, 'outbox'),
    'page views left': views,
  };
}

async function passDays(app: TestApp, days: number): Promise<void> {
  const { deps, clock } = app;
  const jobs = [...mailJobs(deps), ...paymentJobs(deps), ...accountJobs(deps), ...reminderJobs(deps)];
  for (let day = 0; day < days; day += 1) {
    for (const job of jobs) await job.run();
    clock.advance(DAY);
  }
}

async function count(db: Database, table: keyof Schema, where = 'true'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.count ?? 0;
}
