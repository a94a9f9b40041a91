import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** A tar file, as any tool opens it: as much of the format as backups need. */

export interface Entry {
  /** Folders by slashes; ASCII, at most 100 signs. */
  name: string;
  bytes: Uint8Array;
}

const BLOCK = 512;
const NAME_LENGTH = 100;
const unzip = promisify(gunzip);

/** Where the fields of a header are: [offset, length]. */
const FIELD = { mode: [100, 8], size: [124, 12], modified: [136, 12], checksum: [148, 8] } as const;
const TYPE_OFFSET = 156;
const PLAIN_FILE = '0';

/** What was read is no archive, or not the whole of one. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken';
}

/** The bytes of an archive, piece by piece. Throws for a name that has no place in a header. */
export function* pack(entries: Iterable<Entry>, made: Date): Generator<Uint8Array> {
  for (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length, made);
    yield bytes;
    yield Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function headerOf(name: string, size: number, made: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_LENGTH) throw new Error(`${name} is too long a name for an archive`);
  const header = Buffer.alloc(BLOCK);
  const write = ([offset, length]: readonly [number, number], value: number) =>
    header.write(value.toString(8).padStart(length - 1, '0'), offset, 'latin1');
  header.write(name);
  write(FIELD.mode, 0o600);
  write(FIELD.size, size);
  write(FIELD.modified, Math.floor(made.getTime() / 1000));
  header.write(PLAIN_FILE, TYPE_OFFSET, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  write(FIELD.checksum, checksumOf(header));
  return header;
}

/** The sum of a header's bytes, the checksum itself counted as spaces. */
function checksumOf(header: Uint8Array): number {
  const [start, length] = FIELD.checksum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 32 : byte), 0);
}

/** The files of a compressed archive. Throws {@link ArchiveBroken}. */
export async function unpack(compressed: Uint8Array): Promise<Map<string, Buffer<ArrayBuffer>>> {
  const archive = await unzip(compressed).catch((cause: unknown) => {
    throw new ArchiveBroken('not compressed, or not whole', { cause });
  });
  const files = new Map<string, Buffer<ArrayBuffer>>();
  for (let at = 0; ; ) {
    const header = archive.subarray(at, at + BLOCK);
    if (header.length < BLOCK) throw new ArchiveBroken('it has no end');
    if (header.every((byte) => byte === 0)) return files;
    const number = ([offset, length]: readonly [number, number]) =>
      Number.parseInt(header.toString('latin1', offset, offset + length), 8);
    const size = number(FIELD.size);
    if (number(FIELD.checksum) !== checksumOf(header) || !(size >= 0))
      throw new ArchiveBroken('a header is wrong');
    const name = header.toString('utf8', 0, NAME_LENGTH).replace(/\0.*$/s, '');
    files.set(name, archive.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
