import { todayInIndia } from '#domain/calendar.ts';
import * as words from '#messages/host-import.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { HomestayEntry, HomestayFile, PhotoEntry, RoomEntry } from './homestay-file.ts';
import { importNights } from './import-nights.ts';
import type { Photos } from './photos.ts';

/** The file can't be brought in as it is. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/**
 * Brings the database to what the file says, and answers what changed, a line each. Bookings and what the file does not
 * name stay as they are.
 */
export async function importHomestays(
  tx: Tx,
  file: HomestayFile,
  photos: Photos,
  now: Date,
): Promise<string[]> {
  const lines: string[] = [];
  for (const homestay of file.homestays) {
    lines.push(await importHomestay(tx, homestay, photos));
    for (const room of homestay.rooms) lines.push(await importRoom(tx, homestay, room, photos));
  }
  const rooms = file.homestays.flatMap((homestay) => homestay.rooms);
  lines.push(...(await importNights(tx, rooms, todayInIndia(now), now)));
  lines.push(...(await describeOthers(tx, file)));
  return lines;
}

async function importHomestay(tx: Tx, entry: HomestayEntry, photos: Photos): Promise<string> {
  const columns = {
    name: entry.name,
    type: entry.type,
    address: entry.address,
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
  const before = await describeHomestay(tx, entry.id);
  await tx
    .insertInto('property')
    .values({ id: entry.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await tx.deleteFrom('property_image').where('property_id', '=', entry.id).execute();
  await tx.deleteFrom('property_faq').where('property_id', '=', entry.id).execute();
  await tx.deleteFrom('length_rule').where('property_id', '=', entry.id).execute();
  await tx.deleteFrom('cancellation_rule').where('property_id', '=', entry.id).execute();
  const images = picturesOf(entry.photos, photos).map((picture) => {
    return { property_id: entry.id, ...picture };
  });
  if (images.length) await tx.insertInto('property_image').values(images).execute();
  const faqs = entry.faqs.map((faq, position) => ({ property_id: entry.id, position, ...faq }));
  if (faqs.length) await tx.insertInto('property_faq').values(faqs).execute();
  const lengths = entry.length_discounts.map(({ nights, percent }) => {
    return { property_id: entry.id, min_nights: nights, percent };
  });
  if (lengths.length) await tx.insertInto('length_rule').values(lengths).execute();
  const refunds = entry.cancellation.map((rule) => ({ property_id: entry.id, ...rule }));
  if (refunds.length) await tx.insertInto('cancellation_rule').values(refunds).execute();
  return words.homestayLine(entry.id, entry.name, verdict(before, await describeHomestay(tx, entry.id)));
}

async function importRoom(tx: Tx, home: HomestayEntry, entry: RoomEntry, photos: Photos): Promise<string> {
  const known = await tx
    .selectFrom('room')
    .select('property_id')
    .where('id', '=', entry.id)
    .executeTakeFirst();
  if (known && known.property_id !== home.id) {
    throw new ImportRefused(words.roomMoved(entry.id, known.property_id, home.id));
  }
  const columns = {
    name: entry.name,
    description: entry.description,
    capacity: entry.capacity,
    size: entry.size,
    video_url: entry.video ?? null,
    amenities: amenitiesOf(entry.amenities, entry.missing_amenities),
  };
  const before = await describeRoom(tx, entry.id);
  await tx
    .insertInto('room')
    .values({ id: entry.id, property_id: home.id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await tx.deleteFrom('room_image').where('room_id', '=', entry.id).execute();
  const images = picturesOf(entry.photos, photos).map(({ path, ...rest }) => {
    return { room_id: entry.id, file_path: path, ...rest };
  });
  if (images.length) await tx.insertInto('room_image').values(images).execute();
  return words.roomLine(entry.id, entry.name, verdict(before, await describeRoom(tx, entry.id)));
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

function verdict(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return words.NEW;
  return before === after ? words.UNCHANGED : words.CHANGED;
}

/** All that the file says of a homestay, as one text to compare. */
async function describeHomestay(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const images = tx
    .selectFrom('property_image')
    .select(['path', 'tag', 'sizes'])
    .where('property_id', '=', id);
  const faqs = tx.selectFrom('property_faq').select(['question', 'answer']).where('property_id', '=', id);
  const lengths = tx.selectFrom('length_rule').selectAll().where('property_id', '=', id);
  const refunds = tx.selectFrom('cancellation_rule').selectAll().where('property_id', '=', id);
  return JSON.stringify([
    row,
    await images.orderBy('position').execute(),
    await faqs.orderBy('position').execute(),
    await lengths.orderBy('min_nights').execute(),
    await refunds.orderBy('hours_before').execute(),
  ]);
}

async function describeRoom(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const images = tx.selectFrom('room_image').select(['file_path', 'tag', 'sizes']).where('room_id', '=', id);
  return JSON.stringify([row, await images.orderBy('position').execute()]);
}

/** Rooms that are sold although the file does not name them: the host should know. */
async function describeOthers(tx: Tx, { homestays }: HomestayFile): Promise<string[]> {
  const ids = homestays.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  const others = await tx
    .selectFrom('room')
    .select(['id', 'name'])
    .where('id', 'not in', ids)
    .orderBy('id')
    .execute();
  return others.map(({ id, name }) => words.roomLine(id, name, words.NOT_IN_FILE));
}
