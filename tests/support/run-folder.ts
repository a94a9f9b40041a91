import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary folder whose name says which process made it, readable for PostgreSQL, which may run as another user.
 * What runs that were killed have left there is deleted.
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
    // Another user's process may not be asked, so there is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
