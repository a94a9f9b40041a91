import { resolve } from 'node:path';
import { readCallerFolder, readCommandConfig } from '../config.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import { CommandRefused, print, runCommand } from '../run-command.ts';
import { refuseServer } from './refuse-server.ts';
import { restoreBackup } from './restore.ts';

/**
 * Runs `npm run db:restore <file>`, which restores a backup. The server must be stopped; the data before it is moved
 * aside.
 */
await runCommand(async () => {
  const config = readCommandConfig(process.env);
  refuseServer(config, 'pg_restore');
  const [name] = process.argv.slice(2);
  if (!name) throw new CommandRefused('Name the backup: npm run db:restore <file>');
  const release = lockDirectory(config.dataDir);
  try {
    const file = resolve(readCallerFolder(process.env), name);
    const { made, replaced } = await restoreBackup(resolve(config.dataDir), file, new Date());
    print(`Restored the backup of ${made}. The previous data is now in ${replaced}`);
  } finally {
    release();
  }
});
