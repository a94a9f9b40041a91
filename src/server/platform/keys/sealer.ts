import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Seals texts with AES-256-GCM. A sealed text is `1.{key}.{bytes}`: the version, which key it needs, and in base64url
 * the random nonce of 12 bytes, what was encrypted, and the tag of 16 bytes.
 */
export interface Sealer {
  /** `about` says whose text it is; it opens with the same only, so that no row can stand for another. */
  seal(text: string, about: string): string;
  /** Throws {@link Unreadable}. */
  open(sealed: string, about: string): string;
  /** Sealed texts of the present key begin with this. */
  prefix: string;
}

/** Says that a sealed text can't be opened: its key is not among the settings, or it was changed. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_NAME_LENGTH = 10;

/** A key is named by a part of its hash. */
const nameOf = (key: Buffer) =>
  createHash('sha256').update('register key').update(key).digest('base64url').slice(0, KEY_NAME_LENGTH);
const prefixOf = (key: Buffer) => `1.${nameOf(key)}.`;

/** Returns a sealer that seals with the first of the keys, and opens with each. */
export function createSealer(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  const [current] = keys;
  const prefix = prefixOf(current);
  const byPrefix = new Map(keys.map((key) => [prefixOf(key), key]));
  return {
    prefix,
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce).setAAD(Buffer.from(prefix + about));
      const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return prefix + Buffer.concat(bytes).toString('base64url');
    },
    open(sealed, about) {
      const start = sealed.slice(0, prefix.length);
      const key = byPrefix.get(start);
      if (!key) throw new Unreadable('the key of a sealed text is not in REGISTER_KEYS');
      const bytes = Buffer.from(sealed.slice(start.length), 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(start + about))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
        return Buffer.concat(text).toString('utf8');
      } catch (cause) {
        throw new Unreadable('a sealed text was changed', { cause });
      }
    },
  };
}
