import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as booking from './migrations/0001-booking.ts';
import * as accounts from './migrations/0002-accounts.ts';

/** In their order, for ever: a migration that has shipped is never changed, renamed or moved. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-booking': booking,
  '0002-accounts': accounts,
};

/** Brings the database up to date; answers the names of the migrations that ran. Several processes may call it at once. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
