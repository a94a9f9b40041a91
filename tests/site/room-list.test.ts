import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { askRoomList, RoomsUnreachable } from '#site/room-list.ts';

async function answering(status: number, body: string, test: (apiUrl: string) => Promise<void>) {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  } finally {
    server.close();
  }
}

const refused = async (apiUrl: string) => {
  const error: unknown = await askRoomList(apiUrl).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RoomsUnreachable);
  expect(String(error)).toContain(`${apiUrl}/public/rooms`);
};

describe('the rooms for the build', () => {
  it('are asked for in the language of its pages', async () => {
    let asked: string | undefined;
    const server = createServer(({ headers }, response) => {
      asked = headers['accept-language'];
      response.end('{"rooms":[],"digest":"of-all-languages"}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await askRoomList(`http://127.0.0.1:${port}/api`)).toMatchObject({ digest: 'of-all-languages' });
    server.close();
    expect(asked).toBe('en');
  });

  it('are fetched from the API', async () => {
    await answering(200, '{"rooms":[]}', async (apiUrl) => {
      expect(await askRoomList(apiUrl)).toMatchObject({ rooms: [], isRated: false });
    });
    await answering(200, '{"rooms":[],"site_is_rated":true}', async (apiUrl) => {
      expect(await askRoomList(apiUrl)).toMatchObject({ isRated: true });
    });
  });

  it.each([
    [503, 'starting'],
    [200, '<html>not the API'],
    [200, '{"rooms":[{"id":1}]}'],
  ])('are missing if the API returns %i %s', (status, body) => answering(status, body, refused));

  it('are missing if the API is unreachable', () => refused('http://127.0.0.1:9/api'));
});
