import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that passes all bytes on to another port. Once it is cut, nothing arrives, and no connection is closed. */
export interface Wire {
  port: number;
  cut(): void;
  /** Ends the connections of the time before, as a network does that was away for long. */
  mend(): void;
  close(): void;
}

export async function layWire(to: number): Promise<Wire> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        if (!isCut) other.destroy();
      });
    }
    if (isCut) return;
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const end of ends) end.unpipe().pause();
    },
    mend() {
      endAll();
      isCut = false;
    },
    close() {
      endAll();
      server.close();
    },
  };
}
