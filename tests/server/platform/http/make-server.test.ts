import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeServer } from '#server/platform/http/make-server.ts';
import { bearer, signUp } from '../../../support/accounts.ts';
import { testApp } from '../../../support/app.ts';
import { eventually } from '../../../support/eventually.ts';
import { appOfFile } from '../../../support/open-app.ts';

const PATIENCE = 500;
const LIMITS = { sending: PATIENCE, reading: PATIENCE };
const api = appOfFile({ empty: true });
const BODY = JSON.stringify({ email: 'asha@example.in', password: 'wrong' });
const head = (path: string, type: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`;
const PICTURE = '/api/profile/upload-picture';
const LOGIN = head('/api/auth/login', 'application/json', BODY.length);

let server: Server;
let written = '';
let bearerHeader = '';
beforeAll(async () => {
  const stream = new Writable({
    write(line, _, done) {
      written += line;
      done();
    },
  });
  const log = pino({}, stream);
  bearerHeader = `Authorization: ${bearer(await signUp(api, 'asha@example.in')).Authorization}\r\n`;
  const { app } = testApp(api.deps, { log });
  const fetch = getRequestListener((request, connection) => app.fetch(request, connection));
  server = makeServer(fetch, LIMITS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  return socket;
}

const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a client that closes the connection', () => {
  it.each([
    ['in the middle of JSON', () => LOGIN + BODY.slice(0, 9)],
    [
      'in the middle of a picture',
      () => `${head(PICTURE, 'multipart/form-data; boundary=x', 500, bearerHeader)}--x`,
    ],
    ['before the body', () => LOGIN],
  ])('%s is no error', async (_, sent) => {
    written = '';
    const socket = open();
    const requested = once(server, 'request');
    socket.write(sent());
    await requested;
    socket.destroy();
    await eventually(() => expect(written).toContain('"request"'));
    expect(lines().map(({ level, msg }) => [level, msg])).toEqual([
      [30, 'client closed the connection'],
      [30, 'request'],
    ]);
  });

  it('in the middle of a response is no error', async () => {
    written = '';
    const errors = vi.spyOn(console, 'error');
    const socket = open();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await eventually(() => expect(written).toContain('"request"'));
    await turn();
    expect(lines().map(({ level }) => level)).toEqual([30]);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('a request that is half sent', () => {
  it.each([
    ['nothing', ''],
    ['half of the headers', 'POST /api/auth/login HTTP/1.1\r\nHost: loc'],
    ['half of a body', LOGIN + BODY.slice(0, 9)],
  ])(
    'ends: %s',
    async (_, sent) => {
      const socket = open();
      socket.write(sent);
      socket.resume();
      await once(socket, 'close');
    },
    20_000,
  );

  it('has time while data keeps coming', async () => {
    const socket = open();
    const answer = text(socket);
    const long = BODY.padEnd(200);
    socket.write(head('/api/auth/login', 'application/json', long.length, 'Connection: close\r\n'));
    const began = performance.now();
    let sent = 0;
    // Byte by byte, for twice as long as it may pause.
    while (performance.now() - began < 2 * PATIENCE && sent < long.length - 1) {
      socket.write(long.slice(sent, sent + 1));
      sent += 1;
      await new Promise((next) => setTimeout(next, (2 * PATIENCE) / 150));
    }
    socket.write(long.slice(sent));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

it('a response may take longer than a half-sent request', async () => {
  const slow = makeServer((request, response) => {
    request.resume();
    request.once('end', () => setTimeout(() => response.end('at last'), 2 * PATIENCE));
  }, LIMITS);
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: BODY });
  expect(await answer.text()).toBe('at last');
  slow.closeAllConnections();
  slow.close();
});

describe('a client that reads nothing', () => {
  const ASK = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it('is cut off when its response stands still, and its other calls are never made', async () => {
    const { port } = server.address() as AddressInfo;
    const made = vi.fn<() => void>();
    const counted = makeServer((_, response) => {
      made();
      response.end(Buffer.alloc(20 * 1024 * 1024));
    }, LIMITS);
    counted.listen(0, '127.0.0.1');
    await once(counted, 'listening');
    const socket = connect((counted.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
    socket.pause();
    socket.write(ASK.repeat(50));
    const [atServer] = await once(counted, 'connection');
    await once(atServer, 'close');
    expect(made).toHaveBeenCalledOnce();
    // Others are answered meanwhile and afterwards.
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    counted.closeAllConnections();
    counted.close();
  });

  it('gets the answers of its calls in order, and is cut off after more than a thousand', async () => {
    const numbered = makeServer((request, response) => response.end(`${request.url};`), LIMITS);
    numbered.listen(0, '127.0.0.1');
    await once(numbered, 'listening');
    const { port } = numbered.address() as AddressInfo;
    const calls = (count: number) =>
      Array.from({ length: count }, (_, n) => ASK.replace('/api/openapi.json', `/${n}`)).join('');
    const socket = connect(port, '127.0.0.1');
    let answers = '';
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    socket.write(calls(900));
    await eventually(() => expect(answers).toContain('/899;'));
    const numbers = [...answers.matchAll(/\/(\d+);/g)].map(([, n]) => Number(n));
    expect(numbers).toEqual(Array.from({ length: 900 }, (_, n) => n));
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(calls(5000));
    await closed;
    numbered.close();
  });
});

it.each(['FOO / HTTP/1.1', 'CONNECT example.in:443 HTTP/1.1', 'TRACE /api/nothing HTTP/1.1'])(
  'a method that no path has is answered with 501: %s',
  async (line) => {
    const socket = open();
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 501 Not Implemented\r\n/);
  },
);

it('a connection stays open after its response for the next request, for two minutes', async () => {
  const connected = once(server, 'connection');
  const socket = open();
  const [atServer] = await connected;
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  // The second is refused before its body is read.
  const requests = [LOGIN, head('/api/auth/login', 'text/plain', BODY.length), LOGIN];
  for (const [index, call] of requests.entries()) {
    socket.write(call + BODY);
    await eventually(() => expect(answers.split('HTTP/1.1 4')).toHaveLength(index + 2));
    await eventually(() => expect(atServer.timeout).toBeGreaterThan(120_000));
  }
  expect(answers).toContain('Keep-Alive: timeout=125');
  socket.destroy();
});
