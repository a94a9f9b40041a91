import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long a connection without a request stays open: longer than those of nginx (60 s) and Caddy (2 min), so that
 * neither sends a guest's request to a connection that is closing.
 */
const KEEP_ALIVE_MILLISECONDS = 125_000;

/** How long a client may take for the headers, and may pause in the middle of a body. */
const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Node's server, which ends requests that stop halfway. A picture on a slow connection has the five minutes that Node
 * gives a whole request.
 */
export function makeServer(listener: RequestListener, timeout = TIMEOUT_MILLISECONDS): Server {
  const server = createServer(
    { headersTimeout: timeout, connectionsCheckingInterval: timeout / 10 },
    listener,
  );
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  server.on('request', (request, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    request.setTimeout(timeout);
    request.once('end', () => {
      // No limit for the response; once it is sent, the limit for idle connections applies.
      if (!response.writableFinished) request.setTimeout(0);
    });
  });
  return server;
}
