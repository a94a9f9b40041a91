import type { Context } from 'hono';
import * as z from 'zod/mini';
import { MAX_PHOTO_BYTES, photoWords } from '#contract/host/photos.ts';
import type { PHOTO_PROBLEMS } from '#messages/host/photos.ts';
import { say } from '#server/language/say.ts';
import { fieldsOf } from '#server/platform/http/fields.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { type PhotoCrop, photoCrop } from './photo-crop.ts';

export interface ReadPhoto {
  bytes: Uint8Array;
  crop: PhotoCrop | undefined;
  tag: string;
  alt: string;
}

/** Returns the photo of an upload, not yet decoded, with its words; or what is wrong with the form. */
export async function readPhoto(c: Context): Promise<ReadPhoto | Refusal> {
  const form = await readForm(c);
  const words = z.safeParse(photoWords, { tag: form.tag ?? '', alt: form.alt ?? '' }, { reportInput: true });
  if (!words.success) return refuse('bad_request', { fields: fieldsOf(words.error.issues) });
  const crop = readCrop(form.crop);
  if (crop instanceof Refusal) return crop;
  const { photo } = form;
  if (!(photo instanceof File)) return photoRefusal('unreadable');
  const bytes = new Uint8Array(await photo.arrayBuffer());
  if (bytes.length >= MAX_PHOTO_BYTES) return refuse('body_too_large', {}, say().hostPhotos.PHOTO_TOO_LARGE);
  return { bytes, crop, ...words.data };
}

export function photoRefusal(reason: keyof typeof PHOTO_PROBLEMS | 'busy'): Refusal {
  return reason === 'busy'
    ? refuse('busy')
    : refuse('invalid_image', {}, say().hostPhotos.PHOTO_PROBLEMS[reason]);
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
  return crop.success
    ? crop.data
    : refuse('bad_request', { fields: { crop: say().siteApi.FIELD_SENTENCES.wrong } });
}

function parseJson(sent: unknown): unknown {
  try {
    return JSON.parse(String(sent));
  } catch {
    return undefined;
  }
}
