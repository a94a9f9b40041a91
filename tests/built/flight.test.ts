import { expect, test } from 'vitest';
import { createSite } from '#server/site/serve.ts';
import { readBuiltPages } from '../support/dist.ts';

/** What a server may send before it waits for the first answer of a browser: ten packets. */
const FLIGHT = 14_600;
/** The two longest pages may take one packet more. */
const LONGEST = ['/', '/nearby-attractions'];
const PACKET = 1460;
/** `HTTP/1.1 200 OK`, and what Node adds: `Date`, `Connection`, `Keep-Alive`. */
const OF_NODE = 115;

const site = createSite('dist');
/** The page of a room brings its photos, its rules and its questions along. */
const pages = readBuiltPages().filter(({ route }) => !/^\/rooms\/\d+$/.test(route));

test.each(pages)('$route is there with its headers in one TCP flight', async ({ route }) => {
  const request = new Request(`http://localhost${route}`, { headers: { 'Accept-Encoding': 'br' } });
  const response = await site.fetch(request);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const body = await response.arrayBuffer();
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(OF_NODE + headers.length + body.byteLength).toBeLessThanOrEqual(
    LONGEST.includes(route) ? FLIGHT + PACKET : FLIGHT,
  );
});
