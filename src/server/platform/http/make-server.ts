import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * How long a connection without a request stays open: longer than nginx (60 s) and Caddy (2 min) keep theirs, so that
 * none of them sends a guest's request into one that closes in this moment.
 */
const KEEP_ALIVE_MILLISECONDS = 125_000;

/** How long a client may take for the headers, and may send nothing in the middle of a body. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * Node's server, which ends what is half sent. A picture that keeps coming over a slow line has the five minutes that
 * Node gives a whole request.
 */
export function makeServer(listener: RequestListener, patience = PATIENCE_MILLISECONDS): Server {
  const server = createServer(
    { headersTimeout: patience, connectionsCheckingInterval: patience / 10 },
    listener,
  );
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  server.on('request', (request, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    request.setTimeout(patience);
    request.once('end', () => {
      // Whatever the answer takes; once it is sent, the time is that of a connection without a request.
      if (!response.writableFinished) request.setTimeout(0);
    });
  });
  return server;
}
