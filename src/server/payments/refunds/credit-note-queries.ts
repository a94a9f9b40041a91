import { todayInIndia } from '#domain/dates/calendar.ts';
import { toRupees } from '#domain/money/money.ts';
import type { CreditNote } from '#server/documents/credit-note.ts';
import { loadInvoice } from '#server/payments/invoice-queries.ts';
import { listRefunds, takeNumber } from '#server/payments/queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

const NUMBER_LENGTH = 6;

/** Returns the number as printed, from a series of its own without gaps. */
function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(NUMBER_LENGTH, '0')}`;
}

/** Saves the credit note for the refund of a cancelled booking, under the next number. */
export async function insertCreditNote(
  tx: Tx,
  reservationId: number,
  paise: number,
  now: Date,
): Promise<void> {
  const number = await takeNumber(tx, 'credit_note');
  await tx
    .insertInto('credit_note')
    .values({ number, reservation_id: reservationId, amount_paise: paise, issued_at: now })
    .execute();
}

/** Lowers the amount of a credit note by `less` paise when the refund turns out smaller; its number stays. */
export async function lowerCreditNote(tx: Tx, reservationId: number, less: number): Promise<void> {
  await tx
    .updateTable('credit_note')
    .set((q) => ({ amount_paise: q('amount_paise', '-', less) }))
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** Returns the credit note of a cancelled booking; undefined when nothing was refunded. */
export async function loadCreditNote(
  db: Database | Tx,
  reservationId: number,
  contact: { email: string; phone: string },
): Promise<CreditNote | undefined> {
  const row = await db
    .selectFrom('credit_note')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('number')
    .executeTakeFirst();
  const invoice = row && (await loadInvoice(db, reservationId, contact));
  if (!row || !invoice) return undefined;
  return {
    number: creditNoteNumber(row.number),
    issuedOn: todayInIndia(row.issued_at),
    invoice,
    refund: toRupees(row.amount_paise),
    byHand: toRupees(await cancelledByHand(db, reservationId)),
  };
}

/** Returns the paise of a cancelled booking that the host pays back. */
async function cancelledByHand(db: Database | Tx, reservationId: number): Promise<number> {
  const refunds = await listRefunds(db, reservationId);
  return refunds
    .filter(({ reason, by_hand }) => by_hand && reason === 'guest_cancelled')
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}
