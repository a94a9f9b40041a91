import type { Insertable } from 'kysely';
import type { CancellationRule } from '#domain/booking/cancellation.ts';
import type { Faq } from '#domain/content/faq.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { listPhotos, lockDescribed, type PhotoOwner } from './photo-queries.ts';
import { listCancellationRules, listFaqs } from './queries.ts';
import { type LengthDiscount, listLengthDiscounts, saveLengthDiscounts } from './rate-queries.ts';
import type { PropertyRow } from './schema.ts';

type WhenSilent = PropertyRow['when_silent'];
type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export interface PropertyParts {
  faqs: readonly Faq[];
  lengthDiscounts: readonly LengthDiscount[];
  cancellation: readonly CancellationRule[];
}

/** Adds or changes a homestay with its parts; its photos stay. */
export async function saveProperty(tx: Tx, row: Row<'property'>, parts: PropertyParts): Promise<void> {
  const { id, ...columns } = row;
  await tx
    .insertInto('property')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await savePropertyParts(tx, id, parts);
}

/** Replaces the questions, discounts and refund terms of a homestay. */
export async function savePropertyParts(tx: Tx, property_id: number, parts: PropertyParts): Promise<void> {
  await tx.deleteFrom('property_faq').where('property_id', '=', property_id).execute();
  await tx.deleteFrom('cancellation_rule').where('property_id', '=', property_id).execute();
  const faqs = parts.faqs.map(({ question, answer }, position) => ({
    property_id,
    position,
    question,
    answer,
  }));
  if (faqs.length) await tx.insertInto('property_faq').values(faqs).execute();
  await saveLengthDiscounts(tx, property_id, parts.lengthDiscounts);
  const rules = parts.cancellation.map(({ hoursBefore: hours_before, percent }) => {
    return { property_id, hours_before, percent };
  });
  if (rules.length) await tx.insertInto('cancellation_rule').values(rules).execute();
}

/** Adds or changes a room; its photos stay. A room never moves to another homestay. */
export async function saveRoom(tx: Tx, row: Row<'room'>): Promise<void> {
  const { id, property_id, ...columns } = row;
  await tx
    .insertInto('room')
    .values({ id, property_id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

/** Returns a homestay with its parts, to compare before and after; undefined when there is none. */
export async function loadProperty(tx: Tx, id: number) {
  const property = await tx.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
  if (!property) return undefined;
  return {
    property,
    photos: await listShown(tx, { kind: 'property', id }),
    faqs: await listFaqs(tx, id),
    lengthDiscounts: await listLengthDiscounts(tx, id),
    cancellation: await listCancellationRules(tx, id),
  };
}

/** Returns a room with its photos, to compare before and after; undefined when there is none. */
export async function loadRoom(tx: Tx, id: number) {
  const room = await tx.selectFrom('room').selectAll().where('id', '=', id).executeTakeFirst();
  return room && { room, photos: await listShown(tx, { kind: 'room', id }) };
}

/** Returns photos without their ids, which differ each time the host's file is imported. */
async function listShown(tx: Tx, of: PhotoOwner) {
  return (await listPhotos(tx, of)).map(({ id: _, ...photo }) => photo);
}

export function listPropertyNames(db: Database | Tx): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('property').select(['id', 'name']).orderBy('id').execute();
}

/** Returns homestays with what happens to a request while a channel does not respond. */
export function listSilenceChoices(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('property')
    .select(['id', 'name', 'when_silent'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute();
}

/** Saves what a homestay does while a channel is silent, and returns the choice before. */
export async function saveSilenceChoice(tx: Tx, id: number, when_silent: WhenSilent): Promise<WhenSilent> {
  await lockDescribed(tx, { kind: 'property', id });
  const before = await tx
    .selectFrom('property')
    .select('when_silent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('property').set({ when_silent }).where('id', '=', id).execute();
  return before.when_silent;
}

/** Returns the rooms with other ids than these. */
export function listOtherRooms(tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return tx.selectFrom('room').select(['id', 'name']).where('id', 'not in', ids).orderBy('id').execute();
}
