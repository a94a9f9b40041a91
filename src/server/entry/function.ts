import type { Hono } from 'hono';
import { ConfigError } from '#server/platform/config.ts';
import { readContent } from '#server/platform/content.ts';
import { CONTENT, ContentError } from '#server/platform/content-file.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { pendingMigrations } from '#server/platform/database/migrations.ts';
import type { Job } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { findInRelease } from '#server/platform/release.ts';
import { createApp } from './app.ts';
import { readFunctionConfig } from './function-settings.ts';
import { createServices } from './services.ts';

/** A deployment that can't serve until it is corrected; the message says how, and goes only to the log. */
class NotDeployable extends Error {
  override readonly name = 'NotDeployable';
}

/** What one instance of a function has opened; its calls share it for as long as the instance lives. */
export interface Opened {
  app: Hono;
  /** The background jobs. */
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
  const content = await readContent(folder);
  // An instance handles one call at a time; a hundred instances are a hundred connections.
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
    const app = createApp({ ...services.deps, ...content });
    const { deps, measureClockWhenOld } = services;
    return { app, jobs: services.jobs(content), clock: deps.clock, measureClockWhenOld };
  } catch (error) {
    await database.close();
    throw error;
  }
}
