import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { inSeconds } from '#domain/dates/duration.ts';
import { createUser, updateUser } from '#server/accounts/queries.ts';
import { openSession } from '#server/accounts/session-queries.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { accountKeys } from '#server/platform/keys/keys.ts';
import { LIMITS, NETWORK_SHARE } from '#server/platform/rate-limits/limits.ts';
import { median, quantile } from '../bench/bench.ts';
import { testApp, testClock } from '../support/app.ts';
import { findFreePort } from '../support/free-port.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';
import { startSite } from '../support/site.ts';
import { FLOODS, type FloodForm } from './flood-child.ts';
import { BOTNET } from './hold-flood.ts';

type Kind = (typeof FLOODS)[number];

const SECRET = 'a secret of at least thirty-two signs';
const SEARCHES = 400;
const ROOMS = 10;
const NETWORKS = 20;

/** The requests a second that all addresses of the networks together are allowed, and the accounts needed. */
const rateOf = ({ address }: (typeof LIMITS)[keyof typeof LIMITS]) =>
  (NETWORKS * NETWORK_SHARE * address.hits) / inSeconds(address.per);
const ALLOWED: Record<Kind, { perSecond: number; accounts: number }> = {
  'create and delete': { perSecond: rateOf(LIMITS.create), accounts: 0 },
  quote: { perSecond: rateOf(LIMITS.quote), accounts: 0 },
  refresh: accountsFor('refresh'),
  upload: accountsFor('upload'),
  'waiting list': { perSecond: rateOf(LIMITS.waiting), accounts: 0 },
};

function accountsFor(call: 'refresh' | 'upload') {
  const { address, subject } = LIMITS[call];
  return {
    perSecond: rateOf(LIMITS[call]),
    accounts: Math.ceil((NETWORKS * NETWORK_SHARE * address.hits) / subject.hits),
  };
}

export interface Beside {
  kind: Kind;
  /** The 99th percentile with the flood, in those without: the median of the rounds. */
  ratio: number;
}

/**
 * Quality goal A6: how long a search takes while 200 addresses in 20 networks send as many other requests as the
 * limits allow, evenly, against how long it takes without, one after the other in each round.
 */
export async function searchBesideFloods(
  database: OpenDatabase,
  { rounds, isOver }: { rounds: number; isOver: () => boolean },
): Promise<Beside[]> {
  const today = todayInIndia(new Date());
  await fillWithDemoData(database.db, today);
  const full = await fillANight(database, addDays(today, 15));
  const port = String(await findFreePort());
  const site = await startSite({
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    DATABASE_URL: String(database.pool.options.connectionString),
    TOKEN_SECRET: SECRET,
    REGISTER_KEYS: TEST_REGISTER_KEYS,
    PAYMENTS: 'sandbox',
    MAIL: 'mailbox',
    TRUST_PROXY: '1',
  });
  const found: Beside[] = [];
  try {
    await searches(site.url);
    for (const kind of FLOODS) {
      const { perSecond, accounts } = ALLOWED[kind];
      const form = { url: site.url, kind, addresses: BOTNET, perSecond, full };
      const ratios: number[] = [];
      for (let round = 0; round < rounds && !(round > 0 && isOver()); round += 1) {
        const tokens = await signIn(database, kind, { accounts, round });
        const quiet = await searches(site.url);
        const stop = await startFlood({ ...form, tokens });
        const loud = await searches(site.url);
        const counts = await stop();
        ratios.push(loud / quiet);
        process.stdout.write(
          `  ${kind}: ${quiet.toFixed(1)} ms, beside it ${loud.toFixed(1)} ms ${JSON.stringify(counts)}\n`,
        );
      }
      found.push({ kind, ratio: median(ratios) });
    }
  } finally {
    await site.stop();
  }
  return found;
}

/** Every room is booked for one night: it can be waited for. */
async function fillANight(database: OpenDatabase, check_in: string): Promise<FloodForm['full']> {
  const clock = testClock();
  clock.set(new Date().toISOString());
  const { config } = testApp(database).deps;
  const app = testApp(database, { clock, config: { ...config, rateLimits: false } });
  await database.db.updateTable('room_night').set({ minimum_stay: 1 }).execute();
  const full = { check_in, check_out: addDays(check_in, 1) };
  for (let id = 1; id <= ROOMS; id += 1) {
    await paidBooking(app, { ...full, rooms: [{ id }], guest_email: `room${id}@example.in` });
  }
  return full;
}

/** Accounts with a session each; returns their refresh or access tokens. */
async function signIn(
  { db }: OpenDatabase,
  kind: Kind,
  { accounts, round }: { accounts: number; round: number },
): Promise<string[]> {
  const { access } = accountKeys(SECRET);
  const now = new Date();
  const tokens: string[] = [];
  for (let index = 0; index < accounts; index += 1) {
    const email = `${kind}${round}.${index}@example.in`;
    const user = await createUser(db, { email, name: 'Flood', phone: null, now });
    if (!user) throw new Error(`${email} is there already`);
    await updateUser(db, user.id, { email_verified_at: now });
    const { sessionId, refreshToken } = await openSession(db, user.id, now);
    tokens.push(kind === 'refresh' ? refreshToken : await access.sign({ userId: user.id, sessionId }, now));
  }
  return tokens;
}

/** Milliseconds of all but one per cent of the searches, made one after the other. */
async function searches(url: string): Promise<number> {
  const today = todayInIndia(new Date());
  const took: number[] = [];
  for (let index = 0; index < SEARCHES; index += 1) {
    const checkInDate = addDays(today, 20 + (index % 100));
    const began = performance.now();
    const answer = await fetch(`${url}/api/public/check-room-availability`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ checkInDate, checkOutDate: addDays(checkInDate, 3), guests: 2 }),
    });
    if (answer.status !== 200) throw new Error(`a search was answered ${answer.status}`);
    await answer.arrayBuffer();
    took.push(performance.now() - began);
  }
  return quantile(took, 0.99);
}

/** Returns the function that stops it, which returns the numbers of responses, refusals and late requests. */
async function startFlood(form: FloodForm) {
  const child = spawn(process.execPath, ['tests/soak/flood-child.ts', JSON.stringify(form)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return async () => {
    const message = once(child, 'message');
    child.send('stop');
    return (await message)[0];
  };
}
