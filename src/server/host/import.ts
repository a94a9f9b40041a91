import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as copy from '#messages/host-import.ts';
import { readCallerFolder, readCommandConfig } from '#server/platform/config.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { openFiles } from '#server/platform/files.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';
import { runImport } from './run-import.ts';

/** `npm run host:import -- homestays.yaml [--dry-run]`: imports what the host sells from one file. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) {
    throw new CommandRefused(copy.COMMAND);
  }
  const file = resolve(readCallerFolder(process.env), name);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandRefused(copy.unreadable(file));
  });
  const config = readCommandConfig(process.env);
  const database = await openDatabase(config, (error) => {
    throw error;
  });
  try {
    await migrate(database.db);
    const lines = await runImport({
      text,
      folder: dirname(file),
      db: database.db,
      files: openFiles(database.db, config),
      now: new Date(),
      dryRun: values['dry-run'],
    });
    for (const line of lines) print(line);
    print(values['dry-run'] ? copy.DRY_RUN : copy.DONE);
  } finally {
    await database.close();
  }
});
