import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { openDatabase } from '#server/platform/database/open.ts';

const now = new Date('2026-11-21T06:00:00Z');
const fail = (error: Error) => {
  throw error;
};
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined }, fail);

describe('the embedded database in its directory', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('stores what was written, and is locked for others meanwhile', async () => {
    const first = await open(dataDir);
    await prepareDatabase(first.db, { demoData: false, now });
    await first.db.insertInto('webhook_event').values({ id: 'e1', received_at: now }).execute();
    await expect(open(dataDir)).rejects.toThrow('is in use by another process');
    const waits: string[] = [];
    const patience = { milliseconds: 10_000, onWait: () => void waits.push('waits') };
    const next = openDatabase({ dataDir, databaseUrl: undefined }, fail, patience);
    expect(waits).toEqual(['waits']);
    await first.close();

    const second = await next;
    expect(await second.db.selectFrom('webhook_event').select('id').execute()).toEqual([{ id: 'e1' }]);
    await second.close();
  });

  it('starts again after an interrupted first start', async () => {
    const data = join(dataDir, 'interrupted');
    mkdirSync(join(data, 'database.new'), { recursive: true });
    writeFileSync(join(data, 'database.new', 'PG_VERSION'), '17');
    const database = await open(data);
    await database.close();
  });

  it('does not change a folder with other content', async () => {
    const data = join(dataDir, 'foreign');
    mkdirSync(join(data, 'database'), { recursive: true });
    writeFileSync(join(data, 'database', 'letter.txt'), 'dear me');
    await expect(open(data)).rejects.toThrow(
      "can't be opened; it may be damaged. Nothing in it was overwritten",
    );
    expect(readFileSync(join(data, 'database', 'letter.txt'), 'utf8')).toBe('dear me');
  });

  it('refuses a damaged database without making a new one, and releases the lock', async () => {
    const damaged = join(dataDir, 'database', 'global', 'pg_control');
    truncateSync(damaged, 10);
    await expect(open(dataDir)).rejects.toThrow("can't be opened; it may be damaged");
    await expect(open(dataDir)).rejects.toThrow("can't be opened; it may be damaged");
    expect(readFileSync(damaged)).toHaveLength(10);
  });
});
