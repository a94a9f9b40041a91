import type { AppConfig } from './deps.ts';
import type { Log } from './log.ts';
import { joinServices, type Services } from './services.ts';
import { openDatabase } from './storage/open.ts';
import { prepareDatabase } from './storage/prepare.ts';

/** Opens the database (migrated, with demo data where wanted) and the outside services, for a process that stays. */
export async function openServices(config: AppConfig, log: Log): Promise<Services> {
  const database = await openDatabase(config, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  await prepareDatabase(database.db, { demoData: config.demoData, now: new Date() });
  return joinServices(database, config, log);
}
