import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { PASSWORD, signUp } from '../../../support/accounts.ts';
import { testApp } from '../../../support/app.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { serverTest } from '../../../support/open-app.ts';

let written = '';
const stream = new Writable({
  write(chunk, _, done) {
    written += chunk;
    done();
  },
});
const logged = (database: OpenDatabase) => testApp(database, { log: pino({ level: 'info' }, stream) });

serverTest('the log', { empty: true, on: [concurrentDatabase], app: logged }, (api) => {
  const lines = () =>
    written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('shows which requests were accepted or refused, and why', async () => {
    await signUp(api, 'asha@example.in');
    const logIn = (password: string, headers = {}) =>
      api.ask('/auth/login', { json: { email: 'asha@example.in', password }, headers });
    written = '';
    await logIn(PASSWORD);
    await logIn('a wrong one');
    await logIn(PASSWORD, { Origin: 'https://evil.example' });
    await api.ask('/profile');
    await api.ask('/public/reservation/17');
    expect(lines().map(({ status, refusal }) => [status, refusal])).toEqual([
      [200, undefined],
      [401, 'wrong_credentials'],
      [403, 'origin_refused'],
      [401, 'not_signed_in'],
      [404, 'not_found'],
    ]);
    expect(lines()[1]).toMatchObject({ method: 'POST', route: '/api/auth/login', time: expect.any(Number) });
  });

  test('has no password, token, cookie, e-mail or address, and no text of a request', async () => {
    written = '';
    const session = await api.ask('/auth/login', { json: { email: 'asha@example.in', password: PASSWORD } });
    const { access_token, refresh_token } = await session.json();
    await api.ask('/profile', {
      headers: { Authorization: `Bearer ${access_token}`, Cookie: 'reservation_1=secret' },
    });
    await api.ask('/public/nothing%0A%7B%22status%22:200%7D?email=asha@example.in');
    expect(lines()).toHaveLength(3);
    for (const secret of [PASSWORD, access_token, refresh_token, 'secret', 'asha', '127.0.0.1', '%0A']) {
      expect(written).not.toContain(secret);
    }
  });
});
