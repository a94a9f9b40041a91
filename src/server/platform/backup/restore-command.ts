import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readBackupPassphrase, readCallerFolder, readCommandConfig } from '../config.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import { addRegisterKeys } from '../keys/register-keys.ts';
import { CommandRefused, print, runCommand } from '../run-command.ts';
import { refuseServer } from './refuse-server.ts';
import { restoreBackup } from './restore.ts';

/** Asks in the terminal, without showing what is typed. A script sets BACKUP_PASSPHRASE. */
async function askPassphrase(): Promise<string> {
  const given = readBackupPassphrase(process.env);
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new CommandRefused('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  process.stdout.write('Passphrase of the backup: ');
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    print('');
  }
}

/**
 * Runs `npm run db:restore <file>`, which restores a backup and asks for the passphrase of an encrypted one. The server must be stopped; the data before it is moved
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
    const restored = await restoreBackup(resolve(config.dataDir), file, new Date(), askPassphrase);
    const { made, replaced, registerKeys } = restored;
    print(`Restored the backup of ${made}. The previous data is now in ${replaced}`);
    const toSet = registerKeys && addRegisterKeys(config, registerKeys);
    if (toSet) print(`To read the register of guests in it, set REGISTER_KEYS='${toSet}'`);
  } finally {
    release();
  }
});
