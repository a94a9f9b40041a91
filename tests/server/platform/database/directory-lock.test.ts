import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryError, lockDirectory } from '#server/platform/database/directory-lock.ts';

const MODULE = resolve('src/server/platform/database/directory-lock.ts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (code: string) => [
  '--input-type=module',
  '-e',
  `import { lockDirectory } from ${JSON.stringify(MODULE)};\n${code}`,
];
const take = `lockDirectory(${JSON.stringify('FOLDER')});`;
const inFolder = (code: string) => script(code.replaceAll('FOLDER', folder));

describe('the lock of a data directory', () => {
  it('makes the directory, and can be released', () => {
    const data = join(folder, 'a', 'b');
    lockDirectory(data)();
    expect(readdirSync(data)).toEqual([]);
    lockDirectory(data)();
  });

  it('refuses a second holder in one sentence that names the directory and the solution', () => {
    const release = lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(DataDirectoryError);
    expect(() => lockDirectory(folder)).toThrow(
      `The data directory ${folder} is in use by another process (number ${process.pid}). Stop that one first, or set DATA_DIR to another directory.`,
    );
    release();
  });

  it('refuses another process while this one has it', () => {
    const release = lockDirectory(folder);
    const { status, stderr } = spawnSync(process.execPath, inFolder(take), { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('is in use by another process');
    release();
    expect(spawnSync(process.execPath, inFolder(take)).status).toBe(0);
  });

  it('is released by a process that exits without releasing it', () => {
    spawnSync(process.execPath, inFolder(`${take} process.exit(3);`));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a killed process', async () => {
    const holder = spawn(
      process.execPath,
      inFolder(`${take} console.log('held'); setInterval(() => {}, 1e6);`),
    );
    await once(holder.stdout, 'data');
    expect(() => lockDirectory(folder)).toThrow('is in use');
    const exited = once(holder, 'exit');
    holder.kill('SIGKILL');
    await exited;
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    lockDirectory(folder)();
  });

  it('is taken over from a killed process whose parent never takes note', async () => {
    const hold = `${take} console.log(process.pid); setInterval(() => {}, 1e6);`;
    // `sleep` takes the shell's place, and asks after no child.
    const parent = spawn('sh', ['-c', '"$0" "$@" & exec sleep 60', process.execPath, ...inFolder(hold)]);
    const [pid] = await once(parent.stdout, 'data');
    expect(() => lockDirectory(folder)).toThrow('is in use');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${Number(pid)}/stat`, 'utf8')).toContain(' Z ');
    lockDirectory(folder)();
    parent.kill();
  });

  it.each(['', 'not json', '{"pid":"x"}', '{"pid":-42,"started":""}'])(
    'ignores a lock with the content %j',
    (content) => {
      writeFileSync(join(folder, 'lock'), content);
      lockDirectory(folder)();
    },
  );

  it('tells a reused process id from its holder', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'another boot 1' }));
    const release = lockDirectory(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
    release();
  });

  it('reports when the directory cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDirectory(join(folder, 'file', 'data'))).toThrow("can't be made");
  });

  it('lets exactly one of many processes take over a stale lock', async () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 4_000_000, started: '' }));
    // The process with the lock ends with its input, after all others have failed.
    const contenders = Array.from({ length: 6 }, () =>
      spawn(process.execPath, inFolder(`${take} process.stdin.resume();`), { stdio: 'pipe' }),
    );
    let refused = 0;
    const codes = await Promise.all(
      contenders.map(async (one) => {
        const [code] = await once(one, 'exit');
        if (code !== 0) refused += 1;
        if (refused === contenders.length - 1) for (const { stdin } of contenders) stdin.end();
        return code;
      }),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
  });
});
