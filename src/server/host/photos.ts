import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PHOTO_PROBLEMS } from '#messages/host-import.ts';
import { type Files, PHOTOS_FOLDER, photoStem } from '#server/platform/files.ts';
import type { HomestayFile, PhotoEntry } from './homestay-file.ts';
import { type NamedPhoto, namePhoto, savePhotoFiles } from './photo-files.ts';

const MAX_BYTES = 40 * 1024 * 1024;

/** A photo of the file, to be stored under names made of its content. */
export interface ReadyPhoto extends NamedPhoto {
  /** The path of the original photo. */
  source: string;
}

export type Photos = Map<string, ReadyPhoto>;

/** Reads every photo of a file once. Returns all problems, by field. */
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

async function readPhoto(source: string): Promise<ReadyPhoto | string> {
  const bytes = await readFile(source).catch(() => undefined);
  if (!bytes) return PHOTO_PROBLEMS.unreadable;
  const photo = await namePhoto(bytes, MAX_BYTES);
  if (photo.ok) return { source, ...photo.named };
  return PHOTO_PROBLEMS[photo.reason === 'too_large' ? 'too_large' : 'no_picture'];
}

/** Stores every file of the photos; existing ones are the same and are not made again. */
export async function savePhotos(photos: Photos, files: Files, now: Date): Promise<void> {
  for (const { source, ...named } of photos.values())
    await savePhotoFiles(await readFile(source), named, files, now);
}

/** Renews the date of replaced photos, so that they are stored for another month: pages of the last build still show them. */
export async function renewReplaced(paths: readonly string[], files: Files, now: Date): Promise<void> {
  const stems = new Set(paths.map(photoStem));
  for (const path of await files.listOlder(PHOTOS_FOLDER, now))
    if (stems.has(photoStem(path))) await files.renew(path, now);
}
