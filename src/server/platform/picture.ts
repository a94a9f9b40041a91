import sharp, { type Sharp } from 'sharp';
import { queue } from './queue.ts';

/** Spec section 5: under 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const PROFILE = { bytes: MAX_PICTURE_BYTES, side: 512 };
/** Too many pixels in a small file are refused before it is decoded. */
const MAX_PIXELS = 50_000_000;
/** Two pictures are decoded at once, because each may take 200 MB. */
const turn = queue(2);
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS, pages: 1 } as const;
/** AVIF beyond effort 3 takes four times as long and is 15 % smaller. */
const ENCODINGS = { avif: { quality: 50, effort: 3 }, webp: { quality: 82 } } as const;

type PictureRefusal = { ok: false; reason: 'not_an_image' | 'too_large' };
export type Picture = { ok: true; webp: Buffer } | PictureRefusal;

/** A picture must have fewer than `bytes` bytes, and is made at most `side` pixels long. */
export interface PictureLimits {
  bytes: number;
  side: number;
}

/**
 * Converts an uploaded photo into a WebP, for a profile of at most 512 px, upright and without metadata. Its type is
 * found by decoding, never by its name; anything but a complete JPEG, PNG or WebP is refused. Two at a time.
 */
export async function readPicture(bytes: Uint8Array, limits: PictureLimits = PROFILE): Promise<Picture> {
  if (bytes.length >= limits.bytes) return { ok: false, reason: 'too_large' };
  return turn(() => decode(bytes, limits));
}

/** Pixels of a picture once it is upright and fits. */
export interface Measures {
  width: number;
  height: number;
}

/**
 * Returns the upright size of a photo, at most `side` pixels long and never more than it has. Decodes all of it, so
 * that encoding can't fail later.
 */
export async function measurePicture(
  bytes: Uint8Array,
  limits: PictureLimits,
): Promise<({ ok: true } & Measures) | PictureRefusal> {
  if (bytes.length >= limits.bytes) return { ok: false, reason: 'too_large' };
  return turn(async () => {
    try {
      const image = await open(bytes);
      if (!image) return { ok: false, reason: 'not_an_image' };
      const { info } = await fitted(image, limits).raw().toBuffer({ resolveWithObject: true });
      return { ok: true, width: info.width, height: info.height };
    } catch {
      return { ok: false, reason: 'not_an_image' };
    }
  });
}

/** A part of an upright picture, in fractions of its width and height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns a part of a picture, upright and at most `side` pixels long, without loss. */
export async function cropPicture(
  bytes: Uint8Array,
  part: PicturePart,
  limits: PictureLimits,
): Promise<{ ok: true; bytes: Buffer } | PictureRefusal> {
  if (bytes.length >= limits.bytes) return { ok: false, reason: 'too_large' };
  return turn(async () => {
    try {
      const image = await open(bytes);
      if (!image) return { ok: false, reason: 'not_an_image' };
      const { autoOrient: whole } = await image.metadata();
      const cropped = image.autoOrient().extract(pixelsOf(part, whole));
      const { side } = limits;
      const sized = cropped.resize(side, side, { fit: 'inside', withoutEnlargement: true });
      return { ok: true, bytes: await sized.png({ compressionLevel: 1 }).toBuffer() };
    } catch {
      return { ok: false, reason: 'not_an_image' };
    }
  });
}

/** Returns at least one pixel, and none outside of the picture. */
function pixelsOf(part: PicturePart, whole: Measures) {
  const left = Math.min(whole.width - 1, Math.round(part.left * whole.width));
  const top = Math.min(whole.height - 1, Math.round(part.top * whole.height));
  const width = Math.min(whole.width - left, Math.max(1, Math.round(part.width * whole.width)));
  const height = Math.min(whole.height - top, Math.max(1, Math.round(part.height * whole.height)));
  return { left, top, width, height };
}

/** Returns one file of a measured photo: upright, `width` pixels wide, and without metadata. */
export function encodePicture(
  bytes: Uint8Array,
  width: number,
  format: keyof typeof ENCODINGS,
): Promise<Buffer> {
  return turn(() =>
    sharp(bytes, READING).autoOrient().resize({ width }).toFormat(format, ENCODINGS[format]).toBuffer(),
  );
}

async function open(bytes: Uint8Array): Promise<Sharp | undefined> {
  const image = sharp(bytes, READING);
  const { format } = await image.metadata();
  return FORMATS.includes(format) ? image : undefined;
}

function fitted(image: Sharp, { side }: PictureLimits): Sharp {
  return image.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
}

async function decode(bytes: Uint8Array, limits: PictureLimits): Promise<Picture> {
  try {
    const image = await open(bytes);
    if (!image) return { ok: false, reason: 'not_an_image' };
    const webp = await fitted(image, limits).webp(ENCODINGS.webp).timeout({ seconds: 10 }).toBuffer();
    return { ok: true, webp };
  } catch {
    return { ok: false, reason: 'not_an_image' };
  }
}
