import { readFile, stat } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';

/** Bytes. Larger files are read each time that they are sent. */
const LARGEST = 256 * 1024;
const MOST = 64 * 1024 * 1024;
/** The endings of the packed forms that a build writes beside a file, the smallest first. */
const PACKED = { br: '.br', gzip: '.gz' };

export interface KeptFile {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/**
 * Reads files that never change, and keeps the small ones in memory. Returns a file in the smallest form that the browser
 * accepts; undefined if there is none in memory, because it is missing, too large, or one file too many.
 */
export function keepFiles(): (path: string, accepted?: string) => Promise<KeptFile | undefined> {
  const kept = new Map<string, Promise<KeptFile | undefined>>();
  let bytes = 0;

  async function read(path: string, encoding?: keyof typeof PACKED): Promise<KeptFile | undefined> {
    const ending = encoding ? PACKED[encoding] : '';
    const { size } = await stat(path + ending).catch(() => ({ size: LARGEST + 1 }));
    if (size > LARGEST || bytes + size > MOST) return undefined;
    const body = await readFile(path + ending).catch(() => undefined);
    if (!body) return undefined;
    bytes += body.length;
    const type = getMimeType(path) ?? 'application/octet-stream';
    const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
    return { body, headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers };
  }

  async function once(path: string, encoding?: keyof typeof PACKED): Promise<KeptFile | undefined> {
    const key = `${path} ${encoding ?? ''}`;
    const reading = kept.get(key) ?? read(path, encoding);
    kept.set(key, reading);
    const file = await reading;
    // Invented addresses would fill the memory.
    if (!file) kept.delete(key);
    return file;
  }

  return async (path, accepted = '') => {
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = accepted.includes(encoding) ? await once(path, encoding) : undefined;
      if (packed) return packed;
    }
    return once(path);
  };
}
