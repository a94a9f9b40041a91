import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { FORM_TIME } from './receive-body.ts';

/**
 * Milliseconds for which a connection without a request stays open: longer than nginx (60 s) and Caddy (2 min) keep
 * theirs, so that neither sends a guest's request to a connection that is closing.
 */
const KEEP_ALIVE_MILLISECONDS = 125_000;
/** nginx has the same limit; after it the client opens another connection. */
const MOST_REQUESTS = 1000;

/**
 * Milliseconds for which a client may take over the headers or pause in the middle of a body, and for which it may
 * leave a response unread.
 */
const PATIENCE = { sending: 10_000, reading: 20_000 };

/**
 * Makes Node's server with limits. It ends the connection of a client that stops in the middle of a request, or does
 * not read its response. It answers the requests of one connection one after the other: a client that sends many at
 * once and reads nothing makes the server keep one response, because Node stops reading requests while a response is
 * unread.
 */
export function makeServer(listener: RequestListener, { sending, reading } = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: sending,
      requestTimeout: FORM_TIME + sending,
      connectionsCheckingInterval: sending / 10,
    },
    oneAtATime(listener),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  server.maxRequestsPerSocket = MOST_REQUESTS;
  server.on('clientError', refuseUnread);
  server.on('connect', (_, socket) => socket.end(closing(UNKNOWN_METHOD)));
  // Node closes the connection after the last response, but a client that sends more at once does not wait for that.
  server.on('dropRequest', (_, socket) => socket.destroy());
  server.on('request', (request, response) => {
    // Node counts a write that moves as activity. A response that is still being made has nothing to read.
    const limitReading = () =>
      response.setTimeout(reading, () => {
        if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
      });
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) {
      limitReading();
      return;
    }
    request.setTimeout(sending);
    request.once('end', () => {
      // The limit for idle connections applies once the response is sent.
      if (!response.writableFinished) limitReading();
    });
  });
  return server;
}

const UNKNOWN_METHOD = '501 Not Implemented';
/** As Node responds itself, but for a method that it does not know. */
const STATUS_OF_UNREAD: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: UNKNOWN_METHOD,
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const closing = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`;

/** Responds to what can't be read as a request. A connection that has sent something may be inside a response. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isUnused = socket.writable && 'bytesWritten' in socket && socket.bytesWritten === 0;
  if (isUnused) socket.write(closing(STATUS_OF_UNREAD[error.code ?? ''] ?? '400 Bad Request'));
  socket.destroy();
}

function oneAtATime(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const answer = async () => {
      if (socket.destroyed) return;
      const closed = new Promise((resolve) => response.once('close', resolve));
      listener(request, response);
      await closed;
    };
    const before = last.get(socket);
    last.set(socket, before ? before.then(answer) : answer());
  };
}
