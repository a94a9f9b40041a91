import { expect } from 'vitest';
import type { SessionAnswer } from '#contract/auth.ts';
import { addDays } from '#domain/dates/calendar.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, cookiesOf, mailedToken, PASSWORD, signUp } from '../support/accounts.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { openHomestays } from '../support/homestays.ts';
import { paidBooking } from '../support/paid-booking.ts';

const OWNER = 'owner@example.in';
const ADDRESSES = 200;
const MINUTE = 60_000;

/**
 * Quality goal A5: strangers with 200 addresses try everything at one account, a hundred tries a minute. Meanwhile
 * its owner, at home, signs in, has a reset mailed, changes the password and books. One of the addresses is the
 * owner's own.
 */
export async function floodAccount(
  database: OpenDatabase,
  { tries, isOver }: { tries: number; isOver: () => boolean },
): Promise<Record<string, number>> {
  await openHomestays(database.db);
  const { deps } = testApp(database);
  const app = testApp(database, { config: { ...deps.config, trustProxy: 1 } });
  const owner = await moveIn(app);
  const figures = {
    tries: 0,
    'of them refused as too many': 0,
    'of them let in': 0,
    'rounds of the owner': 0,
  };
  while (figures.tries < tries && !isOver()) {
    const flood = Array.from({ length: ADDRESSES / 2 }, (_, index) =>
      tryAsStranger(app, owner.id, figures.tries + index),
    );
    const isTurn = figures.tries % 1000 === 0;
    const [statuses] = await Promise.all([Promise.all(flood), isTurn && owner.live(figures.tries / 1000)]);
    figures.tries += statuses.length;
    figures['of them refused as too many'] += statuses.filter((status) => status === 429).length;
    figures['of them let in'] += statuses.filter((status) => status === 200).length;
    figures['rounds of the owner'] += isTurn ? 1 : 0;
    app.clock.advance(MINUTE);
  }
  expect(figures['of them let in']).toBe(0);
  return figures;
}

/** A stranger's attempt to get in; returns 200 only on success. */
async function tryAsStranger(app: TestApp, userId: number, index: number): Promise<number> {
  const address = index % ADDRESSES;
  const where: Record<string, string> =
    address === 0 ? {} : { 'X-Forwarded-For': `203.0.${Math.floor(address / 100)}.${address % 100}` };
  const ask = async (path: string, json: object, headers = {}) =>
    (await app.ask(path, { json, headers: { ...where, ...headers } })).status;
  const password = `guess-number-${index}`;
  const passwords = { current_password: password, new_password: PASSWORD };
  const forged = `device_${userId}=AAAAAAAAAAAAAAAA.9999999999.${'A'.repeat(43)}`;
  await askForMails(ask, index);
  return (
    [
      () => ask('/auth/login', { email: OWNER, password }),
      () => ask('/auth/login', { email: OWNER, password }, { Cookie: forged }),
      () => ask('/auth/reset-password', { email: OWNER, token: password, password }),
      () =>
        ask('/auth/set-first-password', { user_id: userId, password }, { Cookie: `mailbox_proof=${index}` }),
      () => ask('/profile/change-password', passwords, { Authorization: `Bearer ${password}` }),
    ][Math.floor(index / 7) % 5]?.() ?? 0
  );
}

/** Calls on the way, whose responses reveal nothing. */
async function askForMails(ask: (path: string, json: object) => Promise<number>, index: number) {
  const paths = ['check-email', 'forgot-password', 'register', 'resend-verification'];
  await ask(`/auth/${paths[index % paths.length]}`, { email: OWNER });
}

/** The owner's home address and browser, with its cookies. */
async function moveIn(app: TestApp) {
  let password = PASSWORD;
  let Cookie = '';
  const { user } = await signUp(app, OWNER);
  const post = async (path: string, json: object, headers = {}) => {
    const answer = await app.ask(path, { json, headers: { Cookie, ...headers } });
    expect([path, answer.status]).toEqual([path, 200]);
    Cookie = cookiesOf(answer) || Cookie;
    return answer;
  };
  const logIn = async (): Promise<SessionAnswer> => {
    await post('/auth/check-email', { email: OWNER });
    return (await post('/auth/login', { email: OWNER, password })).json();
  };
  await logIn();
  return {
    id: user.id,
    async live(round: number) {
      await logIn();
      await post('/auth/forgot-password', { email: OWNER });
      const token = await mailedToken(app, OWNER, 'reset-password');
      password = `jagannath-${2 * round + 2}`;
      await post('/auth/reset-password', { email: OWNER, token, password });
      const passwords = { current_password: password, new_password: `jagannath-${2 * round + 3}` };
      await post('/profile/change-password', passwords, bearer(await logIn()));
      password = passwords.new_password;
      await logIn();
      const check_in = addDays('2026-12-01', round);
      await paidBooking(app, { guest_email: OWNER, check_in, check_out: addDays(check_in, 1) });
    },
  };
}
