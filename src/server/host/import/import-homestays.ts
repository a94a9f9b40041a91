import { readRules } from '#domain/booking/cancellation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import {
  coordinatesSwapped,
  lengthDiscountsUpsideDown,
  termsUpsideDown,
} from '#domain/rates/host-warnings.ts';
import * as text from '#messages/host/import/import.ts';
import * as copy from '#messages/host/import/nights.ts';
import { translationColumns } from '#server/host/rooms/described.ts';
import type { Photos } from '#server/host/rooms/photos.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { deleteDrawings, type PhotoOwner, replacePhotos } from '#server/rooms/photo-queries.ts';
import {
  listOtherRooms,
  loadProperty,
  loadRoom,
  saveProperty,
  saveRoom,
} from '#server/rooms/property-queries.ts';
import type { HomestayEntry, HomestayFile, PhotoEntry, RoomEntry } from './homestay-file.ts';
import { type ImportOptions, importNights } from './import-nights.ts';

/** Says why the file can't be imported as it is. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/**
 * Updates the database from the file and returns what may be a mistake, then the changes, a line each. Bookings and
 * what the file does not name stay unchanged.
 */
export async function importHomestays(
  tx: Tx,
  file: HomestayFile,
  photos: Photos,
  now: Date,
  options: ImportOptions,
): Promise<string[]> {
  const told: Told = { lines: [], warnings: [] };
  for (const homestay of file.homestays) {
    await importHomestay(tx, homestay, photos, told);
    for (const room of homestay.rooms) await importRoom(tx, homestay, room, photos, told);
  }
  const rooms = file.homestays.flatMap((homestay) => homestay.rooms);
  const nights = await importNights(tx, rooms, { ...options, today: todayInIndia(now), now });
  const lines = [...told.lines, ...nights.lines, ...(await describeOthers(tx, file))];
  return [...told.warnings, ...file.homestays.flatMap(homestayWarnings), ...nights.warnings, ...lines];
}

interface Told {
  lines: string[];
  warnings: string[];
}

async function importHomestay(tx: Tx, entry: HomestayEntry, photos: Photos, told: Told): Promise<void> {
  const row = {
    id: entry.id,
    name: entry.name,
    type: entry.type,
    address: entry.address,
    ...translationColumns({ names: entry.names, addresses: entry.addresses }),
    lat: entry.location?.lat ?? null,
    lng: entry.location?.lng ?? null,
    amenities: amenitiesOf(entry.amenities, []),
    breakfast_price: entry.breakfast_price,
    extra_bed_price: entry.extra_bed_price,
    check_in_time: entry.check_in_time,
    check_out_time: entry.check_out_time,
    gate_opens: entry.gate.opens,
    gate_closes: entry.gate.closes,
    distances: JSON.stringify(entry.distances),
    max_stay: entry.max_stay,
    change_cutoff_hours: entry.change_cutoff_hours,
  };
  const before = await loadProperty(tx, entry.id);
  await saveProperty(tx, row, {
    faqs: entry.faqs,
    lengthDiscounts: entry.length_discounts,
    cancellation: readRules(entry.cancellation),
  });
  await importPhotos(tx, { kind: 'property', id: entry.id }, entry.photos, photos);
  const after = await loadProperty(tx, entry.id);
  told.lines.push(text.homestayLine(entry.id, entry.name, verdict(before, after)));
  const known = before?.property.name ?? entry.name;
  if (known !== entry.name) told.warnings.push(copy.warning(text.otherHomestay(entry.id, known, entry.name)));
}

async function importRoom(
  tx: Tx,
  home: HomestayEntry,
  entry: RoomEntry,
  photos: Photos,
  told: Told,
): Promise<void> {
  const before = await loadRoom(tx, entry.id);
  if (before && before.room.property_id !== home.id) {
    throw new ImportRefused(text.roomMoved(entry.id, before.room.property_id, home.id));
  }
  const row = {
    id: entry.id,
    property_id: home.id,
    name: entry.name,
    description: entry.description,
    ...translationColumns({ names: entry.names, descriptions: entry.descriptions }),
    capacity: entry.capacity,
    size: entry.size,
    beds: entry.beds,
    floor: entry.floor,
    video_url: entry.video ?? null,
    amenities: amenitiesOf(entry.amenities, entry.missing_amenities),
  };
  await saveRoom(tx, row);
  await importPhotos(tx, { kind: 'room', id: entry.id }, entry.photos, photos);
  told.lines.push(text.roomLine(entry.id, entry.name, verdict(before, await loadRoom(tx, entry.id))));
}

/** Imports the photos; a file that names only prices leaves the uploaded ones. */
async function importPhotos(
  tx: Tx,
  of: PhotoOwner,
  entries: readonly PhotoEntry[] | undefined,
  photos: Photos,
): Promise<void> {
  if (entries) await replacePhotos(tx, of, picturesOf(entries, photos));
  else await deleteDrawings(tx, of);
}

function amenitiesOf(available: readonly string[], missing: readonly string[]): string {
  return JSON.stringify([
    ...available.map((name) => ({ name, available: true })),
    ...missing.map((name) => ({ name, available: false })),
  ]);
}

function picturesOf(list: readonly PhotoEntry[], photos: Photos) {
  return list.flatMap(({ file, tag }, position) => {
    const photo = photos.get(file);
    return photo ? [{ path: photo.path, tag, position, sizes: JSON.stringify(photo.sizes) }] : [];
  });
}

function verdict(before: unknown, after: unknown): string {
  if (before === undefined) return text.NEW;
  return JSON.stringify(before) === JSON.stringify(after) ? text.UNCHANGED : text.CHANGED;
}

/** Warns the host of rooms that are on sale but missing in the file. */
async function describeOthers(tx: Tx, { homestays }: HomestayFile): Promise<string[]> {
  const ids = homestays.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  const others = await listOtherRooms(tx, ids);
  return others.map(({ id, name }) => text.roomLine(id, name, text.NOT_IN_FILE));
}

/** Returns what a homestay's host has probably not meant. It is imported all the same. */
function homestayWarnings({ name, location, cancellation, length_discounts }: HomestayEntry): string[] {
  const lengths = length_discounts.map(({ nights, percent }) => ({ minNights: nights, percent }));
  const warnings = [
    location && coordinatesSwapped(location.lat, location.lng) && copy.swapped(name),
    termsUpsideDown(readRules(cancellation)) && copy.termsUpsideDown(name),
    lengthDiscountsUpsideDown(lengths) && copy.lengthsUpsideDown(name),
  ];
  return warnings.flatMap((text) => (text ? [copy.warning(text)] : []));
}
