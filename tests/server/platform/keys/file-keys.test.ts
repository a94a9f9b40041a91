import { expect, test } from 'vitest';
import { jwtFileKeys } from '#server/platform/keys/file-keys.ts';
import { jwtAccessTokens } from '#server/platform/keys/tokens.ts';

const SECRET = 'a secret of at least thirty-two signs';
const NOW = new Date('2026-11-27T06:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const keys = jwtFileKeys(SECRET);
const session = { userId: 7, sessionId: 'session' };

test('a key opens the one file that it was made for, for 15 minutes', async () => {
  const key = await keys.sign('invoice/12', { secret: 'hash' }, NOW);
  expect(await keys.read('invoice/12', key, after(14))).toEqual({ secret: 'hash' });
  expect(await keys.read('invoice/12', key, after(16))).toBe('expired');
  expect(await keys.read('invoice/13', key, NOW)).toBeUndefined();
  expect(await keys.read('calendar/12', key, NOW)).toBeUndefined();
});

test('a key is no access token, and no access token is a key', async () => {
  const access = jwtAccessTokens(SECRET);
  expect(await access.read(await keys.sign('data', session, NOW), NOW)).toBeUndefined();
  expect(await keys.read('data', await access.sign(session, NOW), NOW)).toBeUndefined();
});

test('a key of another secret, a changed key and no key at all open nothing', async () => {
  const key = await keys.sign('data', session, NOW);
  expect(await keys.read('data', key, NOW)).toEqual(session);
  expect(await jwtFileKeys(`${SECRET}!`).read('data', key, NOW)).toBeUndefined();
  expect(await keys.read('data', `${key.slice(0, -4)}AAAA`, NOW)).toBeUndefined();
  expect(await keys.read('data', '', NOW)).toBeUndefined();
});
