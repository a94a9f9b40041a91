import { createHash } from 'node:crypto';
import type { PictureSizes } from '#domain/rooms/images.ts';
import { type Files, PHOTOS_FOLDER } from '#server/platform/files.ts';
import { convertPicture } from '#server/platform/picture.ts';
import type { MadePicture, PictureJob } from '#server/platform/picture-work.ts';
import type { PhotoCrop } from './photo-crop.ts';

/** A stored photo is at most 1920 pixels long, and is also stored in those of these widths that are smaller. */
const JOB = { side: 1920, widths: [480, 720, 1280], formats: ['avif', 'webp'] } satisfies PictureJob;
/** The largest width for pages that ask for none: beside a booking, in a shared link, in an older browser. */
const USUAL_WIDTH = 1280;

/** A photo under names made of its content. */
export interface NamedPhoto {
  /** The part that the names of all its files share, without width and extension. */
  stem: string;
  path: string;
  sizes: PictureSizes;
}

/** Returns the part that the names of all files of a photo share: the same photo, cropped the same, is stored once. */
export function stemOf(bytes: Uint8Array, crop?: PhotoCrop): string {
  const hash = createHash('sha256').update(bytes);
  if (crop) hash.update(JSON.stringify(crop));
  return `${PHOTOS_FOLDER}/${hash.digest('hex').slice(0, 32)}`;
}

/** Makes all files of a photo, or says what is wrong with it. */
export const makePhoto = (bytes: Uint8Array, crop?: PhotoCrop, signal?: AbortSignal) =>
  convertPicture(bytes, { ...JOB, part: crop }, signal);

/** Decodes all of a photo and makes no file of it. */
export const measurePhoto = (bytes: Uint8Array) => convertPicture(bytes, { ...JOB, formats: [] });

export function namePhoto(stem: string, { width, height, widths }: MadePicture): NamedPhoto {
  const usual = widths.findLast((one) => one <= USUAL_WIDTH) ?? width;
  return { stem, path: `${stem}-${usual}.webp`, sizes: { width, height, widths } };
}

export async function savePhotoFiles(
  { files: made }: MadePicture,
  { stem }: NamedPhoto,
  files: Files,
  now: Date,
): Promise<void> {
  for (const { width, format, bytes } of made)
    await files.save(`${stem}-${width}.${format}`, Buffer.from(bytes), now);
}

/** Renews the date of all files of a photo. Returns whether they are all there, so that none has to be made. */
export async function renewPhotoFiles(
  { stem, sizes }: NamedPhoto,
  files: Files,
  now: Date,
): Promise<boolean> {
  let isWhole = true;
  for (const width of sizes.widths)
    for (const format of JOB.formats)
      isWhole = (await files.renew(`${stem}-${width}.${format}`, now)) && isWhole;
  return isWhole;
}
