import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import type { Site } from '#server/host/site-routes.ts';
import { readConfig, readEnvironment } from '#server/platform/config.ts';
import { readContent } from '#server/platform/content.ts';
import { createLog } from '#server/platform/log.ts';
import { headersOf, rewriteOf } from '#site/routes.ts';
import { startServices } from './start-services.ts';

/** The dev server works with Node's own Request and Response, which must not be replaced. */
const OWN_CLASSES = { overrideGlobalObjects: false };

/** The dev server shows every change at once. */
const SITE_OF_SOURCES: Site = {
  state: () => ({ state: 'published', published_at: null, problems: [] }),
  publish: async () => {},
};

type AppModule = typeof import('./app.ts');

/**
 * `npm run dev`: the API in the dev server's process, on the same port, recreated when its sources change; and the
 * rewrites and headers of `src/site/routes.ts`, so that pages with run-time ids work as when deployed.
 */
export function bookingApi(): AstroIntegration {
  return {
    name: 'booking-api',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { host: listensOn } = server.config.server;
        const HOST = listensOn === true ? '0.0.0.0' : listensOn || undefined;
        const config = readConfig({ ...readEnvironment(process.env), HOST });
        const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`;
        const log = createLog('info');
        const services = await startServices({ ...config, siteUrl }, log);
        server.httpServer?.once('close', () => services.close());

        const readCurrent = () => readContent(resolve(server.config.root, config.contentDir));
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
          if (path.startsWith('/api/')) {
            listener(request, response).catch(next);
            return;
          }
          const { pathname, search } = new URL(path, 'http://localhost');
          // Without the policy of a build: the dev server writes inline scripts of its own.
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
