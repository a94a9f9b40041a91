import { DAY } from '#domain/dates/duration.ts';
import { FORM_TIME, FORM_WARNING, type FormEvent } from '#domain/register/form-iii.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { FormRow } from './schema.ts';

export function listFormsOfBooking(tx: Tx, reservationId: number): Promise<FormRow[]> {
  return tx
    .selectFrom('form_iii')
    .innerJoin('traveller', 'traveller.id', 'traveller_id')
    .selectAll('form_iii')
    .where('reservation_id', '=', reservationId)
    .execute();
}

export async function insertForm(
  tx: Tx,
  form: { traveller_id: number; event: FormEvent; due_at: Date },
): Promise<void> {
  await tx.insertInto('form_iii').values(form).execute();
}

export async function deleteForm(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('form_iii').where('id', '=', id).execute();
}

export async function setDue(tx: Tx, id: number, due_at: Date): Promise<void> {
  await tx.updateTable('form_iii').set({ due_at }).where('id', '=', id).execute();
}

/** Marks a report as done; one that is done stays as it is. Returns whether it was not. */
export async function completeForm(tx: Tx, id: number, userId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('form_iii')
    .set({ done_at: now, done_by: userId })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectForms(db: Database | Tx, propertyIds: readonly number[]) {
  return db
    .selectFrom('form_iii')
    .innerJoin('traveller', 'traveller.id', 'traveller_id')
    .innerJoin('reservation', 'reservation.id', 'reservation_id')
    .leftJoin('app_user', 'app_user.id', 'done_by')
    .selectAll('form_iii')
    .select(['traveller.reservation_id', 'reservation.property_id', 'app_user.name', 'app_user.email'])
    .where('property_id', 'in', [0, ...propertyIds]);
}
export type ListedForm = Awaited<ReturnType<typeof listForms>>[number];

/**
 * Returns the reports of some homestays that are not done, and with `span` those whose event lies within it, by when they
 * are due.
 */
export function listForms(
  db: Database | Tx,
  propertyIds: readonly number[],
  span?: { from: Date; until: Date },
) {
  const dueAt = (event: Date) => new Date(event.getTime() + FORM_TIME);
  return selectForms(db, propertyIds)
    .where(({ or, and, eb }) =>
      or([
        eb('done_at', 'is', null),
        ...(span ? [and([eb('due_at', '>=', dueAt(span.from)), eb('due_at', '<', dueAt(span.until))])] : []),
      ]),
    )
    .orderBy('due_at')
    .orderBy('form_iii.id')
    .execute();
}

export function findForm(db: Database | Tx, propertyIds: readonly number[], id: number) {
  return selectForms(db, propertyIds).where('form_iii.id', '=', id).executeTakeFirst();
}

/** Notes that hosts are alerted now of what is due soon; nobody is alerted of what is due since a day. */
export async function markDueForms(db: Database | Tx, now: Date): Promise<void> {
  await db
    .updateTable('form_iii')
    .set({ alerted_at: now })
    .where('done_at', 'is', null)
    .where('alerted_at', 'is', null)
    .where('due_at', '<=', new Date(now.getTime() + FORM_WARNING))
    .where('due_at', '>', new Date(now.getTime() - DAY))
    .execute();
}

/** Returns a report that is still to be made. */
export function findOpenForm(db: Database, id: number) {
  return db
    .selectFrom('form_iii')
    .select(['event', 'due_at'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}
