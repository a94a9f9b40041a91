import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a temporary folder that is named after this process and readable for PostgreSQL, which may run as another
 * user. It deletes the folders of killed runs.
 */
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
