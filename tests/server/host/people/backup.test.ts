import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { unpack } from '#server/platform/backup/archive.ts';
import { decryptBackup } from '#server/platform/backup/encrypted.ts';
import { testApp } from '../../../support/app.ts';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

const WORDS = 'six short words for a test';

serverTest('the download of a backup', { anew: true }, (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'download-'));
  writeFileSync(join(folder, 'token-secret'), 'a secret of at least thirty-two signs');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let desk: ReturnType<typeof testApp>;
  beforeEach(() => {
    const config = { ...api.deps.config, dataDir: folder };
    desk = testApp(api.deps, { config, dump: async () => new Blob(['the database']) });
  });
  const download = async (passphrase = WORDS, options: Parameters<typeof hostHeaders>[1] = {}) =>
    desk.ask('/host/backup', { headers: await hostHeaders(desk, options), json: { passphrase } });
  const audit = () => api.deps.db.selectFrom('audit_event').select(['action', 'property_id']).execute();

  it('is one encrypted file, which the passphrase opens, with the secret of the data directory', async () => {
    const answer = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="2026-11-21T.*\.backup"/,
    );
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 20).toString('latin1')).toBe('homestays-backup\x01\x0f\x08\x03');
    const files = await unpack(await decryptBackup(file, ` ${WORDS.replace(' ', '  ')} `));
    expect([...files.keys()]).toEqual(['backup.json', 'database.tar', 'token-secret', 'register-keys']);
    expect(files.get('register-keys')?.toString()).toBe(readFileSync(join(folder, 'register-keys'), 'utf8'));
    const [kept = ''] = readdirSync(join(folder, 'backups'));
    const plain = await unpack(readFileSync(join(folder, 'backups', kept)));
    expect([...plain.keys()]).toEqual(['backup.json', 'database.tar', 'token-secret']);
    await expect(decryptBackup(file, 'another passphrase')).rejects.toThrow('wrong passphrase');
    file.writeUInt8(file.readUInt8(60) ^ 1, 60);
    await expect(decryptBackup(file, WORDS)).rejects.toThrow('damaged');
    expect(await audit()).toEqual([
      { action: 'download backup', property_id: 1 },
      { action: 'download backup', property_id: 2 },
    ]);
    // Only the backup that the server keeps is left.
    await expect.poll(() => readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });

  it('is for an owner of all homestays who has just proven it', async () => {
    expect((await download(WORDS, { propertyIds: [1] })).status).toBe(403);
    expect((await download(WORDS, { role: 'staff' })).status).toBe(403);
    const headers = await hostHeaders(desk);
    const proven_at = new Date('2026-11-21T05:44:00Z');
    await api.deps.db.updateTable('session').set({ proven_at }).execute();
    const late = await desk.ask('/host/backup', { headers, json: { passphrase: WORDS } });
    expect(await late.json()).toMatchObject({ code: 'passkey_required' });
    expect(await audit()).toEqual([]);
  });

  it.each(['short words', ' '.repeat(20), 'x'.repeat(201)])('needs a passphrase, not "%s"', async (words) => {
    const answer = await download(words);
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toHaveProperty('passphrase');
  });

  it('is not there on a PostgreSQL server', async () => {
    const headers = await hostHeaders(api);
    const answer = await api.ask('/host/backup', { headers, json: { passphrase: WORDS } });
    expect(await answer.json()).toMatchObject({
      code: 'wrong_state',
      error: 'The database is on a server of its own, which makes the backups: use its own program.',
    });
  });

  it('is made ten times a day', async () => {
    const headers = await hostHeaders(desk, { propertyIds: [1] });
    const json = { passphrase: WORDS };
    const status = async () => (await desk.ask('/host/backup', { headers, json })).status;
    // Refused ones count, too.
    for (let time = 0; time < 10; time += 1) expect(await status()).toBe(403);
    expect(await status()).toBe(429);
  });

  it('is asked for a month after the last one, of an owner of all homestays', async () => {
    const due = async (options: Parameters<typeof hostHeaders>[1] = {}, app = desk) => {
      const day = await (await app.ask('/host/today', { headers: await hostHeaders(app, options) })).json();
      return day.backup_due;
    };
    const on = (day: string) => {
      for (const { clock } of [desk, api]) clock.set(`${day}T06:00:00Z`);
    };
    expect(await due()).toBeNull();
    on('2026-12-20');
    expect(await due()).toBeNull();
    on('2026-12-21');
    expect(await due()).toEqual({ last_at: null });
    expect(await due({ propertyIds: [1] })).toBeNull();
    expect(await due({ role: 'staff' })).toBeNull();
    // A PostgreSQL server makes its own.
    expect(await due({}, api)).toBeNull();
    const answer = await download();
    await answer.arrayBuffer();
    expect(await due()).toBeNull();
    on('2027-01-20');
    expect(await due()).toBeNull();
    on('2027-01-21');
    expect(await due()).toEqual({ last_at: '2026-12-21T06:00:00.000Z' });
  });

  it('is offered to an owner of all homestays alone', async () => {
    const may = async (options: Parameters<typeof hostHeaders>[1]) =>
      (await (await desk.ask('/host/me', { headers: await hostHeaders(desk, options) })).json()).may_back_up;
    expect(await may({})).toBe(true);
    expect(await may({ propertyIds: [1] })).toBe(false);
    expect(await may({ role: 'staff' })).toBe(false);
  });

  it('comes with six words that are easy to write down', async () => {
    const headers = await hostHeaders(desk);
    const offered = async () =>
      (await (await desk.ask('/host/backup/passphrase', { headers })).json()).passphrase;
    const [one, other] = [await offered(), await offered()];
    expect(one).toMatch(/^([a-z]{3,8} ){5}[a-z]{3,8}$/);
    expect(one).not.toBe(other);
  });
});
