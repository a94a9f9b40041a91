import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL may run as another user and must read the folder. Folders of killed runs are deleted. */
export function makeRunFolder(name: string): string {
  for (const folder of readdirSync(tmpdir())) {
    const [, owner] = new RegExp(`^${name}-(\\d+)-`).exec(folder) ?? [];
    if (owner && !isRunning(Number(owner))) rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user refuses the signal, so it is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
