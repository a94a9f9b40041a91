import { creditNoteFileName, invoiceFileName } from '#domain/booking/booking-reference.ts';
import type { Look } from '#site/look.ts';
import { type CreditNote, renderCreditNote } from './credit-note.ts';
import { renderInvoice } from './invoice.ts';
import type { Invoice } from './invoice-data.ts';

/** Returns the papers of a mail, rendered only when it is sent. */
export function attachedInvoice(invoice: Invoice, look?: Look) {
  return {
    filename: invoiceFileName(invoice.reservationId, invoice.guest.name),
    contentType: 'application/pdf',
    render: () => renderInvoice(invoice, look),
  };
}

export function attachedCreditNote(note: CreditNote, look?: Look) {
  return {
    filename: creditNoteFileName(note.invoice.reservationId, note.invoice.guest.name),
    contentType: 'application/pdf',
    render: () => renderCreditNote(note, look),
  };
}
