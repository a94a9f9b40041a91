import type { PaperKind } from '#domain/papers/paper-number.ts';

/** Spec section 9: the reference shown to guests, `SH` and the reservation's id. */
export function bookingReference(reservationId: number): string {
  return `SH${reservationId}`;
}

/** Returns the reservation id in a typed reference: `SH12`, `sh 12` or `12`. */
export function readBookingReference(typed: string): number | undefined {
  const digits = /^\s*(?:SH)?[\s-]*(\d{1,9})\s*$/i.exec(typed)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The longest name of a guest in a file's name; an Indian letter takes three bytes. */
const LONGEST = 60;

/** Keeps letters of any script, digits and a few signs; spaces become underscores, other signs are removed. */
function plainName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\s/gu, '_')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}_-]/gu, '')
    .replace(/_+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '');
  let short = '';
  // A syllable stays whole.
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    if (short.length + segment.length > LONGEST) break;
    short += segment;
  }
  return short;
}

/** Returns `Invoice_SH{id}_{name}.pdf` (spec section 7). */
export function invoiceFileName(reservationId: number, guestName: string): string {
  return `Invoice_${bookingReference(reservationId)}_${plainName(guestName) || 'guest'}.pdf`;
}

export const calendarFileName = (reservationId: number): string => `${bookingReference(reservationId)}.ics`;

/** Returns the name of a paper's file: `Invoice_…` for invoices, as above, `Credit_note_…` and so on for the others. */
export function paperFileName(kind: PaperKind, reservationId: number, guestName: string): string {
  const name = invoiceFileName(reservationId, guestName);
  if (kind === 'tax_invoice') return name;
  return name.replace(/^Invoice/, `${kind[0]?.toUpperCase()}${kind.slice(1)}`);
}
