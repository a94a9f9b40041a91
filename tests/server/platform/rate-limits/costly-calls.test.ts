import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, signUp } from '../../../support/accounts.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { bookingRequest, cookieOf } from '../../../support/homestays.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../../support/paid-booking.ts';

const QUARTER = 15 * 60_000;

/** Behind a proxy, so that each visitor has an address. */
function behindProxy(database: OpenDatabase): TestApp {
  const { config } = testApp(database).deps;
  return testApp(database, { config: { ...config, trustProxy: 1 } });
}

/** Calls that write a row or take the processor, repeated by a visitor who may make them. */
serverTest('costly calls are limited', { app: behindProxy }, (api) => {
  const at = (address: string) => ({ 'X-Forwarded-For': address });
  /** Repeats a call until it is refused as too many; returns how often it succeeded. */
  const askOften = async (ask: () => Promise<Response>, most = 700) => {
    for (let times = 0; times < most; times += 1) {
      const answer = await ask();
      if (answer.status !== 429) continue;
      expect(await answer.json()).toMatchObject({ code: 'too_many_requests' });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      return times;
    }
    return most;
  };
  const tokens = () => api.deps.db.selectFrom('refresh_token').select('token_hash').execute();

  test('a session is refreshed 120 times in a quarter of an hour, adds no more rows, and is not ended', async () => {
    let mine = await signUp(api, 'restless@example.in');
    const other = await signUp(api, 'calm@example.in');
    const renew = async (session: { refresh_token: string }, from = '192.0.2.1') =>
      api.ask('/auth/refresh', { json: { refresh_token: session.refresh_token }, headers: at(from) });
    let address = 0;
    const times = await askOften(async () => {
      address += 1;
      const answer = await renew(mine, `198.51.100.${address % 250}`);
      if (answer.status === 200) mine = await answer.clone().json();
      return answer;
    });
    expect(times).toBe(120);
    const before = await tokens();
    expect((await renew(mine)).status).toBe(429);
    expect(await tokens()).toEqual(before);
    expect((await api.ask('/auth/me', { headers: bearer(mine) })).status).toBe(200);
    expect((await renew(other)).status).toBe(200);
    api.clock.advance(QUARTER);
    expect((await renew(mine)).status).toBe(200);
  });

  test('the link of a review is opened and sent 30 times in an hour, and links of nobody 120 times', async () => {
    const token = api.deps.accounts.reviewTokens.of(1);
    const stars = { stay: 5, cleanliness: 5, host: 5, value: 5 };
    const paths = ['/public/review/open', '/public/review', '/public/review/no'];
    let turn = 0;
    const call = (json: object, address: string) => {
      turn += 1;
      return api.ask(paths[turn % paths.length] ?? '', { json: { stars, ...json }, headers: at(address) });
    };
    expect(await askOften(() => call({ token }, `198.51.101.${turn % 250}`))).toBe(30);
    expect(await askOften(() => call({ token: `guess-${turn}` }, '192.0.2.77'))).toBe(120);
  });

  test('invented tokens are tried 120 times from one address', async () => {
    const guess = () =>
      api.ask('/auth/refresh', { json: { refresh_token: 'made-up' }, headers: at('192.0.2.2') });
    expect(await askOften(guess)).toBe(120);
  });

  test('pictures are sent 30 times an hour, valid or not, from any address', async () => {
    const mine = await signUp(api, 'painter@example.in');
    const other = await signUp(api, 'photographer@example.in');
    const send = (session: typeof mine, from: string) => {
      const body = new FormData();
      body.set('profilePicture', new File(['no picture'], 'me.png', { type: 'image/png' }));
      const headers = { ...bearer(session), ...at(from) };
      return api.ask('/profile/upload-picture', { method: 'POST', headers, body });
    };
    let address = 0;
    const times = await askOften(() => {
      address += 1;
      return send(mine, `203.0.${address}.7`);
    });
    expect(times).toBe(30);
    expect((await send(other, '203.0.113.200')).status).toBe(400);
  });

  test('rooms are requested 150 times from one address; a neighbour books meanwhile', async () => {
    const create = (from: string, changes = {}) =>
      api.ask('/public/reservation/create', { headers: at(from), json: bookingRequest(changes) });
    const past = { check_in: '2020-01-01', check_out: '2020-01-02' };
    expect(await askOften(() => create('192.0.2.3', past))).toBe(150);
    expect((await create('192.0.2.3')).status).toBe(429);
    expect((await create('192.0.2.4')).status).toBe(201);
  });

  test('a repeated request adds no row, and each of its responses opens the reservation', async () => {
    const headers = { 'Idempotency-Key': 'again and again', ...at('192.0.2.7') };
    const create = () => api.ask('/public/reservation/create', { headers, json: bookingRequest(own(7)) });
    const answers: Response[] = [];
    for (let time = 0; time < 20; time += 1) answers.push(await create());
    const [{ booking_id: id }] = await Promise.all([answers[0]?.json()]);
    const rows = api.deps.db.selectFrom('reservation_secret').selectAll().where('reservation_id', '=', id);
    expect(await rows.execute()).toHaveLength(1);
    for (const answer of answers) {
      const read = await api.ask(`/public/reservation/${id}`, { headers: { Cookie: cookieOf(answer) } });
      expect(read.status).toBe(200);
    }
    // The key alone is of no use.
    const guessed = createHash('sha256').update(`reservation ${id} again and again`).digest('base64url');
    const stranger = { Cookie: `reservation_${id}=${guessed}` };
    expect((await api.ask(`/public/reservation/${id}`, { headers: stranger })).status).toBe(404);
  });

  test('an order is opened 60 times for one reservation, and still for another', async () => {
    const [mine, other] = [await heldBooking(api, own(1)), await heldBooking(api, own(3))];
    const order = ({ id, headers }: typeof mine, from = '192.0.2.5') =>
      api.ask('/public/reservation/razorpay/order', {
        headers: { ...headers, ...at(from) },
        json: { notes: { reservation_id: id } },
      });
    expect(await askOften(() => order(mine))).toBe(60);
    expect((await order(mine, '192.0.2.6')).status).toBe(429);
    expect((await order(other)).status).toBe(200);
  });

  test('a booking is changed or priced again 400 times, its invoice rendered 60 times', async () => {
    const { id, headers } = await paidBooking(api, own(5));
    let times = 0;
    const often = await askOften(() => {
      times += 1;
      const path = `/public/reservation/${id}/change`;
      return times % 50 === 0
        ? api.ask(`${path}/quote`, { headers, json: { adults: 1 } })
        : api.ask(path, { headers, json: { quote_id: 'A'.repeat(43) } });
    });
    expect(often).toBe(400);
    const drawn = await askOften(() => api.ask(`/public/invoice/download/${id}`, { headers }));
    expect(drawn).toBe(60);
  });

  test('a guest writes to the hosts 20 times an hour', async () => {
    const { id, headers } = await paidBooking(api, { ...own(9), rooms: [{ id: 2 }] });
    const write = () => api.ask(`/public/reservation/${id}/messages`, { headers, json: { text: 'Hello' } });
    expect(await askOften(write)).toBe(20);
    const stored = await api.deps.db.selectFrom('booking_message').select('id').execute();
    expect(stored).toHaveLength(20);
  });

  test('a hundred addresses of one network get twice as many prices as one, and others are not affected', async () => {
    const quote = (from: string) =>
      api.ask('/public/quote', {
        headers: at(from),
        json: { check_in: '2026-12-01', check_out: '2026-12-03', rooms: [1] },
      });
    let address = 0;
    const times = await askOften(() => {
      address += 1;
      return quote(`192.0.3.${address % 100}`);
    }, 1300);
    expect(times).toBe(1200);
    expect((await quote('192.0.3.200')).status).toBe(429);
    expect((await quote('192.0.4.1')).status).toBe(201);
  });

  test('no key contains personal data, and nothing is limited when limits are off', async () => {
    const stored = JSON.stringify(await api.deps.db.selectFrom('rate_limit').select('key').execute());
    expect(stored).not.toMatch(/@|192\.0\.2|refresh|upload|order/);
    const free = testApp(api.deps, { config: { ...api.deps.config, rateLimits: false }, clock: api.clock });
    const guess = () => free.ask('/auth/refresh', { json: { refresh_token: 'x' }, headers: at('192.0.2.2') });
    expect(await askOften(guess, 3)).toBe(3);
  });

  const own = (day: number) => ({
    check_in: `2026-12-${10 + day}`,
    check_out: `2026-12-${11 + day}`,
    guest_email: `own${day}@example.in`,
  });
});
