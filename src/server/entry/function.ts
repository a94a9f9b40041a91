import { Hono } from 'hono';
import { readContent } from '#server/content/content.ts';
import { CONTENT, ContentError } from '#server/content/content-file.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import type { AppConfig } from '#server/platform/context.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { pendingMigrations } from '#server/platform/database/migrations.ts';
import { errorResponse } from '#server/platform/http/errors.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { logResponse } from '#server/platform/http/response-log.ts';
import { safeHeaders } from '#server/platform/http/safe-headers.ts';
import type { Job } from '#server/platform/jobs.ts';
import { REGISTER_KEYS_RULE } from '#server/platform/key-settings.ts';
import type { Log } from '#server/platform/log.ts';
import { findInRelease } from '#site/release.ts';
import { createApp, createCatalogue } from './app.ts';
import { roomChangeJobs, siteElsewhere } from './build-elsewhere.ts';
import { createServices } from './services.ts';

/** Says that a deployment can't serve until it is corrected. The message says how, and goes only to the log. */
class NotDeployable extends Error {
  override readonly name = 'NotDeployable';
}

/** The services that one instance of a function has opened. Its calls share them while the instance lives. */
export interface Opened {
  app: Hono;
  jobs: readonly Job[];
  clock: () => Date;
  measureClockWhenOld(): Promise<void>;
}

let opened: Promise<Opened | undefined> | undefined;

/** Undefined while the function can't serve: the log says why, and the next call tries again. */
export async function openOnce(log: Log): Promise<Opened | undefined> {
  opened ??= open(log).catch((error: unknown) => {
    opened = undefined;
    const known =
      error instanceof ConfigError || error instanceof NotDeployable || error instanceof ContentError;
    log.error(known ? { reason: error.message } : { err: error }, 'the function cannot serve');
    return undefined;
  });
  return opened;
}

async function open(log: Log): Promise<Opened> {
  const config = readFunctionConfig(process.env);
  const folder = findInRelease(CONTENT);
  if (!folder) throw new NotDeployable(`${CONTENT} is not in the function: netlify.toml includes it.`);
  const content = await readContent({ folder, withDemo: config.demoData });
  // An instance handles one call at a time, so it needs one connection: a hundred instances are a hundred connections.
  const database = openPostgres(config.databaseUrl ?? '', {
    connections: 1,
    onError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  try {
    const pending = await pendingMigrations(database.db);
    if (pending.length > 0) {
      throw new NotDeployable(
        `The database lacks ${pending.join(', ')}: run npm run db:migrate with the same DATABASE_URL.`,
      );
    }
    const services = await createServices(database, config, log);
    const { deps, measureClockWhenOld } = services;
    const app = createApp({ ...deps, ...content, site: siteElsewhere(deps) });
    const jobs = [...services.jobs(content), ...roomChangeJobs(deps, createCatalogue(deps))];
    return { app, jobs, clock: deps.clock, measureClockWhenOld };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings of a function: as of any start, but without a local disk or an address of its own. Netlify
 * passes the site's address in `URL`, and calls it only under the site's names: domains, own name, and one per preview.
 * Throws {@link ConfigError}.
 */
export function readFunctionConfig(env: Environment): AppConfig {
  const address = env.SITE_URL?.trim() || env.URL?.trim();
  const problems: string[] = [];
  if (!env.DATABASE_URL?.trim()) {
    problems.push('DATABASE_URL is missing: a function has no disk, so it needs PostgreSQL.');
    if (!env.TOKEN_SECRET?.trim()) problems.push('TOKEN_SECRET is missing: a long random text.');
    if (!env.REGISTER_KEYS?.trim()) problems.push(`REGISTER_KEYS is missing: it ${REGISTER_KEYS_RULE}`);
  }
  // Without an address the site would count as local, and the sandboxes would run by default.
  if (!address) problems.push('SITE_URL is missing: the address at which guests reach the site.');
  try {
    const config = readConfig({ ...env, SITE_URL: address });
    if (problems.length === 0 && config.siteUrl)
      return { ...config, siteUrl: config.siteUrl, allowedHosts: 'anything' };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
  }
  throw new ConfigError(problems);
}

/** Responds to every call while the function can't serve. The missing setting is not shown to visitors. */
export function unavailableApp(log: Log): Hono {
  const app = new Hono();
  app.use(logResponse(log, safeHeaders({ siteUrl: '' })));
  app.all('*', (c) => errorResponse(c, refuse('database_unavailable')));
  return app;
}
