import type { Insertable } from 'kysely';
import type { CancellationRule } from '#domain/cancellation.ts';
import type { Faq } from '#domain/faq.ts';
import type { LengthRule } from '#domain/pricing.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
/** `sizes`: JSON, absent for drawings. */
export interface NewPicture {
  path: string;
  tag: string;
  position: number;
  sizes?: string;
}

export interface PropertyParts {
  faqs: readonly Faq[];
  lengthRules: readonly LengthRule[];
  cancellation: readonly CancellationRule[];
}

/** The host's file has no alternative texts: a photo that stays keeps its own. */
function described(picture: NewPicture, texts: readonly { path: string; alt: string }[]) {
  return { ...picture, alt: texts.find(({ path }) => path === picture.path)?.alt ?? '' };
}

/** Saves a property with all its parts; parts that are no longer listed are deleted. */
export async function saveProperty(
  tx: Tx,
  row: Row<'property'>,
  parts: PropertyParts & { pictures: readonly NewPicture[] },
): Promise<void> {
  const { id: property_id, ...columns } = row;
  await tx
    .insertInto('property')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  const texts = await tx
    .deleteFrom('property_image')
    .where('property_id', '=', property_id)
    .returning(['path', 'alt'])
    .execute();
  const images = parts.pictures.map((picture) => ({ property_id, ...described(picture, texts) }));
  if (images.length) await tx.insertInto('property_image').values(images).execute();
  await savePropertyParts(tx, property_id, parts);
}

/** Replaces the questions, discounts and refund terms of a homestay. */
export async function savePropertyParts(tx: Tx, property_id: number, parts: PropertyParts): Promise<void> {
  await tx.deleteFrom('property_faq').where('property_id', '=', property_id).execute();
  await tx.deleteFrom('length_rule').where('property_id', '=', property_id).execute();
  await tx.deleteFrom('cancellation_rule').where('property_id', '=', property_id).execute();
  const faqs = parts.faqs.map(({ question, answer }, position) => ({
    property_id,
    position,
    question,
    answer,
  }));
  if (faqs.length) await tx.insertInto('property_faq').values(faqs).execute();
  const lengths = parts.lengthRules.map(({ minNights: min_nights, percent }) => {
    return { property_id, min_nights, percent };
  });
  if (lengths.length) await tx.insertInto('length_rule').values(lengths).execute();
  const rules = parts.cancellation.map(({ hoursBefore: hours_before, percent }) => {
    return { property_id, hours_before, percent };
  });
  if (rules.length) await tx.insertInto('cancellation_rule').values(rules).execute();
}

/** Saves a room with its pictures. A room never moves to another property. */
export async function saveRoom(tx: Tx, row: Row<'room'>, pictures: readonly NewPicture[]): Promise<void> {
  const { id: room_id, property_id, ...columns } = row;
  await tx
    .insertInto('room')
    .values({ id: room_id, property_id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  const texts = await tx
    .deleteFrom('room_image')
    .where('room_id', '=', room_id)
    .returning(['file_path as path', 'alt'])
    .execute();
  const images = pictures.map((picture) => {
    const { path: file_path, ...rest } = described(picture, texts);
    return { room_id, file_path, ...rest };
  });
  if (images.length) await tx.insertInto('room_image').values(images).execute();
}

/** A property with its parts, to compare before and after; undefined when there is none. */
export async function loadProperty(tx: Tx, id: number): Promise<unknown[] | undefined> {
  const row = await tx.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const images = tx
    .selectFrom('property_image')
    .select(['path', 'tag', 'sizes'])
    .where('property_id', '=', id);
  const faqs = tx.selectFrom('property_faq').select(['question', 'answer']).where('property_id', '=', id);
  const lengths = tx.selectFrom('length_rule').selectAll().where('property_id', '=', id);
  const refunds = tx.selectFrom('cancellation_rule').selectAll().where('property_id', '=', id);
  return [
    row,
    await images.orderBy('position').execute(),
    await faqs.orderBy('position').execute(),
    await lengths.orderBy('min_nights').execute(),
    await refunds.orderBy('hours_before').execute(),
  ];
}

/** A room with its pictures, to compare before and after; undefined when there is none. */
export async function loadRoom(tx: Tx, id: number) {
  const room = await tx.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
  if (!room) return undefined;
  const images = tx.selectFrom('room_image').select(['file_path', 'tag', 'sizes']).where('room_id', '=', id);
  return { room, images: await images.orderBy('position').execute() };
}

export function listPropertyNames(db: Database | Tx): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('property').select(['id', 'name']).orderBy('id').execute();
}

/** The rooms with other ids than these. */
export function listOtherRooms(tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('room').select(['id', 'name']).where('id', 'not in', ids).orderBy('id').execute();
}
