import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { housekeepingTask } from '#server/housekeeping/on-request.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { diskFiles } from '#server/platform/files.ts';
import { startWorkers } from '#server/platform/jobs.ts';
import { tasksOnRequest } from '#server/platform/server-tasks.ts';
import { TEST_REGISTER_KEYS } from '../../support/register-keys.ts';
import { openCopy } from '../../support/templates.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'housekeeping-'));
const pictures = join(folder, 'uploads', 'profile');
mkdirSync(pictures, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** While a server runs in this very process, which must continue meanwhile. */
async function run(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, ['src/server/housekeeping/command.ts'], { env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, stdout, stderr };
}
const DONE = { status: 0, stdout: 'Deleted all expired data.\n', stderr: '' };

async function openOld(open: () => Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await open();
  await prepareDatabase(database.db, { demoData: false, now: new Date() });
  const row = { email: 'never@example.in', name: 'Never Proven', created_at: LONG_AGO };
  await database.db.insertInto('app_user').values(row).execute();
  return database;
}
const users = (db: Database) => db.selectFrom('app_user').select('email').execute();

describe('npm run db:housekeeping', () => {
  const openEmbedded = () =>
    openDatabase({ dataDir: folder, databaseUrl: undefined }, (error) => {
      throw error;
    });
  beforeEach(() => {
    writeFileSync(join(pictures, 'left.webp'), 'x');
    utimesSync(join(pictures, 'left.webp'), LONG_AGO, LONG_AGO);
  });

  it('deletes expired data while no server runs', async () => {
    await (await openOld(openEmbedded)).close();
    expect(await run({ DATA_DIR: folder })).toEqual(DONE);
    const database = await openEmbedded();
    expect(await users(database.db)).toEqual([]);
    await database.close();
    expect(readdirSync(pictures)).toEqual([]);
  });

  it('lets a running server do it', async () => {
    const database = await openOld(openEmbedded);
    const files = diskFiles(join(folder, 'uploads'));
    const config = { ...readConfig({ DATA_DIR: folder }), siteUrl: 'http://localhost:4321' };
    const job = tasksOnRequest(
      { db: database.db, files, config, clock: () => new Date() },
      { housekeeping: housekeepingTask },
    );
    const workers = startWorkers([job], pino({ level: 'silent' }));
    expect(await run({ DATA_DIR: folder })).toEqual(DONE);
    expect(await users(database.db)).toEqual([]);
    expect(readdirSync(pictures)).toEqual([]);
    expect(readdirSync(folder).filter((file) => file.startsWith('task-'))).toEqual([]);
    await workers.stop();
    await database.close();
  });

  it('deletes it in a PostgreSQL database that servers use', async () => {
    const database = await openOld(() => openCopy(inject('postgresUrl'), inject('templates').postgresName));
    const DATABASE_URL = String(database.pool.options.connectionString);
    const settings = {
      DATABASE_URL,
      TOKEN_SECRET: 'x'.repeat(32),
      REGISTER_KEYS: TEST_REGISTER_KEYS,
      PAYMENTS: 'sandbox',
      MAIL: 'mailbox',
    };
    expect(await run(settings)).toEqual(DONE);
    expect(await users(database.db)).toEqual([]);
    await database.close();
  });
});
