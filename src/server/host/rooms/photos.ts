import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { incompletePhoto, noPicture, tooLarge, tooManyPixels } from '#messages/host/import/import.ts';
import { type Files, PHOTOS_FOLDER, photoStem } from '#server/platform/files.ts';
import { explainMissing, photosOf } from './photo-entries.ts';
import {
  makePhoto,
  measurePhoto,
  type NamedPhoto,
  namePhoto,
  renewPhotoFiles,
  savePhotoFiles,
  stemOf,
} from './photo-files.ts';

const MAX_BYTES = 40 * 1024 * 1024;

/** A photo of the file, to be stored under names made of its content. */
export interface ReadyPhoto extends NamedPhoto {
  source: string;
}

export type Photos = Map<string, ReadyPhoto>;

/** Reads every photo of a file once. Returns all problems, each as `say` puts it. */
export async function readPhotos(
  fields: unknown,
  folder: string,
  say: (path: PropertyKey[], sentence: string) => string,
): Promise<{ photos: Photos; problems: string[] }> {
  const photos: Photos = new Map();
  const problems: string[] = [];
  for (const { file, path } of photosOf(fields)) {
    if (photos.has(file)) continue;
    const photo = await readPhoto(folder, file);
    if (typeof photo === 'string') problems.push(say(path, photo));
    else photos.set(file, photo);
  }
  return { photos, problems };
}

async function readPhoto(folder: string, file: string): Promise<ReadyPhoto | string> {
  const source = resolve(folder, file);
  const bytes = await readFile(source).catch(() => undefined);
  if (!bytes) return explainMissing(folder, file);
  if (bytes.length >= MAX_BYTES) return tooLarge(file);
  const photo = await measurePhoto(bytes);
  if (photo.ok) return { source, ...namePhoto(stemOf(bytes), photo) };
  if (photo.reason === 'too_many_pixels') return tooManyPixels(file);
  return photo.reason === 'incomplete' ? incompletePhoto(file) : noPicture(file);
}

/** Stores every file of the photos; existing ones are the same and are not made again. */
export async function savePhotos(photos: Photos, files: Files, now: Date): Promise<void> {
  for (const { source, ...named } of photos.values()) {
    if (await renewPhotoFiles(named, files, now)) continue;
    const made = await makePhoto(await readFile(source));
    if (!made.ok) throw new Error(`${source} has changed while it was imported`);
    await savePhotoFiles(made, named, files, now);
  }
}

/** Renews the date of replaced photos, so that they are stored for another month: pages of the last build still show them. */
export async function renewReplaced(paths: readonly string[], files: Files, now: Date): Promise<void> {
  const stems = new Set(paths.map(photoStem));
  for (const path of await files.listOlder(PHOTOS_FOLDER, now))
    if (stems.has(photoStem(path))) await files.renew(path, now);
}
