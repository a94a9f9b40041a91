import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { dirname, extname, join, sep } from 'node:path';
import * as copy from '#messages/site/content-mistakes.ts';

/** The first bytes of a file of each kind, as letters. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.webp': /^RIFF.{4}WEBP/s,
  '.svg': /<svg[\s>]/,
};
const OTHER_KINDS = /\.(jpe?g|png|webp|svg|heic|heif|gif|bmp|tiff?|avif)$/i;
/** Bytes that are read; a drawing may begin with a comment. */
const READ_BYTES = 4096;

interface PictureMistake {
  name: string;
  sentence: string;
}

/**
 * Returns pictures that the build could not read, such as half an upload, and pictures of a kind that the build does
 * not find, if a file misses a picture of that folder.
 */
export function checkPictures(folder: string, isMissed: (folder: string) => boolean): PictureMistake[] {
  const pictures = join(folder, 'pictures');
  if (!existsSync(pictures)) return [];
  return readdirSync(pictures, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const name = join('pictures', path).split(sep).join('/');
    const beginning = BEGINNINGS[extname(path)];
    if (!beginning) {
      const isMeant = OTHER_KINDS.test(path) && isMissed(`content/${dirname(name)}`);
      return isMeant ? [{ name, sentence: copy.otherPicture }] : [];
    }
    return beginning.test(beginningOf(join(pictures, path))) ? [] : [{ name, sentence: copy.brokenPicture }];
  });
}

/** Returns an empty text if there is no such file. */
function beginningOf(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return '';
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(READ_BYTES);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes, 0, READ_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}
