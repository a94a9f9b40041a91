import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { pack, unpack } from '#server/platform/backup/archive.ts';
import { encryptFile } from '#server/platform/backup/encrypted.ts';
import { makeBackup, packBackup } from '#server/platform/backup/make.ts';
import { restoreBackup } from '#server/platform/backup/restore.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { diskFiles } from '#server/platform/files.ts';
import { addRegisterKeys, readRegisterKeys, registerSealer } from '#server/platform/keys/register-keys.ts';
import { sealTraveller } from '#server/register/seal.ts';
import { travellersOf } from '#server/register/traveller-queries.ts';
import { testApp } from '../../../support/app.ts';
import { openHomestays } from '../../../support/homestays.ts';
import { paidBooking } from '../../../support/paid-booking.ts';
import { HANS } from '../../../support/travellers.ts';

const notAsked = () => Promise.reject(new Error('a plain backup has no passphrase'));
const now = new Date('2026-11-21T06:00:00Z');
const PICTURE = 'profile/abc.webp';
const PHOTO = ['photo/0f-480.avif', 'photo/0f-480.webp'];

const open = (dataDir: string) =>
  openDatabase({ dataDir, databaseUrl: undefined }, (error) => {
    throw error;
  });

async function backUp(dataDir: string, database: OpenDatabase, file: string): Promise<void> {
  if (!database.dump) throw new Error('the embedded database has a dump');
  await makeBackup(dataDir, database.dump, file, now);
}

describe('a lost data directory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'kept.backup.tar.gz');
  const laterRelease = join(folder, 'later.backup.tar.gz');
  let booking: Awaited<ReturnType<typeof paidBooking>>;
  let keys: string;

  beforeAll(async () => {
    const database = await open(dataDir);
    await prepareDatabase(database.db, { demoData: false, now });
    await openHomestays(database.db);
    booking = await paidBooking(testApp(database));
    await diskFiles(join(dataDir, 'uploads')).save(PICTURE, Buffer.from('a picture'), now);
    for (const path of PHOTO) await diskFiles(join(dataDir, 'uploads')).save(path, Buffer.from(path), now);
    writeFileSync(join(dataDir, 'token-secret'), 'a secret of at least thirty-two signs');
    keys = readRegisterKeys({ registerKeys: undefined, dataDir });
    const sealed = sealTraveller(registerSealer(keys), booking.id, HANS);
    await database.db
      .insertInto('traveller')
      .values({ reservation_id: booking.id, position: 0, sealed })
      .execute();
    // While the database is in use, as in a running server.
    await backUp(dataDir, database, file);
    await database.pool.query(`insert into kysely_migration (name, timestamp) values ('9999-later', 'x')`);
    await backUp(dataDir, database, laterRelease);
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const statusOf = async (database: OpenDatabase) => {
    const { ask } = testApp(database);
    const answer = await ask(`/public/reservation/${booking.id}`, { headers: booking.headers });
    return (await answer.json()).reservation?.status;
  };

  it('is restored from its backup: the booking, the picture and the secret', async () => {
    rmSync(dataDir, { recursive: true });
    const { made } = await restoreBackup(dataDir, file, now, notAsked);
    expect(made).toBe(now.toISOString());
    const database = await open(dataDir);
    expect(await statusOf(database)).toBe('Completed');
    await database.close();
    const picture = await diskFiles(join(dataDir, 'uploads')).read(PICTURE);
    expect(Buffer.from(picture?.bytes ?? []).toString()).toBe('a picture');
    for (const path of PHOTO) expect(readFileSync(join(dataDir, 'uploads', path), 'utf8')).toBe(path);
    expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toMatch(/^a secret/);
  });

  it('is restored from an encrypted backup by its passphrase only', async () => {
    const encrypted = join(folder, 'downloaded.backup');
    await encryptFile(file, encrypted, 'six short words for a test');
    await expect(restoreBackup(dataDir, encrypted, now, async () => 'other words')).rejects.toThrow(
      /downloaded\.backup has another passphrase, or is damaged\. Nothing was changed\.$/,
    );
    rmSync(dataDir, { recursive: true });
    await restoreBackup(dataDir, encrypted, now, async () => 'six short  words for a test');
    const database = await open(dataDir);
    expect(await statusOf(database)).toBe('Completed');
    await database.close();
  });

  it('has no passport that can be read, and no key of the register', async () => {
    const files = await unpack(await readFile(file));
    expect([...files.keys()]).not.toContain('register-keys');
    const whole = Buffer.concat([...files.values()]).toString('latin1');
    expect(whole).toContain('Asha Mishra');
    for (const word of ['C01X00T47', '9011AB12C', 'Hans']) expect(whole).not.toContain(word);
  });

  it('has its register read in another place by the keys of an encrypted backup', async () => {
    const place = { registerKeys: undefined, dataDir: join(folder, 'other-place') };
    const own = readRegisterKeys(place);
    const entries = [...(await unpack(await readFile(file)))].map(([name, bytes]) => ({ name, bytes }));
    const withKeys = packBackup([...entries, { name: 'register-keys', bytes: Buffer.from(keys) }], now);
    const encrypted = join(folder, 'with-keys.backup');
    await encryptFile(withKeys, encrypted, 'six short words for a test');
    const words = async () => 'six short words for a test';
    const { registerKeys = '' } = await restoreBackup(place.dataDir, encrypted, now, words);
    expect(addRegisterKeys(place, registerKeys)).toBeUndefined();
    expect(readRegisterKeys(place)).toBe(`${own},${keys}`);
    const database = await open(place.dataDir);
    const read = async (of: string) => {
      const [one] = await travellersOf(database.db, registerSealer(of), booking.id);
      return one?.data;
    };
    expect(await read(own)).toBeUndefined();
    expect(await read(readRegisterKeys(place))).toEqual(HANS);
    await database.close();
  });

  it('leaves the replaced data beside it', async () => {
    const database = await open(dataDir);
    await database.db.updateTable('reservation').set({ guest_name: 'Somebody later' }).execute();
    await database.close();
    const { replaced } = await restoreBackup(dataDir, file, new Date('2026-11-22T06:00:00Z'), notAsked);
    expect(readdirSync(replaced).sort()).toEqual(['database', 'token-secret', 'uploads']);
    const restored = await open(dataDir);
    const { guest_name } = await restored.db
      .selectFrom('reservation')
      .select('guest_name')
      .executeTakeFirstOrThrow();
    await restored.close();
    expect(guest_name).toBe('Asha Mishra');
  });

  it.each([
    ['is not there', async () => {}],
    [
      'is cut off',
      async (bad: string) => {
        writeFileSync(bad, await readFile(file));
        truncateSync(bad, 100_000);
      },
    ],
    [
      'has a byte that changed',
      async (bad: string) => {
        const bytes = await readFile(file);
        const middle = Math.floor(bytes.length / 2);
        // All its bits: up to seven can be mere filling, which changes nothing.
        bytes[middle] = (bytes[middle] ?? 0) ^ 0xff;
        writeFileSync(bad, bytes);
      },
    ],
    [
      'is of another program',
      async (bad: string) => {
        writeFileSync(
          bad,
          gzipSync(await buffer(pack([{ name: 'letter', bytes: Buffer.from('dear') }], now))),
        );
      },
    ],
    [
      'holds a database that is none',
      async (bad: string) => {
        const files = await unpack(await readFile(file));
        files.set('database.tar', Buffer.from('no database'));
        const entries = [...files].map(([name, bytes]) => ({ name, bytes }));
        writeFileSync(bad, gzipSync(await buffer(pack(entries, now))));
      },
    ],
    [
      'was made by a later release',
      async (bad: string) => {
        writeFileSync(bad, await readFile(laterRelease));
      },
    ],
  ])('is not changed by a file that %s', async (_, spoil) => {
    const bad = join(folder, 'bad.backup.tar.gz');
    rmSync(bad, { force: true });
    await spoil(bad);
    const before = readdirSync(dataDir).sort();
    await expect(restoreBackup(dataDir, bad, now, notAsked)).rejects.toThrow(
      /bad\.backup\.tar\.gz .*Nothing was changed\.$/,
    );
    expect(readdirSync(dataDir).sort()).toEqual(before);
    const database = await open(dataDir);
    expect(await statusOf(database)).toBe('Completed');
    await database.close();
  });

  it('gets no file outside its uploads, whatever names the backup has', async () => {
    const hostile = join(folder, 'hostile.backup.tar.gz');
    const files = await unpack(await readFile(file));
    const names = [
      '../outside.webp',
      '/outside.webp',
      'uploads/../../outside.webp',
      'uploads/profile/../x.webp',
    ];
    const outside = names.map((name) => ({ name, bytes: Buffer.from('hostile') }));
    const entries = [...[...files].map(([name, bytes]) => ({ name, bytes })), ...outside];
    writeFileSync(hostile, gzipSync(await buffer(pack(entries, now))));
    await restoreBackup(dataDir, hostile, new Date('2026-11-22T07:00:00Z'), notAsked);
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => /outside|x\.webp/.test(String(name))),
    ).toEqual([]);
    const uploads = readdirSync(join(dataDir, 'uploads'), { recursive: true });
    expect(uploads.sort()).toEqual(['photo', ...PHOTO, 'profile', PICTURE]);
  });

  it('does not start half restored, and is completed by the same command', async () => {
    // As left by a process that was killed between the two renames.
    writeFileSync(join(dataDir, 'restoring'), '');
    rmSync(join(dataDir, 'database'), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow('Run npm run db:restore again; nothing is lost.');
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    await restoreBackup(dataDir, file, new Date('2026-11-23T06:00:00Z'), notAsked);
    const database = await open(dataDir);
    expect(await statusOf(database)).toBe('Completed');
    await database.close();
  });
});
