import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative as relativePath } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '#server/entry/prepare-database.ts';
import { HOST_TASKS } from '#server/host/tasks.ts';
import { readConfig } from '#server/platform/config.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { diskFiles } from '#server/platform/files.ts';
import { startWorkers, type Workers } from '#server/platform/jobs.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import { askServer, tasksOnRequest } from '#server/platform/server-tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'tasks-'));
const inUse = new Error('The data directory is in use.');
let database: OpenDatabase;
let workers: Workers;

beforeAll(async () => {
  database = await openDatabase({ dataDir: folder, databaseUrl: undefined }, (error) => {
    throw error;
  });
  await prepareDatabase(database.db, { demoData: false, now: new Date() });
  const config = { ...readConfig({ DATA_DIR: folder }), siteUrl: 'http://localhost:4321' };
  const deps = {
    db: database.db,
    files: diskFiles(join(folder, 'uploads')),
    config,
    clock: () => new Date(),
  };
  const fail = () => Promise.reject(new Error('a mistake of ours'));
  workers = startWorkers([tasksOnRequest(deps, { ...HOST_TASKS, fail })], pino({ level: 'silent' }));
});
afterAll(async () => {
  await workers.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A command while a server runs in this very process. */
async function run(command: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const child = spawn(process.execPath, [`src/server/host/${command}.ts`, ...args], { env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, stdout, stderr };
}

test('the reports come from a running server', async () => {
  const bookings = await run('bookings', '--from', '2026-12-18', '--to', '2026-12-19');
  expect(bookings).toMatchObject({ status: 0, stderr: '' });
  expect(bookings.stdout).toContain('Bookings from Fri, 18 Dec 2026 to Sat, 19 Dec 2026\n\nArrivals: 0');
  expect((await run('holds')).stdout).toBe('Nothing is held.\n');
  expect((await run('views', '--from', '2026-12-18')).stdout).toContain('Page views from Fri, 18 Dec 2026');
});

test('a file is imported by a running server, which needs no new start', async () => {
  const file = join(folder, 'homestays.yaml');
  writeFileSync(file, readFileSync('src/server/host/import/example.yaml'));
  const dry = await run('import', file, '--dry-run');
  expect(dry).toMatchObject({ status: 0, stderr: '' });
  expect(dry.stdout).toContain('Room 1 "Garden Room": new\n');
  expect(dry.stdout).toMatch(/\nThis was a dry run: nothing was changed\.\n$/);
  expect(await database.db.selectFrom('room').select('id').execute()).toEqual([]);
  const relative = await run('import', relativePath(process.cwd(), file));
  expect(relative.stdout).toMatch(/\nDone\.\n$/);
  expect(await database.db.selectFrom('room').select('id').execute()).toHaveLength(2);

  writeFileSync(file, readFileSync(file, 'utf8').replace('capacity: 4', 'capacity: four'));
  const wrong = await run('import', file);
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/^line 66, room "Family Room", capacity: write a number of people/);
  expect((await run('import')).stderr).toMatch(/^Name one file: /);
  expect((await run('import', 'nowhere.yaml')).stderr).toMatch(/nowhere\.yaml can't be read\.\n$/);
});

test('its refusals are those of the command', async () => {
  expect(await run('holds', '--release', '12')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no open hold 12.\n',
  });
  expect((await run('bookings', '--form', 'x')).stderr).toMatch(/^Unknown option '--form'[^\n]*\n$/);
});

test('a failure of the server is told, and so is its silence', async () => {
  const ask = (name: string, limit?: number) => askServer(folder, { name, args: [] }, inUse, limit);
  await expect(ask('fail')).rejects.toThrow('The running server could not do it; its log says why.');
  await expect(ask('unknown', 50)).rejects.toThrow(
    new CommandRefused('The data directory is in use. It did not respond in time.'),
  );
  expect(readdirSync(folder).filter((file) => file.startsWith('task-'))).toEqual([]);
});
