import { join } from 'node:path';
import { expect } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, signUp } from '../support/accounts.ts';
import { type FunctionMachine, startFunction } from '../support/function-machine.ts';
import { bookingRequest, cookieOf } from '../support/homestays.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';

const MINUTE = 60_000;
/** Shorter than the difference of the clocks, so that a hold of the slower one has ended for the other. */
const HOLD_MINUTES = 8;
const API = 'src/server/entry/netlify/api.ts';
const SKEWED = join(import.meta.dirname, '../support/skewed-clock.ts');

/** An instance of the real function with a wrong clock. */
function startSkewed(database: OpenDatabase, minutes: number): Promise<FunctionMachine> {
  return startFunction(join(process.cwd(), API), '.', {
    DATABASE_URL: String(database.pool.options.connectionString),
    PAYMENTS: 'sandbox',
    MAIL: 'mailbox',
    TOKEN_SECRET: 'a secret of at least thirty-two signs',
    REGISTER_KEYS: TEST_REGISTER_KEYS,
    SITE_URL: 'http://localhost:4321',
    HOLD_MINUTES: String(HOLD_MINUTES),
    RATE_LIMITS: 'off',
    NODE_OPTIONS: `--import ${SKEWED}`,
    SKEW_MILLISECONDS: String(minutes * MINUTE),
  });
}

/**
 * Quality goal A11: what one machine writes means the same to another whose clock is ten minutes off. Returns how
 * many guests were played; each signs up, refreshes, holds a room and is checked by the other machine.
 */
export async function playWithSkewedClocks(
  database: OpenDatabase,
  { guests, isOver = () => false }: { guests: number; isOver?: () => boolean },
): Promise<number> {
  await prepareDatabase(database.db, { demoData: true, now: new Date() });
  const machines = await Promise.all([startSkewed(database, -5), startSkewed(database, 5)]);
  try {
    for (let guest = 0; guest < guests; guest += 1) {
      if (isOver() && guest > 1) return guest;
      const [one, other] = guest % 2 === 0 ? machines : machines.toReversed();
      if (!one || !other) throw new Error('two machines were started');
      await staySignedIn(one, other, guest);
      await keepRoom(one, other, guest);
    }
    return guests;
  } finally {
    await Promise.all(machines.map((machine) => machine.stop()));
  }
}

async function staySignedIn(one: FunctionMachine, other: FunctionMachine, guest: number): Promise<void> {
  const session = await signUp(one, `skew${guest}@example.in`);
  const isIn = async ({ ask }: FunctionMachine, who: { access_token: string }) =>
    (await ask('/auth/me', { headers: bearer(who) })).status;
  expect(await isIn(other, session)).toBe(200);
  const refresh = ({ ask }: FunctionMachine) =>
    ask('/auth/refresh', { json: { refresh_token: session.refresh_token } });
  // Two tabs at one moment, each with another machine, and after one of them continued.
  const tabs = await Promise.all([refresh(one), refresh(other)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  const [next] = await Promise.all(tabs.map((tab) => tab.json()));
  const after = await other.ask('/auth/refresh', { json: { refresh_token: next.refresh_token } });
  expect(after.status).toBe(200);
  expect((await refresh(one)).status).toBe(200);
  expect((await refresh(other)).status).toBe(200);
  const { exp = 0, iat = 0 } = JSON.parse(
    Buffer.from(String(next.access_token).split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(Math.abs(iat * 1000 - Date.now())).toBeLessThan(MINUTE);
  expect(exp - iat).toBe(15 * 60);
  expect(await isIn(one, await after.json())).toBe(200);
}

async function keepRoom(one: FunctionMachine, other: FunctionMachine, guest: number): Promise<void> {
  const check_in = addDays(todayInIndia(new Date()), 20 + 2 * guest);
  const stay = { check_in, check_out: addDays(check_in, 1), rooms: [{ id: 2 }] };
  const hold = ({ ask }: FunctionMachine, name: string) =>
    ask('/public/reservation/create', {
      json: bookingRequest({ ...stay, guest_email: `${name}${guest}@example.in` }),
    });
  const held = await hold(one, 'first');
  expect(held.status).toBe(201);
  expect((await hold(other, 'second')).status).toBe(409);
  const { booking_id: id } = await held.json();
  const answer = await other.ask(`/public/reservation/${id}`, { headers: { Cookie: cookieOf(held) } });
  const { reservation } = await answer.json();
  expect(reservation.status).toBe('Pending Payment');
  const left = Date.parse(reservation.hold_expires_at) - Date.now();
  expect(Math.abs(left - HOLD_MINUTES * MINUTE)).toBeLessThan(MINUTE);
}
