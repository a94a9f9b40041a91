import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as tar from 'tar-stream';

/** Packs the files of a backup in a tar file, which any tool can open. */

export interface Entry {
  /** Folders are separated by slashes. */
  name: string;
  bytes: Buffer;
}

/** The zeros at the end of every tar file. */
const END_BYTES = 1024;
const unzip = promisify(gunzip);

/** Says that the input is no archive, or an incomplete one. */
export class ArchiveBroken extends Error {
  override readonly name = 'ArchiveBroken';
}

export function pack(entries: Iterable<Entry>, made: Date): tar.Pack {
  const archive = tar.pack();
  for (const { name, bytes } of entries) archive.entry({ name, mode: 0o600, mtime: made }, bytes);
  archive.finalize();
  return archive;
}

/**
 * Returns the files of a compressed archive, which may contain only files and folders. Throws {@link ArchiveBroken}.
 */
export async function unpack(compressed: Uint8Array): Promise<Map<string, Buffer<ArrayBuffer>>> {
  try {
    const archive = await unzip(compressed);
    if (archive.subarray(-END_BYTES).some((byte) => byte !== 0)) throw new Error('its end is missing');
    const files = new Map<string, Buffer<ArrayBuffer>>();
    const reader = tar.extract();
    reader.end(archive);
    for await (const entry of reader) {
      const { name, type } = entry.header;
      // An archive that was unpacked and packed again by hand also lists its folders.
      if (type === 'directory') entry.resume();
      else if (type === 'file') files.set(name, await buffer(entry));
      else throw new Error(`${name} is no file`);
    }
    return files;
  } catch (cause) {
    throw new ArchiveBroken('no archive, or an incomplete one', { cause });
  }
}
