import { readCommandConfig } from '../config.ts';
import { runCommand, say } from '../run-command.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open.ts';

/** `npm run db:migrate`: brings the database up to date. */
await runCommand(async () => {
  const database = await openDatabase(readCommandConfig(process.env), (error) => {
    throw error;
  });
  try {
    const done = await migrate(database.db);
    say(done.length > 0 ? `Migrated: ${done.join(', ')}.` : 'The database is up to date.');
  } finally {
    await database.close();
  }
});
