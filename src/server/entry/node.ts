import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Config, readBuildSettings, readConfig, readEnvironment } from '#server/platform/config.ts';
import { readContent } from '#server/platform/content.ts';
import { CONTENT } from '#server/platform/content-file.ts';
import { pagesOfKnownHosts } from '#server/platform/http/known-hosts.ts';
import { makeServer } from '#server/platform/http/make-server.ts';
import { safeHeaders } from '#server/platform/http/safe-headers.ts';
import { createSite } from '#server/platform/http/serve-site.ts';
import { notNow } from '#server/platform/http/unavailable.ts';
import { createLog, openLog } from '#server/platform/log.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';
import { closeServer, watchRequests } from '#server/platform/stop.ts';
import { type RoomList, readRoomList } from '#site/room-list.ts';
import { createApp, createCatalogue } from './app.ts';
import { buildLock, buildOnce, isBuildDue } from './build.ts';
import { startServices } from './start-services.ts';

/** `npm start`: the site and its API on one port. */

const ROOT = resolve(import.meta.dirname, '../../..');
const DIST = resolve(ROOT, 'dist');
type Handler = (request: Request, connection: unknown) => Response | Promise<Response>;

/** Builds in a process of its own, so that its memory is freed. It reads the rooms from the API at `apiUrl`. */
function buildWhenDue(rooms: RoomList, apiUrl: string) {
  const settings = readBuildSettings(process.env);
  return buildOnce(
    buildLock(ROOT),
    {
      isDue: () => isBuildDue(ROOT, DIST, { settings, rooms }),
      build: () => runBuild(apiUrl),
    },
    () => print('Waiting for another process that is building the site …'),
  );
}

async function runBuild(apiUrl: string): Promise<void> {
  print('Building the site …');
  const build = spawn(process.execPath, [resolve(import.meta.dirname, 'build-command.ts'), '--locked'], {
    cwd: ROOT,
    env: { ...readEnvironment(process.env), BUILD_API_URL: apiUrl },
    // Warnings of the build go to stderr, with its errors.
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  const end = () => build.kill();
  process.once('exit', end);
  const [code] = await once(build, 'exit');
  process.off('exit', end);
  if (code !== 0) throw new CommandRefused('The site could not be built; see the errors above.');
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, openLog());

  // Until the server runs, a stop loses nothing.
  let stop = async () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());

  const headers = safeHeaders({ siteUrl: config.siteUrl ?? '' });
  const starting = notNow('starting', headers);
  let api: Handler = (request) => starting.fetch(request);
  let site = api;
  const listener = getRequestListener((request, connection) => {
    const path = URL.parse(request.url)?.pathname;
    return path === '/api' || path?.startsWith('/api/')
      ? api(request, connection)
      : site(request, connection);
  });
  const server = makeServer(listener);
  const requests = watchRequests(server);
  await listen(server, config);
  const { port, address, family } = server.address() as AddressInfo;
  const siteUrl = config.siteUrl ?? `http://localhost:${port}`;

  print('Opening the database …');
  const services = await startServices({ ...config, siteUrl }, log);
  const catalogue = createCatalogue(services.deps);
  catalogue.notFound((c) => starting.fetch(c.req.raw));
  api = (request) => catalogue.fetch(request);
  const rooms = readRoomList(await (await catalogue.request('/api/public/rooms')).text());
  await buildWhenDue(rooms, `http://${reachable(address, family)}:${port}/api`);
  const content = await readContent(resolve(ROOT, CONTENT));
  const app = createApp({ ...services.deps, ...content });
  api = (request, connection) => app.fetch(request, connection as object);
  const pages = createSite(DIST);
  site = pagesOfKnownHosts(services.deps.config, headers, (request) => pages.fetch(request));
  services.startWorkers(content);
  print(`Ready: ${siteUrl}`);

  stop = async () => {
    const stopping = notNow('stopping', headers);
    api = (request) => stopping.fetch(request);
    site = api;
    await closeServer(server, requests);
    await services.close();
    process.exit(0);
  };
}

/** The URL by which a process on this machine reaches a server that listens on `address`. */
function reachable(address: string, family: string): string {
  if (address === '0.0.0.0' || address === '::') return 'localhost';
  return family === 'IPv6' ? `[${address}]` : address;
}

/** Listens before anything is opened, so that a port in use is reported at once. */
async function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new CommandRefused(
      inUse
        ? `Port ${port} is in use. Stop the other program, or set PORT to another port.`
        : `The server can't listen on ${host}:${port}: ${String(error)}`,
      { cause: error },
    );
  }
}

await runCommand(start);
// The server may be listening already: without this a start that was refused would run on.
if (process.exitCode) process.exit();
