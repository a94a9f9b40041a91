import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration, HookParameters } from 'astro';
import { readContent } from '#server/content/content.ts';
import type { Site } from '#server/host/today/site-routes.ts';
import { buildFrom, readBuildSettings, readConfig, readEnvironment } from '#server/platform/config.ts';
import { isOfApi } from '#server/platform/http/api-paths.ts';
import { createLog } from '#server/platform/log.ts';
import { readContentFolder } from '#site/content-folder.ts';
import { headersOf, rewriteOf } from '#site/routes.ts';
import { copyForBuild } from './content-copy.ts';
import { startServices } from './start-services.ts';

/** The dev server works with Node's own Request and Response, which must not be replaced. */
const OWN_CLASSES = { overrideGlobalObjects: false };

/** The dev server shows every change at once. */
const SITE_OF_SOURCES: Site = {
  state: () => ({ state: 'published', published_at: null, problems: [] }),
  publish: async () => {},
};

type DevServer = HookParameters<'astro:server:setup'>['server'];
type AppModule = typeof import('./app.ts');

/**
 * Runs the API for `npm run dev` in the dev server's process, on the same port. It is recreated when its sources
 * change. The rewrites and headers of `src/site/routes.ts` apply, so that pages with run-time ids work as when
 * deployed.
 */
export function bookingApi(): AstroIntegration {
  /** The host's folder; the pages are made from a copy of it in the checkout. */
  let words: string | undefined;
  return {
    name: 'booking-api',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command === 'dev') words = await copyWords(fileURLToPath(config.root));
      },
      'astro:server:setup': async ({ server }) => {
        const { host: listensOn } = server.config.server;
        const HOST = listensOn === true ? '0.0.0.0' : listensOn || undefined;
        const config = readConfig({ ...readEnvironment(process.env), HOST });
        const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`;
        const log = createLog('info');
        const services = await startServices({ ...config, siteUrl }, log);
        server.httpServer?.once('close', () => services.close());
        if (words) followContent(server, words);

        const folder = resolve(server.config.root, config.contentDir);
        const readCurrent = () => readContent({ folder, withDemo: false });
        readCurrent().then(services.startWorkers, (error) =>
          log.error({ err: error }, 'background jobs not started'),
        );

        const listener = getRequestListener(async (request, connection) => {
          const { createApp } = (await server.ssrLoadModule('/src/server/entry/app.ts')) as AppModule;
          const app = createApp({ ...services.deps, ...(await readCurrent()), site: SITE_OF_SOURCES });
          return app.fetch(request, connection);
        }, OWN_CLASSES);
        server.middlewares.use((request, response, next) => {
          const path = request.url ?? '/';
          if (isOfApi(path.replace(/\?.*/, ''))) {
            listener(request, response).catch(next);
            return;
          }
          const { pathname, search } = new URL(path, 'http://localhost');
          // The policy of a build is left out, because the dev server writes inline scripts of its own.
          for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value);
          const to = rewriteOf(pathname);
          const isPage = existsSync(join(server.config.root, 'src/pages', `${pathname}.astro`));
          if (to && !isPage) request.url = to + search;
          next();
        });
      },
    },
  };
}

/** Copies the words into the checkout, as a build does, and returns their folder. */
async function copyWords(root: string): Promise<string> {
  const folder = readContentFolder(process.env);
  buildFrom(await copyForBuild(root, folder, withDemo()));
  return folder;
}

const withDemo = () => readBuildSettings(process.env).demoData;

/** Copies them again when one of them changes. */
function followContent(server: DevServer, from: string): void {
  server.watcher.add(from).on('all', (_event, path) => {
    if (!relative(from, path).startsWith('..')) void copyForBuild(server.config.root, from, withDemo());
  });
}
