import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { bearer, mailsTo, signUp } from '../support/accounts.ts';
import { bundleFunctions, type FunctionBundle } from '../support/function-bundle.ts';
import { type FunctionMachine, startFunction } from '../support/function-machine.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { readPdf } from '../support/pdf.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';

const MEGABYTE = 1024 * 1024;
const today = todayInIndia(new Date());
const search = {
  checkInDate: addDays(today, 40),
  checkOutDate: addDays(today, 42),
  guests: 2,
  timestamp: 1,
};

let bundle: FunctionBundle;
let postgres: RunningPostgres;
let api: FunctionMachine;
const settings = () => ({
  DATABASE_URL: postgres.url,
  TOKEN_SECRET: 'a secret of at least thirty-two signs',
  REGISTER_KEYS: TEST_REGISTER_KEYS,
  SITE_URL: 'http://localhost:4321',
  PAYMENTS: 'sandbox',
  MAIL: 'mailbox',
  DEMO_DATA: 'on',
});
const start = (name: 'api' | 'background', more: Record<string, string> = {}) =>
  startFunction(bundle.entry(name), bundle.folder, more);

beforeAll(async () => {
  [bundle, postgres] = await Promise.all([bundleFunctions(), startPostgres()]);
  api = await start('api', settings());
}, 60_000);
afterAll(async () => {
  await api.stop();
  await postgres.stop();
  bundle.remove();
});

/** Queries the database about its connections, over one that is not counted. */
async function withDatabase<T>(work: (database: ReturnType<typeof openPostgres>) => Promise<T>): Promise<T> {
  const database = openPostgres(postgres.url, { connections: 1, onError: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe('the bundle of a function', () => {
  test('is small, without the embedded database', () => {
    for (const [file, output] of Object.entries(bundle.outputs)) {
      expect(output.bytes, file).toBeGreaterThan(MEGABYTE / 2);
      expect(output.bytes, file).toBeLessThan(7 * MEGABYTE);
      expect(Object.keys(output.inputs).filter((input) => /@electric-sql/.test(input))).toEqual([]);
      expect(output.imports.filter(({ path }) => /pglite/.test(path))).toEqual([]);
    }
  });
});

describe('a misconfigured function', () => {
  const health = (machine: FunctionMachine) => machine.ask('/health');

  test('tells visitors no details, and logs which settings are missing', async () => {
    const machine = await start('api');
    const answer = await health(machine);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      error: 'Our booking records are not available at the moment. Please try again in a minute.',
      code: 'database_unavailable',
    });
    // The log has its own pipe, so it may arrive after the response.
    await expect
      .poll(() => machine.log())
      .toMatch(
        /DATABASE_URL is missing.*TOKEN_SECRET is missing.*REGISTER_KEYS is missing.*SITE_URL is missing/,
      );
    await machine.stop();
  });

  test('asks for the migrations, which it never runs itself, and serves once they have run', async () => {
    expect((await health(api)).status).toBe(503);
    // The log has its own pipe, so it may arrive after the response.
    await expect.poll(() => api.log()).toContain('run npm run db:migrate with the same DATABASE_URL');
    await withDatabase(async ({ db, pool }) => {
      expect((await pool.query("select 1 from pg_tables where tablename = 'room'")).rows).toEqual([]);
      await migrate(db);
      await fillWithDemoData(db, today);
    });
    expect((await health(api)).status).toBe(200);
  });
});

describe('the function', () => {
  test('assistants find their tools at the root of the site', async () => {
    const ask = (path: string, init?: RequestInit) =>
      api.call(new Request(`http://localhost:4321${path}`, init));
    expect(await (await ask('/llms.txt')).text()).toContain('http://localhost:4321/mcp');
    const listed = await ask('/mcp', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(await listed.text()).toContain('"name":"hold_stay"');
  });

  test('finds rooms, takes a booking and its payment, and renders the invoice in every script', async () => {
    const found = await api.ask('/public/check-room-availability', { json: search });
    const { rooms } = await found.json();
    expect(rooms.length).toBe(10);
    const stay = { check_in: search.checkInDate, check_out: search.checkOutDate };
    const guest = { guest_name: 'ଆଶା মিশ্র Mishra', language: 'bn' };
    const booking = await paidBooking(api, { ...stay, ...guest, rooms: [{ id: 1 }] });
    const invoice = await api.ask(`/public/invoice/download/${booking.id}`, { headers: booking.headers });
    expect(invoice.headers.get('Content-Type')).toBe('application/pdf');
    const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
    expect(text).toContain(`SH${booking.id}`);
    expect(text).toMatch(/₹[\d,]+/);
    expect(text).toMatch(/\p{Script=Oriya}+.*\p{Script=Bengali}+.*Mishra/u);
  });

  test('has the policies of the build', async () => {
    const { room } = await (await api.ask('/public/room/1')).json();
    expect(room.policies.checkIn).toBe('09:00 AM');
    expect(room.policies.checkOut).toBe('08:00 AM');
    expect(room.policies.pets).toBe('No pets or loud parties');
    const { status, headers } = await api.ask(`/admin/uploads/${room.images[0].file_path}`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  });

  test('hashes passwords, and stores pictures in the database', async () => {
    const email = 'ananya@example.in';
    const person = await signUp(api, email);
    const form = new FormData();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    form.set('profilePicture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const multipart = new Request('http://localhost:4321', { method: 'POST', body: form });
    const sent = await api.ask('/profile/upload-picture', {
      method: 'POST',
      headers: { ...bearer(person), 'Content-Type': multipart.headers.get('Content-Type') ?? '' },
      body: await multipart.arrayBuffer(),
    });
    const { picture_url } = await sent.json();
    const shown = await api.ask(picture_url.replace(/^\/api/, ''));
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(await withDatabase(({ db }) => db.selectFrom('upload').select('content_type').execute())).toEqual([
      { content_type: 'image/webp' },
    ]);
    expect(await mailsTo(api, email)).toHaveLength(1);
  });

  test("counts attempts by the visitor's address as the platform reports it", async () => {
    const attempt = (ip: string) =>
      api.call(
        new Request('http://localhost:4321/api/auth/check-email', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': String(Math.random()) },
          body: JSON.stringify({ email: `${Math.random()}@example.in` }),
        }),
        ip,
      );
    let status = 200;
    for (let count = 0; count < 200 && status === 200; count += 1) {
      ({ status } = await attempt('203.0.113.7'));
    }
    expect(status).toBe(429);
    expect((await attempt('203.0.113.8')).status).toBe(200);
  });

  test('needs one connection for any number of requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.ask('/public/check-room-availability', { json: search })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const { rows } = await withDatabase(({ pool }) =>
      pool.query(
        "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      ),
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the function of every minute', () => {
  test('sends the mails of the outbox', async () => {
    const unsent = () =>
      withDatabase(({ db }) =>
        db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).orderBy('id').execute(),
      );
    expect(await unsent()).toEqual([
      { kind: 'booking_confirmed' },
      { kind: 'new_booking' },
      { kind: 'verify_email' },
    ]);
    const machine = await start('background', settings());
    const call = () => machine.call(new Request('http://localhost:4321/', { method: 'POST' }));
    expect((await call()).status).toBe(204);
    expect(await unsent()).toEqual([]);
    await machine.stop();
  });

  test('fails if it is misconfigured, so that the platform reports it', async () => {
    const machine = await start('background');
    expect((await machine.call(new Request('http://localhost:4321/', { method: 'POST' }))).status).toBe(503);
    await machine.stop();
  });
});
