import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

/**
 * A backup that is encrypted by a passphrase. The file has, one after the other:
 *
 * - 16 bytes `homestays-backup`, and one byte with the version, 1
 * - three bytes with the costs of scrypt (RFC 7914): the logarithm of N, r and p
 * - 16 bytes of salt and 12 bytes of nonce, both random
 * - the backup, encrypted by AES-256-GCM; everything before it is authenticated with it
 * - 16 bytes with the tag of GCM
 */

const MAGIC = Buffer.from('homestays-backup');
const VERSION = 1;
/** These cost 32 MiB and about a third of a second (OWASP's second choice). */
const COSTS = { logN: 15, r: 8, p: 3 };
const SALT_AT = MAGIC.length + 4;
const NONCE_AT = SALT_AT + 16;
const HEADER_BYTES = NONCE_AT + 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** A forged file can't make the key cost more than this. */
const MOST = { logN: 18, r: 8, p: 4 };
const CIPHER = 'aes-256-gcm';

/** Says that the file is damaged, or the passphrase is another one: nobody can know which. */
export class NotDecrypted extends Error {
  override readonly name = 'NotDecrypted';
}

type Costs = typeof COSTS;
const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Spaces around and between words, and the form of letters, don't matter. */
function keyOf(passphrase: string, salt: Buffer, { logN, r, p }: Costs): Promise<Buffer> {
  const typed = passphrase.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const N = 2 ** logN;
  return derive(typed, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r });
}

export const isEncrypted = (file: Uint8Array): boolean => MAGIC.equals(file.subarray(0, MAGIC.length));

/** Writes a file, or what a stream gives, to `target`, encrypted. */
export async function encryptFile(
  source: string | Readable,
  target: string,
  passphrase: string,
): Promise<void> {
  const { logN, r, p } = COSTS;
  const header = Buffer.concat([MAGIC, Buffer.from([VERSION, logN, r, p]), randomBytes(28)]);
  const key = await keyOf(passphrase, header.subarray(SALT_AT, NONCE_AT), COSTS);
  const cipher = createCipheriv(CIPHER, key, header.subarray(NONCE_AT)).setAAD(header);
  const file = createWriteStream(target, { mode: 0o600 });
  file.write(header);
  await pipeline(
    typeof source === 'string' ? createReadStream(source) : source,
    cipher,
    async function* withTag(parts) {
      yield* parts;
      yield cipher.getAuthTag();
    },
    file,
  );
}

/** Returns the backup in an encrypted file. Throws {@link NotDecrypted}. */
export async function decryptBackup(file: Buffer, passphrase: string): Promise<Buffer> {
  const [version, logN = 0, r = 0, p = 0] = file.subarray(MAGIC.length, SALT_AT);
  const isReadable = version === VERSION && logN > 0 && logN <= MOST.logN && r <= MOST.r && p <= MOST.p;
  if (!isReadable || file.length < HEADER_BYTES + TAG_BYTES) throw new NotDecrypted('no such file');
  const header = file.subarray(0, HEADER_BYTES);
  const tag = file.subarray(-TAG_BYTES);
  try {
    const key = await keyOf(passphrase, header.subarray(SALT_AT, NONCE_AT), { logN, r, p });
    const cipher = createDecipheriv(CIPHER, key, header.subarray(NONCE_AT)).setAAD(header).setAuthTag(tag);
    return Buffer.concat([cipher.update(file.subarray(HEADER_BYTES, -TAG_BYTES)), cipher.final()]);
  } catch (cause) {
    throw new NotDecrypted('wrong passphrase, or damaged', { cause });
  }
}
