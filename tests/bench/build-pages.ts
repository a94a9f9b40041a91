import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listKnownRooms } from '#contract/room.ts';

/**
 * The cost of one more page for the build. `node tests/bench/build-pages.ts API DIST ROOMS` builds the site once with
 * so many rooms, copies of those the API lists, and prints the milliseconds. Each build runs in a process of its own,
 * because it leaves things in memory.
 */

/** Deleted at the end: after thousands of deletions a file system takes several times as long to make new files. */
const built: string[] = [];
process.once('exit', () => {
  for (const dist of built) rmSync(dist, { recursive: true });
});

/** Milliseconds of one build with `rooms` room pages. */
export function buildWith(apiUrl: string, rooms: number): number {
  return timeBuild(import.meta.filename, apiUrl, rooms);
}

/** Milliseconds in which Astro alone builds so many pages, each with the text of the file `html`. */
export function buildBare(html: string, pages: number): number {
  return timeBuild(join(import.meta.dirname, 'build-bare.ts'), html, pages);
}

function timeBuild(program: string, source: string, pages: number): number {
  const dist = mkdtempSync(join(tmpdir(), 'bench-dist-'));
  built.push(dist);
  const { stdout, status } = spawnSync(process.execPath, [program, source, dist, String(pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  const milliseconds = Number(/built in ([\d.]+) ms/.exec(stdout)?.[1]);
  if (status !== 0 || !milliseconds) throw new Error(`${program} failed with ${pages} pages`);
  return milliseconds;
}

if (import.meta.main) {
  const { readBuildSettings } = await import('#server/platform/config.ts');
  const { askRoomList } = await import('#site/room-list.ts');
  const { buildSite } = await import('#server/entry/build.ts');
  const [apiUrl = '', dist = '', requested] = process.argv.slice(2);
  const known = await askRoomList(apiUrl);
  const rooms = Array.from({ length: Number(requested) }, (_, index) => {
    const room = known.rooms[index % known.rooms.length];
    if (!room) throw new Error('the API lists no room');
    // A new name in each build, else its share card would exist already.
    return { ...room, id: index + 1, room_name: `${room.room_name} ${index} of ${process.pid}` };
  });
  // The build reads the copies from this server; their pictures are the API's own.
  const server = createServer((request, response) => {
    if (request.url === listKnownRooms.path) response.end(JSON.stringify({ rooms }));
    else response.writeHead(302, { Location: `${apiUrl}${request.url}` }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  process.env.BUILD_API_URL = `http://127.0.0.1:${port}`;
  const began = performance.now();
  await buildSite(join(import.meta.dirname, '../..'), dist, {
    settings: readBuildSettings({}),
    rooms: { rooms, isOpen: true, isRated: false, digest: '' },
  });
  process.stdout.write(`built in ${performance.now() - began} ms\n`);
  server.close();
}
