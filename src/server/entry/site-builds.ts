import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Content, readContent } from '#server/content/content.ts';
import { readBuildSettings, readEnvironment } from '#server/platform/config.ts';
import { CommandRefused, print } from '#server/platform/run-command.ts';
import { filesBelow, STAMP } from '#site/files.ts';
import { readRoomList } from '#site/room-list.ts';
import { buildLock, buildOnce, isBuildDue, whileLocked } from './build.ts';
import { checkContent } from './check-content.ts';
import { stateOfFolder, wordsOf } from './content-copy.ts';
import type { PublishingSteps } from './publisher.ts';
import { servedCopies } from './served-copy.ts';

/** The priority of the build's process, so that guests' requests come first. */
const BUILD_PRIORITY = 10;

export interface SiteBuilds extends PublishingSteps {
  /** Ends a build that runs, and deletes what was served. */
  close(): void;
}

interface Checkout {
  root: string;
  dist: string;
  /** The part of the API that returns the rooms. */
  catalogue: Hono;
  /** Serves each build, with the words that it was made from. */
  serve: (folder: string, content: Content) => void;
  /** Builds in another process, so that its memory is freed. */
  runBuild?: typeof runBuildCommand;
}

/** Returns how the site of a checkout is built and shown. */
export function siteBuilds({
  root,
  dist,
  catalogue,
  serve,
  runBuild = runBuildCommand,
}: Checkout): SiteBuilds {
  const settings = readBuildSettings(process.env);
  const contentDir = resolve(root, settings.contentDir);
  const copies = servedCopies(root);
  const ending = new AbortController();
  const lock = buildLock(root);
  const onWait = () => print('Waiting for another process that is building the site …');
  /** The stamp of the build that is served, or of one that was found to be of other sources. */
  let known = '';

  const rooms = async () => readRoomList(await (await catalogue.request('/api/public/rooms')).text());
  const isDue = async () => isBuildDue(root, dist, { settings, rooms: await rooms() });
  const stampNow = () => readFile(join(dist, STAMP), 'utf8').catch(() => '');

  return {
    async watch() {
      const files = existsSync(contentDir) ? await filesBelow(contentDir) : [];
      return `${(await rooms()).digest}\n${await stateOfFolder(contentDir, files)}`;
    },
    check: async () => checkContent({ folder: contentDir, withDemo: settings.demoData }),
    build: () => buildOnce(lock, { isDue, build: () => runBuild(root, catalogue, ending.signal) }, onWait),
    show: () =>
      whileLocked(
        lock,
        async () => {
          const words = wordsOf(root, dist);
          const kept = { folder: words, withDemo: false };
          const own = { folder: contentDir, withDemo: settings.demoData };
          const content = await readContent(existsSync(words) ? kept : own);
          const copy = await copies.add(dist);
          known = await stampNow();
          serve(copy, content);
          copies.serve(copy);
          return (await stat(join(dist, 'index.html'))).mtime;
        },
        onWait,
      ),
    async hasOther() {
      const stamp = await stampNow();
      if (stamp === known) return false;
      known = stamp;
      return !(await isDue());
    },
    close() {
      ending.abort();
      copies.close();
    },
  };
}

async function runBuildCommand(root: string, catalogue: Hono, ending: AbortSignal): Promise<void> {
  print('Building the site …');
  // The API gets an address of its own, because the site may refuse requests that name this machine.
  const server = createServer(getRequestListener(catalogue.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const command = resolve(import.meta.dirname, 'build-command.ts');
  const build = spawn(process.execPath, [command, '--locked', '--keep-earlier'], {
    cwd: root,
    env: { ...readEnvironment(process.env), BUILD_API_URL: apiUrl },
    // stdout of the build goes to stderr, so that its warnings stand with its errors.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const end = () => build.kill();
  process.once('exit', end);
  ending.addEventListener('abort', end);
  try {
    if (build.pid) setPriority(build.pid, BUILD_PRIORITY);
    const [code] = await once(build, 'exit');
    if (code !== 0) throw new CommandRefused('The site could not be built; see the errors above.');
  } finally {
    process.off('exit', end);
    ending.removeEventListener('abort', end);
    server.closeAllConnections();
    server.close();
  }
}
