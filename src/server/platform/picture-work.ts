import sharp from 'sharp';

/** A photo of a phone's 50-megapixel mode: 8192 × 6144. More are refused before anything is decoded. */
const MAX_PIXELS = 8192 * 6144;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
const READING = { failOn: 'truncated', limitInputPixels: MAX_PIXELS, pages: 1 } as const;
/** With more effort, or colours as fine as the light, an AVIF takes up to six times as long and is hardly better. */
const ENCODINGS = {
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 2 },
} as const;

type PictureFormat = keyof typeof ENCODINGS;

/** A part of an upright picture, in fractions of its width and height. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PictureJob {
  /** Pixels that the longer side has at most. */
  side: number;
  /** The picture is also made in those of these widths that are smaller than it. */
  widths: readonly number[];
  /** Without any, the picture is only decoded and measured. */
  formats: readonly PictureFormat[];
  part?: PicturePart | undefined;
  /** What is transparent stays so, as a logo needs it. */
  isTransparent?: true;
}

export type PictureProblem = 'unreadable' | 'incomplete' | 'too_many_pixels';

export interface MadePicture {
  ok: true;
  width: number;
  height: number;
  widths: number[];
  files: { width: number; format: PictureFormat; bytes: Uint8Array }[];
}

export type PictureResult = MadePicture | { ok: false; reason: PictureProblem };

/**
 * Makes a picture in every size and format of a job, upright, on white where it is transparent and the job does not
 * keep that, and without metadata.
 * It is decoded once. Its type is found by decoding, never by its name: anything but a complete JPEG, PNG or WebP is
 * refused.
 */
export async function makePicture(sent: Uint8Array, job: PictureJob): Promise<PictureResult> {
  try {
    const { format, width, height, autoOrient } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) return { ok: false, reason: 'unreadable' };
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'too_many_pixels' };
    // A part may end above the place where a photo was cut off, so all of it is decoded once, small.
    if (job.part) await sharp(sent, READING).resize(64).raw().toBuffer();
    const fitted = await decode(sent, job, autoOrient);
    const widths = [...job.widths.filter((one) => one < fitted.info.width), fitted.info.width];
    const files: MadePicture['files'] = [];
    for (const one of job.formats.length > 0 ? widths : []) {
      const sized = sharp(fitted.data, { raw: fitted.info }).resize({ width: one });
      const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
      for (const format of job.formats) {
        const file = sharp(data, { raw: info }).toFormat(format, ENCODINGS[format]);
        files.push({ width: one, format, bytes: await file.toBuffer() });
      }
    }
    return { ok: true, width: fitted.info.width, height: fitted.info.height, widths, files };
  } catch {
    return { ok: false, reason: beginsAsPicture(sent) ? 'incomplete' : 'unreadable' };
  }
}

/** Decodes a picture at the size that is kept. A large JPEG or WebP is decoded smaller than it is, which saves memory. */
function decode(sent: Uint8Array, { side, part, isTransparent }: PictureJob, whole: Measures) {
  const opened = sharp(sent, READING).autoOrient();
  const upright = isTransparent ? opened : opened.flatten({ background: 'white' });
  const kept = part ? pixelsOf(part, whole) : whole;
  const scale = Math.min(1, side / Math.max(kept.width, kept.height));
  const width = Math.max(1, Math.round(whole.width * scale));
  const height = Math.max(1, Math.round(whole.height * scale));
  const sized = upright.resize(width, height, { fit: 'fill' });
  if (part) sized.extract(pixelsOf(part, { width, height }));
  return sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

interface Measures {
  width: number;
  height: number;
}

/** Returns at least one pixel, and none outside of the picture. */
function pixelsOf(part: PicturePart, whole: Measures) {
  const left = Math.min(whole.width - 1, Math.round(part.left * whole.width));
  const top = Math.min(whole.height - 1, Math.round(part.top * whole.height));
  const width = Math.min(whole.width - left, Math.max(1, Math.round(part.width * whole.width)));
  const height = Math.min(whole.height - top, Math.max(1, Math.round(part.height * whole.height)));
  return { left, top, width, height };
}

/** The first bytes of a JPEG, a PNG and a WebP: what begins so and can't be decoded has lost its rest on the way. */
const BEGINNINGS = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP)/;

function beginsAsPicture(bytes: Uint8Array): boolean {
  return BEGINNINGS.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));
}
