import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type PhotoCrop, photoCrop } from '#contract/host/photo-crop.ts';
import { MAX_PHOTO_BYTES, photoWords } from '#contract/host/photos.ts';
import { HEIC, PHOTO_TOO_LARGE } from '#messages/host/photos.ts';
import { FIELD_SENTENCES } from '#messages/site/api.ts';
import { fieldsOf } from '#server/platform/http/fields.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { cropPicture } from '#server/platform/picture.ts';
import { MAX_SIDE, type NamedPhoto, namePhoto } from './photo-files.ts';

export interface ReadPhoto {
  /** The photo after cropping; all files are made from it. */
  bytes: Uint8Array;
  named: NamedPhoto;
  tag: string;
  alt: string;
}

/** Returns the photo of an upload with its words, cropped as asked; or what is wrong with it. */
export async function readPhoto(c: Context): Promise<ReadPhoto | Refusal> {
  const form = await readForm(c);
  const words = z.safeParse(photoWords, { tag: form.tag, alt: form.alt ?? '' }, { reportInput: true });
  if (!words.success) return refuse('bad_request', { fields: fieldsOf(words.error.issues) });
  const crop = readCrop(form.crop);
  if (crop instanceof Refusal) return crop;
  const { photo } = form;
  if (!(photo instanceof File)) return refuse('invalid_image');
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const prepared = await prepare(bytes, crop);
  if (prepared.ok) return { bytes: prepared.bytes, named: prepared.named, ...words.data };
  if (prepared.reason === 'too_large') return refuse('body_too_large', {}, PHOTO_TOO_LARGE);
  return isHeic(bytes) ? refuse('invalid_image', {}, HEIC) : refuse('invalid_image');
}

async function prepare(bytes: Uint8Array, crop: PhotoCrop | undefined) {
  if (!crop) return { bytes, ...(await namePhoto(bytes, MAX_PHOTO_BYTES)) };
  const cropped = await cropPicture(bytes, crop, { bytes: MAX_PHOTO_BYTES, side: MAX_SIDE });
  if (!cropped.ok) return cropped;
  // Cropping without loss may make the file larger than the upload.
  return { bytes: cropped.bytes, ...(await namePhoto(cropped.bytes, Number.POSITIVE_INFINITY)) };
}

async function readForm(c: Context): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) return {};
  return c.req.parseBody().catch((error: unknown) => {
    if (error instanceof TypeError) return {};
    throw error;
  });
}

function readCrop(sent: unknown): PhotoCrop | undefined | Refusal {
  if (sent === undefined || sent === '') return undefined;
  const crop = z.safeParse(photoCrop, parseJson(sent));
  return crop.success ? crop.data : refuse('bad_request', { fields: { crop: FIELD_SENTENCES.wrong } });
}

function parseJson(sent: unknown): unknown {
  try {
    return JSON.parse(String(sent));
  } catch {
    return undefined;
  }
}

/**
 * The kinds of HEIC, which the file names after `ftyp`. An iPhone takes its photos in this form unless told otherwise.
 */
const HEIC_KINDS = /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/;

function isHeic(bytes: Uint8Array): boolean {
  return HEIC_KINDS.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
}
