import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PHOTO_PROBLEMS } from '#messages/host-import.ts';
import type { Files } from '../providers/files.ts';
import { readPicture } from '../providers/picture.ts';
import type { HomestayFile, PhotoEntry } from './homestay-file.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { bytes: 40 * MEGABYTE, side: 1920 };

/** A photo of the file, ready to be stored under a name made of its content. */
export interface ReadyPhoto {
  path: string;
  webp: Buffer;
}

export type Photos = Map<string, ReadyPhoto>;

/** Reads every photo of a file once. Answers all that are wrong, by their field. */
export async function readPhotos(
  { homestays }: HomestayFile,
  folder: string,
): Promise<{ photos: Photos; problems: string[] }> {
  const photos: Photos = new Map();
  const problems: string[] = [];
  const read = async (list: readonly PhotoEntry[], field: string) => {
    for (const [index, { file }] of list.entries()) {
      if (photos.has(file)) continue;
      const photo = await readPhoto(resolve(folder, file));
      if (typeof photo === 'string') problems.push(`${field}.${index}.file: ${file} ${photo}`);
      else photos.set(file, photo);
    }
  };
  for (const [index, homestay] of homestays.entries()) {
    await read(homestay.photos, `homestays.${index}.photos`);
    for (const [number, room] of homestay.rooms.entries()) {
      await read(room.photos, `homestays.${index}.rooms.${number}.photos`);
    }
  }
  return { photos, problems };
}

async function readPhoto(place: string): Promise<ReadyPhoto | string> {
  const bytes = await readFile(place).catch(() => undefined);
  if (!bytes) return PHOTO_PROBLEMS.unreadable;
  const picture = await readPicture(bytes, LIMITS);
  if (!picture.ok) {
    return PHOTO_PROBLEMS[picture.reason === 'too_large' ? 'too_large' : 'no_picture'];
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { path: `photo/${hash}.webp`, webp: picture.webp };
}

/** Stores what was read; a photo that is there already is the same photo. */
export async function savePhotos(photos: Photos, files: Files, now: Date): Promise<void> {
  for (const { path, webp } of photos.values()) await files.save(path, webp, now);
}
