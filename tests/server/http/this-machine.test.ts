import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testApp } from '../../support/app.ts';
import { emptyAppOfFile } from '../../support/open-app.ts';

const FORWARDED = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'stay.example',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Server': 'proxy',
  'X-Real-IP': '203.0.113.7',
  'X-Client-IP': '203.0.113.7',
  'X-Original-URL': '/',
  'X-Original-Host': 'stay.example',
  'True-Client-IP': '203.0.113.7',
  'CF-Connecting-IP': '203.0.113.7',
  'Fly-Client-IP': '203.0.113.7',
  'X-Nf-Client-Connection-Ip': '203.0.113.7',
  'X-Envoy-External-Address': '203.0.113.7',
  'CDN-Loop': 'cloudflare',
  Forwarded: 'for=203.0.113.7;host=localhost',
  Via: '1.1 tunnel',
};
const OTHER_HOSTS = [
  'stay.example',
  'stay.example:4321',
  'localhost.stay.example',
  'localhost.',
  '127.0.0.1.nip.io',
  '0.0.0.0:4321',
  '192.168.1.5:4321',
  '[::]:4321',
  '[fe80::1]:4321',
  'localhost@stay.example',
  'stay.example/localhost',
  'localhost:99999',
  '',
];
const SANDBOXES = [
  ['GET', '/sandbox/mail'],
  ['GET', '/sandbox/mail/1/attachment'],
  ['GET', '/sandbox/razorpay/checkout.js'],
  ['POST', '/sandbox/razorpay/pay'],
  ['POST', '/webhooks/razorpay'],
] as const;

const api = emptyAppOfFile();

async function mailbox(headers: Record<string, string>, app = api) {
  return (await app.ask('/sandbox/mail', { headers })).status;
}

describe('a sandbox that nobody asked for', () => {
  it.each(['localhost', 'LOCALHOST:4321', 'localhost:80', '127.0.0.1:4321', '127.8.8.8', '[::1]:4321'])(
    'answers this machine as %s',
    async (Host) => {
      expect(await mailbox({ Host })).toBe(200);
    },
  );

  it.each(OTHER_HOSTS)('is not there for the host "%s"', async (Host) => {
    expect(await mailbox({ Host })).not.toBe(200);
    const { status } = await api.app.request('http://stay.example/api/sandbox/mail', { headers: { Host } });
    expect(status).not.toBe(200);
  });

  it.each(Object.entries(FORWARDED))('is not there for a request with %s', async (name, value) => {
    expect(await mailbox({ Host: 'localhost:4321', [name]: value })).toBe(404);
  });

  it.each(SANDBOXES)('is not there for others: %s %s', async (method, path) => {
    const headers = { Via: '1.1 tunnel' };
    const answer = await api.ask(path, method === 'GET' ? { headers } : { headers, json: {} });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });
});

it('answers everybody where it was asked for by name', async () => {
  const settings = readConfig({ PAYMENTS: 'sandbox', MAIL: 'mailbox', SITE_URL: 'https://stay.example' });
  const asked = testApp(api.deps, { config: { ...settings, siteUrl: 'https://stay.example' } });
  const headers = { Host: 'stay.example', 'X-Forwarded-For': '203.0.113.7' };
  expect(await mailbox(headers, asked)).toBe(200);
  expect((await asked.ask('/sandbox/razorpay/checkout.js', { headers })).status).toBe(200);
});
