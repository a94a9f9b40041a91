import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Returns a key of 32 bytes for one purpose, which the label names: it tells nothing of the secret or of other keys. */
export function deriveKey(secret: string, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', label, KEY_BYTES));
}
