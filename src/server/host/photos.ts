import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { PictureSizes } from '#domain/images.ts';
import { noPicture, tooLarge } from '#messages/host-import.ts';
import { type Files, PHOTOS_FOLDER, photoStem } from '#server/platform/files.ts';
import { encodePicture, measurePicture } from '#server/platform/picture.ts';
import { explainMissing, photosOf } from './photo-entries.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { bytes: 40 * MEGABYTE, side: 1920 };
/** Besides its largest size, a photo is stored in those of these widths that are smaller. */
const WIDTHS = [480, 720, 1280];
/** The largest width where a page asks for none: beside a booking, in a shared link, in an older browser. */
const USUAL_WIDTH = 1280;
const FORMATS = ['avif', 'webp'] as const;

/** A photo of the file, to be stored under names made of its content. */
export interface ReadyPhoto {
  /** The path of the original photo. */
  source: string;
  /** The common part of all its files, without width and extension. */
  stem: string;
  /** The path of the file that every browser shows. */
  path: string;
  sizes: PictureSizes;
}

export type Photos = Map<string, ReadyPhoto>;

/** Reads every photo of a file once. Returns all problems, each as `say` puts it. */
export async function readPhotos(
  fields: unknown,
  folder: string,
  say: (path: PropertyKey[], sentence: string) => string,
): Promise<{ photos: Photos; problems: string[] }> {
  const photos: Photos = new Map();
  const problems: string[] = [];
  for (const { file, path } of photosOf(fields)) {
    if (photos.has(file)) continue;
    const photo = await readPhoto(folder, file);
    if (typeof photo === 'string') problems.push(say(path, photo));
    else photos.set(file, photo);
  }
  return { photos, problems };
}

async function readPhoto(folder: string, file: string): Promise<ReadyPhoto | string> {
  const source = resolve(folder, file);
  const bytes = await readFile(source).catch(() => undefined);
  if (!bytes) return explainMissing(folder, file);
  const picture = await measurePicture(bytes, LIMITS);
  if (!picture.ok) {
    return picture.reason === 'too_large' ? tooLarge(file) : noPicture(file);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const { width, height } = picture;
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const usual = widths.findLast((one) => one <= USUAL_WIDTH) ?? width;
  const stem = `${PHOTOS_FOLDER}/${hash}`;
  return { source, stem, path: `${stem}-${usual}.webp`, sizes: { width, height, widths } };
}

/** Stores every file of the photos; existing ones are the same and are not made again. */
export async function savePhotos(photos: Photos, files: Files, now: Date): Promise<void> {
  for (const { source, stem, sizes } of photos.values()) {
    const bytes = await readFile(source);
    for (const width of sizes.widths) {
      for (const format of FORMATS) {
        const path = `${stem}-${width}.${format}`;
        if (!(await files.renew(path, now)))
          await files.save(path, await encodePicture(bytes, width, format), now);
      }
    }
  }
}

/** Renews the date of replaced photos, so that they are stored for another month: pages of the last build still show them. */
export async function renewReplaced(paths: readonly string[], files: Files, now: Date): Promise<void> {
  const stems = new Set(paths.map(photoStem));
  for (const path of await files.listOlder(PHOTOS_FOLDER, now))
    if (stems.has(photoStem(path))) await files.renew(path, now);
}
