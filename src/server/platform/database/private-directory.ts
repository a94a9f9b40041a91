import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OWNER_ONLY = 0o700;
/** The sticky bit marks a directory that all users share, such as /tmp. */
const SHARED = 0o1000;

/**
 * Makes a directory that only its owner can read, whatever the modes of its files. An existing one is closed to
 * others, too: earlier releases left it open. On Windows, which has other permissions, nothing is changed.
 */
export function makePrivateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  const { mode } = statSync(path);
  const isOpen = (mode & 0o077) !== 0 && (mode & SHARED) === 0;
  if (!isOpen || process.platform === 'win32') return;
  try {
    chmodSync(path, OWNER_ONLY);
  } catch (error) {
    // The directory may be another user's volume, or one without permissions.
    const isKnown = error instanceof Error && 'code' in error && /^(EPERM|ENOTSUP)$/.test(String(error.code));
    if (!isKnown) throw error;
  }
}
