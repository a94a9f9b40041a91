import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { hashToken, jwtAccessTokens, randomToken } from '#server/platform/keys/tokens.ts';

const SECRET = 'a secret of at least thirty-two signs';
const tokens = jwtAccessTokens(SECRET);
const now = new Date('2026-11-21T06:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('an access token is valid for 15 minutes', async () => {
  const token = await tokens.sign({ userId: 7, sessionId: 'f' }, now);
  expect(await tokens.read(token, after(899))).toEqual({ userId: 7, sessionId: 'f' });
  expect(await tokens.read(token, after(901))).toBeUndefined();
});

test('a token of another key, another algorithm or another issuer is invalid', async () => {
  const token = await tokens.sign({ userId: 7, sessionId: 'f' }, now);
  expect(await jwtAccessTokens(`${SECRET}!`).read(token, now)).toBeUndefined();
  const key = new TextEncoder().encode(SECRET);
  const foreign = (alg: string, issuer: string) =>
    new SignJWT({ sid: 'f' })
      .setSubject('7')
      .setIssuer(issuer)
      .setExpirationTime(after(60))
      .setProtectedHeader({ alg })
      .sign(key);
  expect(await tokens.read(await foreign('HS256', 'accounts'), now)).toBeDefined();
  expect(await tokens.read(await foreign('HS256', 'another'), now)).toBeUndefined();
  expect(await tokens.read(await foreign('HS512', 'accounts'), now)).toBeUndefined();
  const [, payload] = token.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await tokens.read(`${none}.${payload}.`, now)).toBeUndefined();
  expect(await tokens.read('', now)).toBeUndefined();
});

test('every changed character of a token is noticed', async () => {
  const token = await tokens.sign({ userId: 7, sessionId: 'f' }, now);
  for (let index = 0; index < token.length - 1; index += 7) {
    const changed = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
    expect(await tokens.read(changed, now)).toBeUndefined();
  }
});

test('random tokens fit in a link, never repeat, and are stored as their hash', () => {
  const made = new Set(Array.from({ length: 100 }, randomToken));
  expect(made.size).toBe(100);
  for (const token of made) expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken('abc')).toBe(hashToken('abc'));
  expect(hashToken('abc')).not.toContain('abc');
});
