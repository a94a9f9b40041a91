import { promisify } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { isPublicAddress, mayCall, publicLookup } from '#server/platform/http/public-address.ts';

test.each(['8.8.8.8', '172.15.0.1', '2606:4700:4700::1111', '100.63.255.255'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fd00::1', 'fe80::1', 'name', ''],
  ...[
    '::ffff:0:127.0.0.1',
    '192.88.99.1',
    '192.31.196.1',
    '192.52.193.1',
    '192.175.48.1',
    '5f00::1',
    '3fff::1',
  ],
  ...[
    '100:0:0:1::1',
    '64:ff9b:1::1',
    '2001:2::1',
    '2001:db8::1',
    '2620:4f:8000::1',
    '4000::1',
    'fec0::1',
    'ff02::1',
  ],
])('"%s" is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('an address to call', () => {
  it.each([
    'https://push.example:8443/x',
    'https://push.example:443/x',
    'https://[2606:4700:4700::1111]:8443/',
    'https://push.example/x',
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://8.8.8.8/',
  ])('may be %s', (url) => expect(mayCall(url)).toBe(true));
  it.each([
    ...[
      'http://push.example/x',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://2130706433/',
    ],
    ...[
      'https://intranet/',
      'https://me@push.example/',
      'file:///etc/passwd',
      'https://[::ffff:10.0.0.1]/',
      'https://[::ffff:0:127.0.0.1]/',
      'x',
    ],
    ...['80', '22', '444', '8080', '25', '6379'].map((port) => `https://push.example:${port}/x`),
  ])('may not be %s', (url) => expect(mayCall(url)).toBe(false));

  it('may be on this machine for tests', () => {
    expect(mayCall('http://127.0.0.1:8080/x', { loopback: true })).toBe(true);
    expect(mayCall('http://push.example/x', { loopback: true })).toBe(false);
  });
});

test('a name that leads to this machine is not resolved', async () => {
  const lookup = promisify(publicLookup);
  await expect(lookup('localhost', {})).rejects.toThrow('localhost has no public address');
  await expect(lookup('localhost', { all: true })).rejects.toThrow('localhost has no public address');
});
