import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as copy from '#messages/host/import/import.ts';
import { closest } from '#server/content/schema-fields.ts';

/** Returns the photos that a file names, even if other things in it are wrong, and where it names them. */
export function photosOf(fields: unknown): { file: string; path: PropertyKey[] }[] {
  return listAt(fields, 'homestays').flatMap((homestay, index) => {
    const at = ['homestays', index];
    const rooms = listAt(homestay, 'rooms').flatMap((room, number) =>
      filesOf(room, [...at, 'rooms', number]),
    );
    return [...filesOf(homestay, at), ...rooms];
  });
}

function filesOf(holder: unknown, at: PropertyKey[]) {
  return listAt(holder, 'photos').flatMap((photo, index) => {
    const file = (photo as { file?: unknown } | null)?.file;
    return typeof file === 'string' && file ? [{ file, path: [...at, 'photos', index, 'file'] }] : [];
  });
}

function listAt(holder: unknown, name: string): unknown[] {
  const list = (holder as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(list) ? list : [];
}

/** Returns why a photo can't be read, and what to write in its place. */
export async function explainMissing(folder: string, file: string): Promise<string> {
  if (/^https?:/.test(file)) return copy.photoFromWeb;
  const place = dirname(file);
  const names = await readdir(resolve(folder, place)).catch(() => undefined);
  if (!names) return copy.noPhotoFolder(place);
  const named = basename(file);
  if (names.includes(named)) return copy.unreadablePhoto(file);
  const other =
    names.find((name) => name.toLowerCase() === named.toLowerCase()) ??
    names.find((name) => stemOf(name) === stemOf(named)) ??
    closest(named, names);
  return other ? copy.otherPhoto(other, join(place, other)) : copy.noPhoto(file);
}

const stemOf = (name: string) => name.toLowerCase().replace(/\.[^.]*$/, '');
