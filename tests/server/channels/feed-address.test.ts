import type { lookup } from 'node:dns';
import { expect, test } from 'vitest';
import { fetchCalendar, problemOfError } from '#server/channels/fetch-calendar.ts';
import { lookupThrough } from '#server/platform/http/public-address.ts';
import { openChannelServer } from '../../support/channel-server.ts';

const problem = async (url: string, resolves: string[][] = []) => {
  const answers = [...resolves];
  const resolve = ((_name: string, _options: object, callback: Resolved) => {
    const addresses = answers.shift();
    if (!addresses) return callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), []);
    return callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
  const fetched = await fetchCalendar(
    { url, etag: null },
    { loopback: false, lookup: lookupThrough(resolve) },
  );
  return 'problem' in fetched ? fetched.problem.code : fetched.kind;
};
type Resolved = (error: Error | null, addresses: { address: string; family: number }[]) => void;

test.each([
  ...['https://127.0.0.1/', 'https://10.1.2.3/a.ics', 'https://172.16.0.1/', 'https://192.168.1.1/'],
  ...['https://169.254.169.254/latest/meta-data/', 'https://100.64.0.1/', 'https://0.0.0.0/', 'https://0/'],
  ...['https://2130706433/', 'https://0x7f000001/', 'https://017700000001/', 'https://127.1/'],
  ...['https://0x7f.1/', 'https://0251.0376.0251.0376/', 'https://[::1]/', 'https://[::]/'],
  ...['https://[::ffff:10.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[fd00::1]/', 'https://[fe80::1]/'],
  ...[
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://localhost/',
    'https://LOCALHOST:444/',
  ],
  ...['https://intranet/a.ics', 'https://①②⑦.0.0.1/', 'webcal://10.0.0.1/a.ics', 'WEBCAL://localhost/'],
])('%s leads into a private network', async (url) => {
  expect(await problem(url)).toBe('private_address');
});

test.each([
  ...[
    'http://calendar.example/a.ics',
    'http://127.0.0.1/a.ics',
    'ftp://calendar.example/',
    'file:///etc/passwd',
  ],
  ...[
    'https://me@calendar.example/',
    'https://me:secret@calendar.example/',
    'https://calendar.example@10.0.0.1/',
  ],
  ...[
    'calendar.example/a.ics',
    'javascript:alert(1)',
    'data:text/calendar,BEGIN:VCALENDAR',
    '',
    'https://',
    ' ',
  ],
])('"%s" is no address of a calendar', async (url) => {
  expect(await problem(url)).toBe('wrong_address');
});

test.each([
  [['10.0.0.1']],
  [['127.0.0.1']],
  [['8.8.8.8', '192.168.0.1']],
  [['::1']],
  [['::ffff:169.254.169.254']],
  [['fd12:3456::1']],
  [[]],
])('a name that resolves to %j is not called', async (addresses) => {
  expect(await problem('https://metadata.google.internal/', [addresses])).toBe('private_address');
  expect(await problem('https://localhost./', [addresses])).toBe('private_address');
});

test('a name that nobody knows', async () => {
  expect(await problem('https://calendar.invalid/')).toBe('unknown_host');
});

test('a name is resolved once for a connection, and what was checked is what is called', async () => {
  const answers = [['127.0.0.1'], ['8.8.8.8']];
  expect(await problem('https://rebinding.example/', answers)).toBe('private_address');
  // The other order: the first answer is called, and never exchanged for the second one.
  const lookedUp: string[] = [];
  const seen = lookupThrough(((name: string, _options: object, callback: Resolved) => {
    lookedUp.push(name);
    callback(null, [{ address: lookedUp.length === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]);
  }) as unknown as typeof lookup);
  const signal = AbortSignal.timeout(200);
  await fetchCalendar(
    { url: 'https://rebinding.example/', etag: null, signal },
    { loopback: false, lookup: seen },
  );
  expect(lookedUp).toEqual(['rebinding.example']);
});

test('addresses of this machine are for tests only, other private ones never', async () => {
  const server = await openChannelServer();
  server.answer = { body: 'x' };
  const get = (url: string, loopback: boolean) => fetchCalendar({ url, etag: null }, { loopback });
  expect(await get(server.url, true)).toMatchObject({ kind: 'file' });
  expect(await get(server.url.replace('127.0.0.1', 'localhost'), true)).toMatchObject({ kind: 'file' });
  expect(await get(server.url, false)).toMatchObject({ problem: { code: 'wrong_address' } });
  expect(server.requests).toHaveLength(2);
  expect(await get('https://10.0.0.1/', true)).toMatchObject({ problem: { code: 'private_address' } });
  server.close();
});

test.each([
  ['ENOTFOUND', 'unknown_host'],
  ['EAI_AGAIN', 'unreachable'],
  ['ECONNREFUSED', 'unreachable'],
  ['HPE_INVALID_CONSTANT', 'unreachable'],
  ['CERT_HAS_EXPIRED', 'not_secure'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'not_secure'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'not_secure'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'not_secure'],
])('the error %s is %s', (code, expected) => {
  expect(problemOfError(Object.assign(new Error('x'), { code }))).toBe(expected);
});
