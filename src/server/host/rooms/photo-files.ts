import { createHash } from 'node:crypto';
import type { PictureSizes } from '#domain/rooms/images.ts';
import { type Files, PHOTOS_FOLDER } from '#server/platform/files.ts';
import { encodePicture, measurePicture } from '#server/platform/picture.ts';

/** The longest side of a stored photo, in pixels. */
export const MAX_SIDE = 1920;
/** A photo is also stored in those of these widths that are smaller than it. */
const WIDTHS = [480, 720, 1280];
/** The largest width for pages that ask for none: beside a booking, in a shared link, in an older browser. */
const USUAL_WIDTH = 1280;
const FORMATS = ['avif', 'webp'] as const;

/** A photo under names made of its content. */
export interface NamedPhoto {
  /** The part that the names of all its files share, without width and extension. */
  stem: string;
  path: string;
  sizes: PictureSizes;
}

type Named = { ok: true; named: NamedPhoto } | { ok: false; reason: 'not_an_image' | 'too_large' };

/** Decodes a photo of less than `maxBytes`, and says under which names its files are stored. */
export async function namePhoto(bytes: Uint8Array, maxBytes: number): Promise<Named> {
  const picture = await measurePicture(bytes, { bytes: maxBytes, side: MAX_SIDE });
  if (!picture.ok) return picture;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const { width, height } = picture;
  const widths = [...WIDTHS.filter((smaller) => smaller < width), width];
  const usual = widths.findLast((one) => one <= USUAL_WIDTH) ?? width;
  const stem = `${PHOTOS_FOLDER}/${hash}`;
  return { ok: true, named: { stem, path: `${stem}-${usual}.webp`, sizes: { width, height, widths } } };
}

/** Stores every file of a photo; existing ones are the same and are not made again. */
export async function savePhotoFiles(
  bytes: Uint8Array,
  { stem, sizes }: NamedPhoto,
  files: Files,
  now: Date,
): Promise<void> {
  for (const width of sizes.widths) {
    for (const format of FORMATS) {
      const path = `${stem}-${width}.${format}`;
      if (!(await files.renew(path, now)))
        await files.save(path, await encodePicture(bytes, width, format), now);
    }
  }
}
