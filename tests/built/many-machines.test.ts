import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { runImport } from '#server/host/import/run-import.ts';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { databaseFiles } from '#server/platform/files.ts';
import type { TestApp } from '../support/app.ts';
import { type FunctionMachine, startFunction } from '../support/function-machine.ts';
import { bookingRequest } from '../support/homestays.ts';
import { payingGuest } from '../support/paying-guest.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { type RazorpayServer, startRazorpay } from '../support/razorpay-server.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';
import { type SmtpServer, startSmtp } from '../support/smtp-server.ts';

/** Processes without shared memory: state kept in one of them is missing in the other. */
const FUNCTIONS = 'src/server/entry/netlify';
const HOST = 'host@example.in';

let postgres: RunningPostgres;
let razorpay: RazorpayServer;
let smtp: SmtpServer;
let database: OpenDatabase;
let machines: FunctionMachine[];
let workers: FunctionMachine[];

beforeAll(async () => {
  [postgres, razorpay, smtp] = await Promise.all([startPostgres(), startRazorpay(), startSmtp()]);
  database = openPostgres(postgres.url, { connections: 2, onError: () => {} });
  await prepareDatabase(database.db, { demoData: true, now: new Date() });
  const settings = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: 'a secret of at least thirty-two signs',
    REGISTER_KEYS: TEST_REGISTER_KEYS,
    SITE_URL: 'http://localhost:4321',
    SMTP_URL: smtp.url,
    HOST_EMAIL: HOST,
    RAZORPAY_KEY_ID: razorpay.keys.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.keys.webhookSecret,
    RAZORPAY_API_URL: razorpay.keys.apiUrl,
  };
  const start = (name: string) => startFunction(`${process.cwd()}/${FUNCTIONS}/${name}.ts`, '.', settings);
  machines = await Promise.all([start('api'), start('api')]);
  workers = await Promise.all([start('background'), start('background')]);
}, 60_000);
afterAll(async () => {
  await Promise.all([...machines, ...workers].map((machine) => machine.stop()));
  await database.close();
  await Promise.all([postgres.stop(), razorpay.stop(), smtp.stop()]);
});

let turn = 0;
/** Sends each call to the next machine, as a balancer without sticky sessions does. */
const ask: TestApp['ask'] = (path, init) => {
  turn += 1;
  return machine(turn).ask(path, init);
};
function machine(number: number): FunctionMachine {
  const [first, second] = machines;
  if (!first || !second) throw new Error('two machines were started');
  return number % 2 === 0 ? first : second;
}

const today = todayInIndia(new Date());
const stayIn = (days: number, nights = 1) => ({
  check_in: addDays(today, days),
  check_out: addDays(today, days + nights),
});
const guest = (request: object) =>
  payingGuest({ ask, deps: { db: database.db, clock: () => new Date() } }, razorpay, { ...request });
/** Both workers at once, twice, as when one round takes longer than a minute. */
async function workAtOnce(): Promise<void> {
  const wake = () => new Request('http://localhost:4321/', { method: 'POST' });
  const rounds = [...workers, ...workers].map((worker) => worker.call(wake()));
  expect((await Promise.all(rounds)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
}

describe('two machines on one database', () => {
  test('sell one room once', async () => {
    const request = bookingRequest({ ...stayIn(60), rooms: [{ id: 2 }] });
    const attempts = Array.from({ length: 24 }, (_, index) =>
      ask('/public/reservation/create', { json: { ...request, guest_email: `guest${index}@example.in` } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 23 }, () => 409)]);
  });

  test('both use a new rate as soon as it is stored, also under load', async () => {
    const stay = stayIn(90);
    const search = { checkInDate: stay.check_in, checkOutDate: stay.check_out, guests: 2, timestamp: 1 };
    const priceAt = async (number: number) => {
      const answer = await machine(number).ask('/public/check-room-availability', { json: search });
      const { rooms } = await answer.json();
      return rooms.find((room: { id: number }) => room.id === 1).price_per_day;
    };
    for (const price of [1500, 1700, 2300, 900, 4000]) {
      const load = Array.from({ length: 30 }, (_, index) => priceAt(index));
      await runImport({
        text: rateFile(price),
        folder: '.',
        db: database.db,
        files: databaseFiles(database.db),
        now: new Date(),
        dryRun: false,
      });
      expect(await Promise.all([priceAt(0), priceAt(1)])).toEqual([price, price]);
      await Promise.all(load);
    }
  });

  test('count the attempts of one visitor together', async () => {
    const attempts = Array.from({ length: 150 }, (_, index) =>
      machine(index).call(
        new Request('http://localhost:4321/api/auth/check-email', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: `guest${index}@example.in` }),
        }),
        '203.0.113.7',
      ),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('process a payment together, and send each mail once from two workers', async () => {
    const booked = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const email = `paying${index}@example.in`;
        const one = await guest({ ...stayIn(100 + index), rooms: [{ id: 2 }], guest_email: email });
        expect((await one.verify(one.pay('captured'))).status).toBe(200);
        return email;
      }),
    );
    smtp.messages.length = 0;
    await workAtOnce();
    await workAtOnce();
    const sent = smtp.messages.flatMap(({ to }) => to).sort();
    expect(sent).toEqual([...booked, ...booked.map(() => HOST)].sort());
  });

  test('refund once from two workers', async () => {
    const second = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const one = await guest({ ...stayIn(120 + index), rooms: [{ id: 2 }] });
        expect((await one.verify(one.pay('captured'))).status).toBe(200);
        return { one, payment: one.pay('captured') };
      }),
    );
    razorpay.state.mood = 'down';
    for (const { one, payment } of second) await one.webhook(payment, { status: 'captured' });
    const states = () => database.db.selectFrom('refund').select(['state', 'payment_id']).execute();
    expect(await states()).toHaveLength(8);

    razorpay.state.mood = 'well';
    razorpay.requests.length = 0;
    await database.db
      .updateTable('refund')
      .set({ next_attempt_at: new Date(Date.now() - 1000) })
      .execute();
    await workAtOnce();
    const asked = razorpay.requests.filter(({ path }) => path.endsWith('/refund')).map(({ path }) => path);
    expect(asked.sort()).toEqual(second.map(({ payment }) => `/v1/payments/${payment}/refund`).sort());
    expect((await states()).map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'processed'));
    expect(razorpay.refunds.size).toBe(8);
  });
});

/** A host's file that changes the price of a room. */
function rateFile(price: number): string {
  return `
homestays:
  - id: 1
    name: Homestay
    address: Puri
    breakfast_price: 50
    extra_bed_price: 200
    rooms:
      - id: 1
        name: Room
        description: A quiet room.
        capacity: 2
        size: 180 sq ft
        rates:
          - { from: ${addDays(today, 80)}, to: ${addDays(today, 99)}, price: ${price} }
`;
}
