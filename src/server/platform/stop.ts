import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that running requests may take to finish once the process is asked to stop. */
const GRACE_MILLISECONDS = 10_000;

/** Counts the requests of a server that have no response yet. */
export function watchRequests(server: Server): { allDone(): Promise<void> } {
  let open = 0;
  const done = new EventTarget();
  server.on('request', (_, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open === 0) done.dispatchEvent(new Event('all'));
    });
  });
  return {
    async allDone() {
      if (open > 0) await once(done, 'all');
    },
  };
}

/**
 * Closes a server whose handlers already refuse new requests: it listens until those in flight are done, so that no
 * connection is refused meanwhile, then ends all connections.
 */
export async function closeServer(server: Server, requests: ReturnType<typeof watchRequests>): Promise<void> {
  await Promise.race([requests.allDone(), wait(GRACE_MILLISECONDS, undefined, { ref: false })]);
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
