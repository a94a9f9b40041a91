import { readCommandConfig } from '#server/platform/config.ts';
import { dropEverything } from '#server/platform/database/migrations.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * Runs `npm run db:reset`, which deletes all data and starts again. If it may be a host's real data, `-- --yes` is
 * needed.
 */
await runCommand(async () => {
  const config = readCommandConfig(process.env);
  const mayBeReal = config.databaseUrl !== undefined || config.payments.kind !== 'sandbox';
  if (mayBeReal && !process.argv.includes('--yes')) {
    throw new CommandRefused(
      'This deletes every booking, payment and account. If you are sure: npm run db:reset -- --yes',
    );
  }
  const database = await openDatabase(config, (error) => {
    throw error;
  });
  try {
    await dropEverything(database.db);
    await prepareDatabase(database.db, {
      demoData: config.demoData,
      now: new Date(),
    });
    print(
      config.demoData ? 'The database is new, with the demo homestays.' : 'The database is new and empty.',
    );
  } finally {
    await database.close();
  }
});
