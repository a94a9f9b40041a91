import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** How a channel answers. Fields that are left out mean a correct answer. */
export interface ChannelAnswer {
  body?: string | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
  /** A request with this tag gets 304. */
  etag?: string;
  /** Milliseconds before the answer begins; with `Infinity` it never does. */
  delay?: number;
  /** The connection ends after so many bytes. */
  cutOffAfter?: number;
  /** An endless answer: as fast as it is read, or one byte at a time. */
  endless?: 'stream' | 'drip';
}

export interface ChannelServer {
  /** The address of the calendar. All other paths answer, too. */
  url: string;
  requests: IncomingMessage[];
  answer: ChannelAnswer;
  paths: Map<string, ChannelAnswer>;
  connections(): Promise<number>;
  close(): void;
}

export async function openChannelServer(): Promise<ChannelServer> {
  const channel: ChannelServer = {
    url: '',
    requests: [],
    answer: {},
    paths: new Map(),
    connections: () => new Promise((done) => server.getConnections((_, count) => done(count))),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer((request, response) => {
    channel.requests.push(request);
    response.on('error', () => response.destroy());
    const answer = channel.paths.get(request.url ?? '') ?? channel.answer;
    send(answer, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  channel.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/room.ics`;
  return channel;
}

async function send(answer: ChannelAnswer, request: IncomingMessage, response: ServerResponse) {
  if (answer.delay === Number.POSITIVE_INFINITY) return;
  await pause(answer.delay ?? 0);
  if (answer.etag && request.headers['if-none-match'] === answer.etag) return response.writeHead(304).end();
  response.writeHead(answer.status ?? 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    ...(answer.etag ? { ETag: answer.etag } : {}),
    ...answer.headers,
  });
  if (answer.endless) return pipeline(withoutEnd(answer.endless), response);
  const body = Buffer.from(answer.body ?? '');
  if (answer.cutOffAfter === undefined) return response.end(body);
  await new Promise((sent) => response.write(body.subarray(0, answer.cutOffAfter), sent));
  return response.destroy();
}

async function* withoutEnd(kind: 'stream' | 'drip') {
  const piece = Buffer.alloc(kind === 'drip' ? 1 : 65_536, 'x');
  for (;;) {
    yield piece;
    if (kind === 'drip') await pause(20);
  }
}
