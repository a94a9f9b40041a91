import { expect, test } from 'vitest';
import { notNow } from '#server/platform/http/unavailable.ts';

test.each([
  ['starting', 'The site is starting. Please try again in a moment.'],
  ['stopping', 'The server is restarting. Please try again in a moment.'],
] as const)('a server that is %s says so as JSON and as text', async (code, sentence) => {
  const app = notNow(code, { 'X-Content-Type-Options': 'nosniff' });
  const program = await app.request('/api/public/rooms');
  expect(program.status).toBe(503);
  expect(program.headers.get('Retry-After')).toBe('5');
  expect(program.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  expect(program.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await program.json()).toEqual({ error: sentence, code });
  const person = await app.request('/rooms/7');
  expect(person.status).toBe(503);
  expect(person.headers.get('Retry-After')).toBe('5');
  expect(person.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await person.text()).toBe(sentence);
});
