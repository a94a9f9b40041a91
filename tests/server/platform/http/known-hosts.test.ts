import { describe, expect, it } from 'vitest';
import { readFunctionConfig } from '#server/entry/function.ts';
import { readConfig } from '#server/platform/config.ts';
import { pagesOfKnownHosts } from '#server/platform/http/known-hosts.ts';
import { testApp } from '../../../support/app.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { TEST_REGISTER_KEYS } from '../../../support/register-keys.ts';

const empty = appOfFile({ empty: true });

const BY_NAME = {
  PAYMENTS: 'sandbox',
  MAIL: 'mailbox',
  TOKEN_SECRET: 'x'.repeat(32),
  REGISTER_KEYS: TEST_REGISTER_KEYS,
};
const SENTENCE = 'This site does not answer under this address. Please check the address and try again.';

/** The responses of a call and a page to a request for `host`, with these settings. */
async function ask(env: Record<string, string>, host: string, path = '/api/public/rooms') {
  const read = readConfig(env);
  return askWith({ ...read, siteUrl: read.siteUrl ?? 'http://localhost:4321' }, host, path);
}

async function askWith(config: ReturnType<typeof readFunctionConfig>, host: string, path: string) {
  const { app } = testApp(empty.deps, { config });
  // As Node's server passes it on: the address is made of the header.
  const request = (address: string) => new Request(`http://${host}${address}`, { headers: { Host: host } });
  const site = pagesOfKnownHosts(config, {}, async () => new Response('page'));
  const [call, page] = [await app.fetch(request(path)), await site(request('/rooms'))];
  return { call: call.status, page: page.status, said: await page.text(), answer: await call.text() };
}

const known = { call: 200, page: 200, said: 'page' };
const unknown = { call: 421, page: 421, said: SENTENCE };

describe('with default settings', () => {
  it.each(['localhost:4321', 'LocalHost', '127.0.0.1:9', '127.1.2.3', '[::1]:4321'])(
    'accepts %s',
    async (host) => {
      expect(await ask({}, host)).toMatchObject(known);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', 'localhost.', '192.168.1.5:4321', '0.0.0.0', '[::2]'])(
    'refuses %s, pages and API alike',
    async (host) => {
      expect(await ask({}, host)).toMatchObject(unknown);
    },
  );

  it('refuses in the usual form', async () => {
    const { answer } = await ask({}, 'evil.example:4321');
    expect(JSON.parse(answer)).toEqual({ code: 'misdirected', error: SENTENCE });
  });

  it('checks both the address and the header', async () => {
    const { app } = testApp(empty.deps);
    const headers = { Host: 'localhost:4321' };
    expect((await app.request('http://evil.example/api/public/rooms', { headers })).status).toBe(421);
    const forged = { Host: 'evil.example' };
    expect((await app.request('http://localhost/api/public/rooms', { headers: forged })).status).toBe(421);
  });

  it.each(['/api/health', '/api/ready'])('responds to %s under any host name', async (path) => {
    expect((await ask({}, '10.0.0.7:4321', path)).call).toBe(200);
  });
});

describe('on a public site', () => {
  const site = { ...BY_NAME, SITE_URL: 'https://stay.example' };
  const api = { ...site, PUBLIC_API_URL: 'https://api.stay.example/api' };

  it('accepts its own names on any port, and the proxy on this machine', async () => {
    for (const host of [
      'stay.example',
      'Stay.Example:443',
      'stay.example:8443',
      '127.0.0.1:4321',
      'localhost',
    ])
      expect(await ask(site, host), host).toMatchObject(known);
    expect(await ask(api, 'api.stay.example')).toMatchObject(known);
    expect(await ask(api, 'stay.example')).toMatchObject(known);
  });

  it('refuses every other', async () => {
    for (const host of ['evil.example', 'api.stay.example', 'stay.example.evil.example', '203.0.113.7'])
      expect(await ask(site, host), host).toMatchObject(unknown);
  });

  it('in a container accepts its own names only', async () => {
    const container = { ...site, HOST: '0.0.0.0' };
    expect(await ask(container, 'stay.example')).toMatchObject(known);
    for (const host of ['localhost:4321', '172.17.0.2:4321', 'web:4321'])
      expect(await ask(container, host), host).toMatchObject(unknown);
  });
});

it('without a SITE_URL, in a container or a local network, it accepts any IP address and no name', async () => {
  const settings = { ...BY_NAME, HOST: '0.0.0.0' };
  for (const host of ['192.168.1.5:4321', '172.17.0.2', '[fe80::1]:4321', 'localhost:4321'])
    expect(await ask(settings, host), host).toMatchObject(known);
  for (const host of ['evil.example', '192.168.1.5.nip.io', 'web:4321', '1.evil.example'])
    expect(await ask(settings, host), host).toMatchObject(unknown);
});

it('a function accepts all that its platform lets in: domains, previews, its own name', async () => {
  const env = { ...BY_NAME, DATABASE_URL: 'postgres://db/stay', URL: 'https://stay.netlify.app' };
  const config = readFunctionConfig(env);
  for (const host of ['stay.netlify.app', 'deploy-preview-7--stay.netlify.app', 'www.stay.example'])
    expect((await askWith(config, host, '/api/public/rooms')).call, host).toBe(200);
});
