import { createHash } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { createHostProperty, HostProperty } from '#contract/host/properties.ts';
import type { createHostRoom, HostRoom } from '#contract/host/rooms.ts';
import { readRules, toWireRules } from '#domain/booking/cancellation.ts';
import type { Translations } from '#domain/language/language.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { findRoom } from '#server/rooms/description-queries.ts';
import { listPhotos } from '#server/rooms/photo-queries.ts';
import { findProperty, listCancellationRules, listFaqs } from '#server/rooms/queries.ts';
import { listLengthDiscounts } from '#server/rooms/rate-queries.ts';

/** Converts rooms and homestays between their rows and their form on the wire. */

type RoomFields = Omit<BodyOf<typeof createHostRoom>, 'property_id'>;
type PropertyFields = BodyOf<typeof createHostProperty>;

/** Returns a room as its host describes it; undefined if these homestays have no such room. */
export async function describedRoom(
  db: Database | Tx,
  id: number,
  propertyIds: readonly number[],
): Promise<HostRoom | undefined> {
  const row = await findRoom(db, id);
  if (!row || !propertyIds.includes(row.property_id)) return undefined;
  const { property_id, name, names, description, descriptions, capacity, size, beds, floor, amenities } = row;
  const facts = { capacity, size, beds, floor, video: row.video_url ?? '', amenities };
  const words = { name, names, description, descriptions, ...facts };
  const photos = await listPhotos(db, { kind: 'room', id });
  const retired_at = row.retired_at?.toISOString() ?? null;
  return { id, property_id, ...words, photos, retired_at, version: versionOf(words) };
}

export function roomRow({ video, amenities, names, descriptions, ...words }: RoomFields) {
  return {
    ...words,
    ...translationColumns({ names, descriptions }),
    video_url: video || null,
    amenities: JSON.stringify(amenities),
  };
}

/** Returns maps of translations as columns. What is left out stays. */
export function translationColumns<Name extends string>(
  maps: Readonly<Record<Name, Translations | undefined>>,
): { [Column in Name]?: string } {
  const columns: { [Column in Name]?: string } = {};
  for (const name in maps) if (maps[name]) columns[name] = JSON.stringify(maps[name]);
  return columns;
}

/** Returns a homestay as its owner describes it; undefined if it is none of these. */
export async function describedProperty(
  db: Database | Tx,
  id: number,
  propertyIds: readonly number[],
): Promise<HostProperty | undefined> {
  const row = propertyIds.includes(id) ? await findProperty(db, id) : undefined;
  if (!row) return undefined;
  const { lat, lng, id: _, code_after_stay_percent: percent, code_after_stay_days: days, ...columns } = row;
  const words = {
    ...columns,
    location: lat === null || lng === null ? null : { lat, lng },
    cancellation: toWireRules(await listCancellationRules(db, id)),
    length_discounts: await listLengthDiscounts(db, id),
    faqs: await listFaqs(db, id),
    code_after_stay: percent === null || days === null ? null : { percent, valid_days: days },
  };
  const photos = await listPhotos(db, { kind: 'property', id });
  return { id, ...words, photos, version: versionOf(words) };
}

export function propertyRow(fields: PropertyFields) {
  const {
    location,
    amenities,
    names,
    addresses,
    distances,
    code_after_stay: code,
    cancellation: _,
    length_discounts: __,
    faqs: ___,
    ...row
  } = fields;
  return {
    ...row,
    ...translationColumns({ names, addresses }),
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    amenities: JSON.stringify(amenities),
    distances: JSON.stringify(distances),
    // What is left out stays.
    ...(code !== undefined && {
      code_after_stay_percent: code?.percent ?? null,
      code_after_stay_days: code?.valid_days ?? null,
    }),
  };
}

export function propertyParts({ cancellation, length_discounts, faqs }: PropertyFields) {
  return {
    faqs,
    lengthDiscounts: length_discounts,
    cancellation: readRules(cancellation),
  };
}

/** Changes with any of the words, not with the photos: these are saved by themselves while the words are typed. */
function versionOf(words: object): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
}

/** Returns the fields that differ, before and after, for the history. */
export function changesOf<Words extends object>(before: Words, after: Words) {
  const changed = (Object.keys(after) as (keyof Words)[]).filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (words: Words) => Object.fromEntries(changed.map((name) => [name, words[name]]));
  return { before: pick(before), after: pick(after) };
}
