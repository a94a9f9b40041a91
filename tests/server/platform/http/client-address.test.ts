import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { addressGroup, clientAddress, networkOf } from '#server/platform/http/client-address.ts';

async function seen(trustProxy: number, forwarded: string | undefined, env: object = socket('10.0.0.9')) {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  return (await app.request('/', { headers }, env)).text();
}
const socket = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe('the address a request came from', () => {
  test('is the socket’s when no proxy is ours, whatever the caller writes', async () => {
    expect(await seen(0, '1.2.3.4')).toBe('10.0.0.9');
    expect(await seen(0, undefined, socket('::ffff:192.0.2.7'))).toBe('192.0.2.7');
  });

  test('is counted from the right of X-Forwarded-For', async () => {
    expect(await seen(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(await seen(2, '6.6.6.6, 1.2.3.4, 10.0.0.8')).toBe('1.2.3.4');
    expect(await seen(3, '1.2.3.4')).toBe('1.2.3.4');
    expect(await seen(1, undefined)).toBe('10.0.0.9');
  });

  test('is the one from the platform, if there is one', async () => {
    expect(await seen(0, '6.6.6.6', { clientAddress: '203.0.113.5' })).toBe('203.0.113.5');
    expect(await seen(0, '6.6.6.6', {})).toBe('127.0.0.1');
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ['192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
