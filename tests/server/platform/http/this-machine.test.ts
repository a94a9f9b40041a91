import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { testApp } from '../../../support/app.ts';
import { FORWARDED, OTHER_HOSTS, SANDBOXES } from '../../../support/forged-requests.ts';
import { appOfFile } from '../../../support/open-app.ts';

const api = appOfFile({ empty: true });

async function mailbox(headers: Record<string, string>, app = api) {
  return (await app.ask('/sandbox/mail', { headers })).status;
}

describe('a sandbox that runs by default', () => {
  it.each(['localhost', 'LOCALHOST:4321', 'localhost:80', '127.0.0.1:4321', '127.8.8.8', '[::1]:4321'])(
    'responds to this machine as %s',
    async (Host) => {
      expect(await mailbox({ Host })).toBe(200);
    },
  );

  it.each(OTHER_HOSTS)('responds with 404 to the host "%s"', async (Host) => {
    expect(await mailbox({ Host })).not.toBe(200);
    const { status } = await api.app.request('http://stay.example/api/sandbox/mail', { headers: { Host } });
    expect(status).not.toBe(200);
  });

  it.each(Object.entries(FORWARDED))('responds with 404 to a request with %s', async (name, value) => {
    expect(await mailbox({ Host: 'localhost:4321', [name]: value })).toBe(404);
  });

  it.each([
    ['X-Requested-With', 'XMLHttpRequest'],
    ['X-Razorpay-Signature', 'x'],
    ['Sec-Fetch-Site', 'same-origin'],
    ['Sec-Fetch-Site', 'none'],
  ])('responds to a request with %s: %s', async (name, value) => {
    expect(await mailbox({ Host: 'localhost:4321', [name]: value })).toBe(200);
  });

  it('responds with 404 to a page of another site', async () => {
    expect(await mailbox({ Host: 'localhost:4321', 'Sec-Fetch-Site': 'cross-site' })).toBe(404);
  });

  it.each(SANDBOXES)('responds with 404 to other machines: %s %s', async (method, path) => {
    const headers = { Via: '1.1 tunnel' };
    const answer = await api.ask(path, method === 'GET' ? { headers } : { headers, json: {} });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });
});

it('responds to all machines when the settings name it', async () => {
  const settings = readConfig({ PAYMENTS: 'sandbox', MAIL: 'mailbox', SITE_URL: 'https://stay.example' });
  const named = testApp(api.deps, { config: { ...settings, siteUrl: 'https://stay.example' } });
  const headers = { Host: 'stay.example', 'X-Forwarded-For': '203.0.113.7' };
  expect(await mailbox(headers, named)).toBe(200);
  expect((await named.ask('/sandbox/razorpay/checkout.js', { headers })).status).toBe(200);
});
