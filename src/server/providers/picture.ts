import sharp from 'sharp';
import { queue } from '../queue.ts';

/** Spec section 5: under 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const PROFILE = { bytes: MAX_PICTURE_BYTES, side: 512 };
/** A flood of pixels in a small file is refused before it is decoded. */
const MAX_PIXELS = 50_000_000;
/** Each may take 200 MB while it is decoded. */
const turn = queue(2);
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

export type Picture = { ok: true; webp: Buffer } | { ok: false; reason: 'not_an_image' | 'too_large' };

/** Fewer bytes than `bytes` in, at most `side` pixels out. */
export interface PictureLimits {
  bytes: number;
  side: number;
}

/**
 * Turns an uploaded photo into a WebP, for a profile of at most 512 px, upright and without metadata. What it is is found by
 * decoding it, never by its name; anything that does not decode whole as JPEG, PNG or WebP is refused. Two at a time.
 */
export async function readPicture(bytes: Uint8Array, limits: PictureLimits = PROFILE): Promise<Picture> {
  if (bytes.length >= limits.bytes) return { ok: false, reason: 'too_large' };
  return turn(() => decode(bytes, limits));
}

async function decode(bytes: Uint8Array, limits: PictureLimits): Promise<Picture> {
  try {
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS, pages: 1 });
    const { format } = await image.metadata();
    if (!FORMATS.includes(format)) return { ok: false, reason: 'not_an_image' };
    const webp = await image
      .autoOrient()
      .resize(limits.side, limits.side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
    return { ok: true, webp };
  } catch {
    return { ok: false, reason: 'not_an_image' };
  }
}
