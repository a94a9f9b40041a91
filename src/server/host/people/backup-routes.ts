import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { downloadBackup, offerPassphrase } from '#contract/host/backup.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import { say } from '#server/language/say.ts';
import { encryptFile } from '#server/platform/backup/encrypted.ts';
import { collectBackup, type Dump, keepBackup, packBackup } from '#server/platform/backup/make.ts';
import { newPassphrase } from '#server/platform/backup/passphrase.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { REGISTER_KEYS_FILE, readRegisterKeys } from '#server/platform/keys/register-keys.ts';
import { BACKUP_ACT, mayBackUp } from './backup-reminder.ts';

/** Mounts the download of a backup. `dump` is absent on a PostgreSQL server, which has its own programs for that. */
export function backupRoutes(app: Hono, deps: AppContext & { dump?: Dump }): void {
  const { clock, config, dump } = deps;

  mountForHost(app, deps, offerPassphrase, () => ({ passphrase: newPassphrase() }));

  mountForHost(app, deps, downloadBackup, async ({ body: { passphrase }, host, c }) => {
    const tooMany = await limitPerson(deps, host, 'backups');
    if (tooMany) return tooMany;
    const now = clock();
    const refused = await host.inTransaction(async (tx) => {
      if (!(await mayBackUp(tx, host))) return refuse('owner_only');
      if (!dump) return refuse('wrong_state', {}, say().hostPeople.NO_BACKUP_HERE);
      for (const propertyId of host.propertyIds) {
        await writeAudit(tx, host, { propertyId, action: BACKUP_ACT }, now);
      }
      return undefined;
    });
    if (refused || !dump) return refused;
    const entries = await collectBackup(config.dataDir, dump, now);
    const made = await keepBackup(config.dataDir, entries, now);
    const keys = { name: REGISTER_KEYS_FILE, bytes: Buffer.from(readRegisterKeys(config)) };
    const file = `${made}.${crypto.randomUUID()}.part`;
    const remove = () => rm(file, { force: true });
    try {
      await encryptFile(packBackup([...entries, keys], now), file, passphrase);
      const { size } = await stat(file);
      // The file is deleted when it is sent, or when the browser goes away.
      const sent = createReadStream(file).on('close', () => void remove());
      return c.body(Readable.toWeb(sent) as ReadableStream, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(size),
        'Content-Disposition': contentDisposition(basename(made).replace(/\.tar\.gz$/, '')),
      });
    } catch (error) {
      await remove();
      throw error;
    }
  });
}
