import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Content } from '#server/content/content.ts';
import { beginFirstStart } from '#server/host/setup/first-start.ts';
import { siteFileIn } from '#server/host/setup/site-file.ts';
import { contentFilesIn } from '#server/host/words/content-files.ts';
import { type Config, readConfig, readHostEmail } from '#server/platform/config.ts';
import { isOfApi } from '#server/platform/http/api-paths.ts';
import { pagesOfKnownHosts } from '#server/platform/http/known-hosts.ts';
import { makeServer } from '#server/platform/http/make-server.ts';
import { safeHeaders } from '#server/platform/http/safe-headers.ts';
import { createSite } from '#server/platform/http/serve-site.ts';
import { notNow } from '#server/platform/http/unavailable.ts';
import { createLog, openLog } from '#server/platform/log.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';
import { closeServer, watchRequests } from '#server/platform/stop.ts';
import { isKnownRoom } from '#server/rooms/known-room-routes.ts';
import { createApp, createCatalogue } from './app.ts';
import { checkContent } from './check-content.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { siteBuilds } from './site-builds.ts';
import { startServices } from './start-services.ts';

/** Runs `npm start`, which serves the site and its API on one port. */

const ROOT = resolve(import.meta.dirname, '../../..');
type Handler = (request: Request, connection: unknown) => Response | Promise<Response>;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, openLog());

  // Stopping before the server runs loses nothing.
  let stop: () => Promise<void> = async () => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());

  const headers = safeHeaders({ siteUrl: config.siteUrl ?? '' });
  const starting = notNow('starting', headers);
  let api: Handler = (request) => starting.fetch(request);
  let site = api;
  const listener = getRequestListener((request, connection) => {
    const path = URL.parse(request.url)?.pathname;
    return isOfApi(path ?? '') ? api(request, connection) : site(request, connection);
  });
  const server = makeServer(listener);
  const requests = watchRequests(server);
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const siteUrl = config.siteUrl ?? `http://localhost:${port}`;

  print('Opening the database …');
  const services = await startServices({ ...config, siteUrl }, log);
  const dist = resolve(ROOT, config.siteDir);
  const folder = resolve(ROOT, config.contentDir);
  const contentFiles = contentFilesIn({ folder, withDemo: config.demoData }, checkContent);
  const siteFile = siteFileIn(folder, contentFiles);
  const builds = siteBuilds({ root: ROOT, dist, catalogue: createCatalogue(services.deps), serve });
  const publisher: Publisher = createPublisher(builds, log);
  /** Changes pages and API together, between two requests. While the first pages are built, there is only the API. */
  function serve(folder: string | undefined, content: Content): void {
    const app = createApp({ ...services.deps, ...content, site: publisher, siteFile, contentFiles });
    api = (request, connection) => app.fetch(request, connection as object);
    services.startWorkers(content);
    stop = finish;
    if (folder === undefined) return;
    const pages = createSite(folder, (id) => isKnownRoom(services.deps.db, id));
    site = pagesOfKnownHosts(services.deps.config, headers, (request) => pages.fetch(request));
  }
  /** Lets requests finish, and refuses new ones. */
  async function finish(): Promise<void> {
    const stopping = notNow('stopping', headers);
    api = (request) => stopping.fetch(request);
    site = api;
    await closeServer(server, requests);
    publisher.stop();
    builds.close();
    await services.close();
    process.exit(0);
  }
  await publisher.open();
  if (config.publishes) publisher.start();
  print(`Ready: ${siteUrl}`);
  const invitation = await beginFirstStart(services.deps, readHostEmail(process.env));
  if (invitation) print(invitation);
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
// The server may be listening already, so a refused start must end the process.
if (process.exitCode) process.exit();
