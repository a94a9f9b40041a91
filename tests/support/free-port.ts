import { createServer } from 'node:net';

export function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().on('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() =>
      address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
    );
  });
  return promise;
}
