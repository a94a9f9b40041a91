import { expect } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, mailsTo, PASSWORD, signUp } from '../support/accounts.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { openHomestays } from '../support/homestays.ts';
import { paidBooking } from '../support/paid-booking.ts';

const HOUR = 3_600_000;
const SPAM = 'Claim your prize at 1800 WIN';
const VICTIM = 'victim@example.in';
const NEWCOMER = 'newcomer@example.in';
const ROUNDS_AN_HOUR = 4;

/**
 * Quality goal A12: a stranger with 200 addresses requests every kind of mail to two mailboxes, the whole day, for
 * days. One belongs to a guest with an account and a booking, the other to nobody yet.
 */
export async function floodMailboxes(
  database: OpenDatabase,
  { days, isOver }: { days: number; isOver: () => boolean },
): Promise<Record<string, number>> {
  await openHomestays(database.db);
  const { deps } = testApp(database);
  const app = testApp(database, { config: { ...deps.config, trustProxy: 1 } });
  let session = await signUp(app, VICTIM);
  const { id } = await paidBooking(app, {
    guest_email: VICTIM,
    check_in: '2027-01-28',
    check_out: '2027-01-30',
  });
  app.clock.set('2026-11-22T19:00:00Z');
  await app.deps.db.deleteFrom('outbox').execute();
  const figures = { days: 0, requests: 0, 'resets of the owner that arrived': 0 };
  for (; figures.days < days && !isOver(); figures.days += 1) {
    for (let round = 0; round < 23 * ROUNDS_AN_HOUR; round += 1) {
      figures.requests += await floodOnce(app, id, figures.requests);
      app.clock.advance(HOUR / ROUNDS_AN_HOUR);
    }
    const { refresh_token } = session;
    session = await (await app.ask('/auth/refresh', { json: { refresh_token } })).json();
    figures['resets of the owner that arrived'] += await resetOfOwner(app, session);
    app.clock.advance(HOUR);
  }
  return { ...figures, ...(await countMails(app)) };
}

async function floodOnce(app: TestApp, bookingId: number, start: number): Promise<number> {
  const requests: [path: string, json: object][] = [VICTIM, NEWCOMER].flatMap((email): [string, object][] => [
    ['/auth/register', { email, name: SPAM }],
    ['/auth/forgot-password', { email }],
    ['/auth/resend-verification', { email }],
    ['/public/booking-link', { reference: `SH${bookingId}`, email }],
    [
      '/public/waiting-list',
      { email, check_in: '2027-01-28', check_out: '2027-01-30', guests: 2, children: 0, room_id: 1 },
    ],
    ['/auth/set-first-password', { user_id: 2, password: PASSWORD }],
  ]);
  await Promise.all(
    requests.map(([path, json], index) =>
      app.ask(path, { json, headers: { 'X-Forwarded-For': `10.1.${(start + index) % 200}.7` } }),
    ),
  );
  return requests.length;
}

/** At the end of a day of the flood the owner, signed in at home, requests a reset; returns how many mails came. */
async function resetOfOwner(app: TestApp, session: SessionAnswer): Promise<number> {
  const before = (await mailsTo(app, VICTIM)).length;
  await app.ask('/auth/forgot-password', { json: { email: VICTIM }, headers: bearer(session) });
  return (await mailsTo(app, VICTIM)).length - before;
}

async function countMails(app: TestApp): Promise<Record<string, number>> {
  const rows = await app.deps.db.selectFrom('outbox').select(['recipient', 'created_at', 'data']).execute();
  const perDay = new Map<string, number>();
  for (const { recipient, created_at } of rows) {
    const key = `${recipient} ${todayInIndia(created_at)}`;
    perDay.set(key, (perDay.get(key) ?? 0) + 1);
  }
  const texts = (await Promise.all([VICTIM, NEWCOMER].map((email) => mailsTo(app, email)))).flat();
  const spam = texts.filter((mail) => JSON.stringify(mail).includes(SPAM)).length;
  const most = (email: string) =>
    Math.max(0, ...[...perDay].filter(([key]) => key.startsWith(email)).map(([, count]) => count));
  return {
    'mails a day to the guest at most, the own reset among them': most(VICTIM),
    'mails a day to a mailbox without an account at most': most(NEWCOMER),
    'mails with words of the stranger': spam,
  };
}

export function checkFlood(figures: Record<string, number>): void {
  expect(figures['mails a day to the guest at most, the own reset among them']).toBeLessThanOrEqual(4);
  expect(figures['mails a day to a mailbox without an account at most']).toBeLessThanOrEqual(3);
  expect(figures['mails with words of the stranger']).toBe(0);
  expect(figures['resets of the owner that arrived']).toBe(figures.days);
}
