import { SECOND } from '#domain/dates/duration.ts';
import type { AppConfig } from '#server/platform/context.ts';
import { openPostgres } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Log } from '#server/platform/log.ts';
import { print } from '#server/platform/run-command.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createServices, type Services } from './services.ts';

/** Opens the database (migrated, with demo data if the settings say so) and the outside services, for a process that stays. */
export async function startServices(config: AppConfig, log: Log): Promise<Services> {
  const onError = (error: Error) => log.error({ err: error }, 'database connection lost');
  // A command that ends soon, or the server before this one, may have the directory still.
  const onWait = () => print(`Waiting for another process to leave the data directory ${config.dataDir} …`);
  const database = await openDatabase(config, onError, { milliseconds: 10 * SECOND, onWait });
  await prepareDatabase(database.db, {
    demoData: config.demoData,
    now: new Date(),
  });
  if (!config.databaseUrl) return createServices(database, config, log);
  // Guests wait from here on, so the database is opened again with shorter timeouts than migrations need.
  await database.close();
  return createServices(openPostgres(config.databaseUrl, { onError }), config, log);
}
