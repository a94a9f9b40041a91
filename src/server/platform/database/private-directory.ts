import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o700;
/** Of a directory like /tmp, which is everybody's. */
const SHARED = 0o1000;

/**
 * Makes a directory into which nobody but its owner can look, whatever the files in it allow. One that is there already
 * is closed to others, too: earlier releases left it open. Windows has rights of another kind, which stay as they are.
 */
export function makePrivateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  const { mode } = statSync(path);
  const isOpen = (mode & 0o077) !== 0 && (mode & SHARED) === 0;
  if (!isOpen || process.platform === 'win32') return;
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    // A volume of somebody else, or one that knows no rights.
    const isKnown = error instanceof Error && 'code' in error && /^(EPERM|ENOTSUP)$/.test(String(error.code));
    if (!isKnown) throw error;
  }
}
