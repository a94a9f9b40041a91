import { readCommandConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { print, runCommand } from '#server/platform/run-command.ts';

/** Runs `npm run db:migrate`, which brings the database up to date. */
await runCommand(async () => {
  const database = await openDatabase(readCommandConfig(process.env), (error) => {
    throw error;
  });
  try {
    const done = await migrate(database.db);
    print(done.length > 0 ? `Migrated: ${done.join(', ')}.` : 'The database is up to date.');
  } finally {
    await database.close();
  }
});
