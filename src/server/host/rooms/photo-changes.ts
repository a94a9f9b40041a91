import type { Context } from 'hono';
import { type HostPhoto, MAX_PHOTOS } from '#contract/host/photos.ts';
import type { Host } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { photoStem } from '#server/platform/files.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { findRoom } from '#server/rooms/description-queries.ts';
import {
  deletePhoto,
  insertPhoto,
  listPhotos,
  lockDescribed,
  type PhotoOwner,
  savePhotoOrder,
  savePhotoWords,
} from '#server/rooms/photo-queries.ts';
import { makePhoto, namePhoto, savePhotoFiles, stemOf } from './photo-files.ts';
import { renewReplaced } from './photos.ts';
import { photoRefusal, readPhoto } from './read-photo.ts';

type Photos = HostPhoto[];
type Done = { action: string; before?: object; after?: object };
type Place = { of: PhotoOwner; propertyId: number };

/**
 * Returns functions that change the photos of rooms and homestays. Each saves its change by itself and returns all
 * photos.
 */
export function photoChanges(deps: AppContext) {
  const { db, clock, files } = deps;
  /** Returns whose photos a call is about; undefined if they are not the caller's. */
  const placeOf = async (of: PhotoOwner, host: Host): Promise<Place | undefined> => {
    const propertyId = of.kind === 'property' ? of.id : (await findRoom(db, of.id))?.property_id;
    return propertyId !== undefined && host.propertyIds.includes(propertyId) ? { of, propertyId } : undefined;
  };

  /** Changes the photos while they are locked; `work` says what it did, for the history. */
  const change = async (
    of: PhotoOwner,
    host: Host,
    work: (tx: Tx, photos: Photos) => Promise<Done | Refusal | undefined>,
  ): Promise<{ photos: Photos } | Refusal> => {
    const place = await placeOf(of, host);
    if (!place) return refuse('not_found');
    return host.inTransaction(async (tx) => {
      await lockDescribed(tx, of);
      const done = await work(tx, await listPhotos(tx, of));
      if (done instanceof Refusal) return done;
      if (!done) return { photos: await listPhotos(tx, of) };
      const named = { [`${of.kind}_id`]: of.id };
      const { action, before, after } = done;
      const event = {
        action,
        before: before && { ...named, ...before },
        after: after && { ...named, ...after },
      };
      await writeAudit(tx, host, { propertyId: place.propertyId, ...event }, clock());
      return { photos: await listPhotos(tx, of) };
    });
  };

  const add = async (of: PhotoOwner, host: Host, c: Context) => {
    if (!(await placeOf(of, host))) return refuse('not_found');
    const tooMany = await limitPerson(deps, host, 'photos');
    if (tooMany) return tooMany;
    const isFull = (photos: Photos) => photos.length >= MAX_PHOTOS;
    if (isFull(await listPhotos(db, of))) return refuse('too_many_photos');
    const photo = await readPhoto(c);
    if (photo instanceof Refusal) return photo;
    const { bytes, crop, tag, alt } = photo;
    const stem = stemOf(bytes, crop);
    // The photo was sent again, because the response to the first upload was lost.
    const isThere = (photos: Photos) => photos.some(({ path }) => photoStem(path) === stem);
    if (isThere(await listPhotos(db, of))) return { photos: await listPhotos(db, of) };
    const made = await makePhoto(bytes, crop, c.req.raw.signal);
    if (!made.ok) return photoRefusal(made.reason);
    const named = namePhoto(stem, made);
    // The files are saved first, so that no page names a missing one; unused ones are deleted later
    // (housekeeping/jobs.ts).
    await savePhotoFiles(made, named, files, clock());
    return change(of, host, async (tx, photos) => {
      const { path, sizes } = named;
      if (isThere(photos)) return undefined;
      if (isFull(photos)) return refuse('too_many_photos');
      await insertPhoto(tx, of, { path, sizes, tag, alt });
      return { action: 'add photo', after: { path, tag, alt } };
    });
  };

  const order = (of: PhotoOwner, host: Host, ids: readonly number[]) =>
    change(of, host, async (tx, photos) => {
      const known = photos.map(({ id }) => id);
      const isSame = ids.length === known.length && known.every((id) => ids.includes(id));
      if (!isSame) return refuse('settings_changed', {}, say().hostPhotos.PHOTOS_CHANGED);
      await savePhotoOrder(tx, of, ids);
      return { action: 'order photos', before: { photo_ids: known }, after: { photo_ids: ids } };
    });

  const describe = (of: PhotoOwner, host: Host, photoId: number, words: { tag: string; alt: string }) =>
    change(of, host, async (tx, photos) => {
      const photo = photos.find(({ id }) => id === photoId);
      if (!photo) return refuse('not_found');
      await savePhotoWords(tx, of, photoId, words);
      const before = { photo_id: photoId, tag: photo.tag, alt: photo.alt };
      return { action: 'describe photo', before, after: { photo_id: photoId, ...words } };
    });

  const remove = async (of: PhotoOwner, host: Host, photoId: number) => {
    let path = '';
    const result = await change(of, host, async (tx, photos) => {
      const photo = photos.find(({ id }) => id === photoId);
      if (!photo) return refuse('not_found');
      path = photo.path;
      await deletePhoto(tx, of, photoId);
      return { action: 'remove photo', before: { path, tag: photo.tag, alt: photo.alt } };
    });
    // Pages of the last build still show the photo.
    if (!(result instanceof Refusal)) await renewReplaced([path], files, clock());
    return result;
  };

  return { add, order, describe, remove };
}
