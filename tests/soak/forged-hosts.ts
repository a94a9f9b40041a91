import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { expect } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { makeServer } from '#server/platform/http/make-server.ts';
import { testApp } from '../support/app.ts';
import { FORWARDED, OTHER_HOSTS, SANDBOXES } from '../support/forged-requests.ts';
import { openHomestays } from '../support/homestays.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { type Random, randomizer } from '../support/random.ts';
import { TEST_REGISTER_KEYS } from '../support/register-keys.ts';
import { playInLanes } from './in-lanes.ts';

const HERE = ['localhost', 'localhost:4321', 'LOCALHOST', '127.0.0.1:4321', '[::1]'];
const STRANGERS = [...OTHER_HOSTS, 'xn--n3h.example', '10.0.0.7', '169.254.169.254', 'a'.repeat(300)];
const DISGUISES: ((host: string) => string)[] = [
  (host) => host,
  (host) => host.toUpperCase(),
  (host) => `localhost.${host}`,
  (host) => `127.0.0.1.${host}`,
  (host) => `localhost@${host}`,
  (host) => `${host}/localhost`,
  (host) => `${host}#@localhost`,
  (host) => `${host}, localhost`,
  (host) => `localhost, ${host}`,
  (host) => `localhost ${host}`,
];
/** Settings with which other machines reach the server, without naming a sandbox. */
const EXPOSED = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { HOST: 'stay.example' },
  { SITE_URL: 'https://stay.example' },
  { SITE_URL: 'http://localhost.stay.example' },
  { DATABASE_URL: 'postgres://db/stay', TOKEN_SECRET: 'x'.repeat(32), REGISTER_KEYS: TEST_REGISTER_KEYS },
];

/**
 * Quality goal A4: requests for the sandboxes of Node's server with default settings, under other names and through
 * proxies, in bytes that no browser would send; from outside it can't be reached at all; with settings that let other
 * machines in it does not start.
 */
export async function forgeHosts(
  database: OpenDatabase,
  { seed, requests, isOver }: { seed: number; requests: number; isOver: () => boolean },
): Promise<Record<string, number>> {
  await openHomestays(database.db);
  const { app, ask } = testApp(database);
  await paidBooking({ ask });
  const listener = getRequestListener((request, connection) => app.fetch(request, connection));
  const server = makeServer(listener);
  server.listen(0, readConfig({}).host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const random = randomizer(seed);
  const statuses = new Map<number, number>();
  try {
    const routes = app.routes.filter(({ method }) => method !== 'ALL');
    expect(routes.filter(({ path }) => /\/(sandbox|webhooks)\//.test(path))).toHaveLength(SANDBOXES.length);
    for (const route of SANDBOXES) {
      for (const Host of HERE)
        expect([404, 421]).not.toContain(await statusOf(port, bytesOf(route, { Host })));
    }
    const sent = await playInLanes({ samples: requests, isOver }, async () => {
      const bytes = forge(random);
      const status = await statusOf(port, bytes);
      expect([400, 404, 421], bytes).toContain(status);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    const refusedSettings = EXPOSED.filter((env) => {
      expect(() => readConfig(env), JSON.stringify(env)).toThrow(ConfigError);
      return true;
    });
    return {
      requests: sent,
      'answers "not for this host"': statuses.get(421) ?? 0,
      'answers "no such route"': statuses.get(404) ?? 0,
      'requests that are none': statuses.get(400) ?? 0,
      'other addresses of the machine, none of which listens': await expectDeaf(port),
      'settings that let others in, refused at the start': refusedSettings.length,
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

type Route = readonly [method: string, path: string];

const of = <T>(random: Random, all: readonly T[]): T => {
  const one = all[random(all.length)];
  if (one === undefined) throw new Error('none to choose from');
  return one;
};

/** Another host in the header, in the address or first of two; or this machine's own, through a proxy. */
function forge(random: Random): string {
  const route = of(random, SANDBOXES);
  const here = of(random, HERE);
  const stranger = of(random, STRANGERS);
  // An empty name in a disguise would be this machine's own.
  const other = stranger && of(random, DISGUISES)(stranger);
  const [name, value] = of(random, Object.entries(FORWARDED));
  return of(random, [
    () => bytesOf(route, { Host: other }),
    () => bytesOf(route, { Host: other }, `http://${here}`),
    () => bytesOf(route, { Host: here }, `http://${other || 'stay.example'}`),
    () => bytesOf(route, { Host: other, host: here }),
    () => bytesOf(route, { Host: here, [of(random, [name, name.toLowerCase(), name.toUpperCase()])]: value }),
    () => bytesOf(route, { Host: here, [name]: of(random, HERE) }),
  ])();
}

function bytesOf([method, path]: Route, headers: Record<string, string>, origin = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = method === 'GET' ? '' : '{}';
  const type = body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  return `${method} ${origin}/api${path} HTTP/1.1\r\n${lines.join('')}${type}Connection: close\r\n\r\n${body}`;
}

async function statusOf(port: number, bytes: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(await text(socket)) ?? [];
  return Number(status);
}

/** Tries the port at every address of this machine that others can reach; returns their number. */
async function expectDeaf(port: number): Promise<number> {
  const outside = Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).filter(({ internal, scopeid }) => !internal && !scopeid),
  );
  for (const { address } of outside) {
    const socket = connect(port, address);
    await expect(once(socket, 'connect'), address).rejects.toThrow('ECONNREFUSED');
  }
  return outside.length;
}
