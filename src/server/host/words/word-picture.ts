import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { PICTURE_TOO_SMALL } from '#messages/host/words/words.ts';
import { photoRefusal, readPhoto } from '#server/host/rooms/read-photo.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { convertPicture } from '#server/platform/picture.ts';
import type { PictureJob } from '#server/platform/picture-work.ts';
import { drawLogo } from '#site/logo.ts';
import { PLAIN_LOOK } from '#site/read-look.ts';

const JOBS = {
  logo: { side: 1024, widths: [], formats: ['webp'], isTransparent: true },
  portrait: { side: 1600, widths: [], formats: ['webp'] },
} satisfies Record<string, PictureJob>;
export type WordPicture = keyof typeof JOBS;

/** Pixels of the longer side of a logo, and of both sides of a portrait. */
const LEAST = 32;
/** The logo in the header. */
const HEADER = { width: 160, height: 40 };

/** Returns the uploaded picture as a WebP, or what is wrong with it. */
export async function readWordPicture(c: Context, kind: WordPicture): Promise<Buffer | Refusal> {
  const photo = await readPhoto(c);
  if (photo instanceof Refusal) return photo;
  const made = await convertPicture(photo.bytes, { ...JOBS[kind], part: photo.crop }, c.req.raw.signal);
  if (!made.ok) return photoRefusal(made.reason);
  const sides = [made.width, made.height];
  if ((kind === 'logo' ? Math.max(...sides) : Math.min(...sides)) < LEAST)
    return refuse('invalid_image', {}, PICTURE_TOO_SMALL);
  const [file] = made.files;
  if (!file) return photoRefusal('unreadable');
  const bytes = Buffer.from(file.bytes);
  return kind === 'portrait' || (await canBeDrawn(bytes)) ? bytes : photoRefusal('unreadable');
}

/** A logo of nothing but one colour can't be cut out and drawn, which would stop every build. */
async function canBeDrawn(logo: Buffer): Promise<boolean> {
  const place = { ...HEADER, ground: PLAIN_LOOK.colour('sea'), plate: PLAIN_LOOK.colour('surface') };
  return drawLogo(logo, place).then(
    () => true,
    () => false,
  );
}

/** Returns a name for a picture of the host's: no picture of another kind has it, which would be shown in its place. */
export function pictureName(folder: string, name: string): string {
  const isTaken = ['svg', 'png', 'jpg', 'jpeg'].some((ending) =>
    existsSync(join(folder, `${name}.${ending}`)),
  );
  return isTaken ? `${name}-new` : name;
}
