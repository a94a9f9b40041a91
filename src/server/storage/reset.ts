import { readCommandConfig } from '../config.ts';
import { CommandRefused, runCommand, say } from '../run-command.ts';
import { dropEverything } from './migrations.ts';
import { openDatabase } from './open.ts';
import { prepareDatabase } from './prepare.ts';

/** `npm run db:reset`: throws all data away and begins anew. Where it may be a host's real data, `-- --yes` is needed. */
await runCommand(async () => {
  const config = readCommandConfig(process.env);
  const mayBeReal = config.databaseUrl !== undefined || config.payments.kind === 'razorpay';
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
    await prepareDatabase(database.db, { demoData: config.demoData, now: new Date() });
    say(config.demoData ? 'The database is new, with the demo homestays.' : 'The database is new and empty.');
  } finally {
    await database.close();
  }
});
