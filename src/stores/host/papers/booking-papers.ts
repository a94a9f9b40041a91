import { atom } from 'nanostores';
import { call, download } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import type { HostBooking } from '#contract/host/booking-line.ts';
import {
  downloadRegistrationCard,
  type HostPaper,
  issueInvoice,
  listHostPapersOfBooking,
  sendPaper,
} from '#contract/host/papers.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { exactRupees } from '#domain/money/exact.ts';
import { toPaise } from '#domain/money/money.ts';
import type { PaperKind } from '#domain/papers/paper-number.ts';
import { needsRecipient, RECIPIENT_FIELDS, type RecipientField } from '#domain/papers/recipient.ts';
import { fileName } from '#messages/booking/registration-card.ts';
import * as messages from '#messages/host/papers/booking-papers.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastInfo, toastSuccess } from '#stores/browser/toasts.ts';
import { actOn, type KeyHeader, rest } from '#stores/host/bookings/act.ts';
import { reloadBooking } from '#stores/host/bookings/booking.ts';
import { closeDialog, openDialog } from '#stores/host/bookings/booking-acts.ts';
import { actSentence, orLook } from '#stores/host/bookings/lost-answer.ts';
import { createForm } from '#stores/pattern/form.ts';
import { createLoader, LOADING } from '#stores/pattern/loader.ts';
import { withKey } from '#stores/pattern/request-key.ts';

export type Asked = 'invoice' | 'receipt';
type Booking = Pick<HostBooking, 'id' | 'status' | 'total' | 'company' | 'recipient_lacks'>;
/** The fields that are asked for, as they are typed. */
type TypedRecipient = Partial<Record<RecipientField, string>>;

/** What is asked before an invoice is issued; undefined if nothing is. */
export const $recipient = atom<TypedRecipient | undefined>(undefined);
const recipient = createForm<RecipientField>({
  fields: RECIPIENT_FIELDS,
  notSent: actSentence,
  refused: reloadBooking,
});
export const { $form: $recipientForm } = recipient;

/** The papers of a booking, the newest first. */
export const { $loaded: $bookingPapers, load: loadBookingPapers } = createLoader<
  { papers: readonly HostPaper[] },
  never,
  [id: number]
>({
  read: async (signal, id) => {
    const { papers } = await call(listHostPapersOfBooking, { params: { id }, signal });
    return { papers: papers.toReversed() };
  },
  failed: messages.NOT_LOADED,
});

async function show(asked: Asked, id: number): Promise<void> {
  recipient.show();
  $recipient.set(undefined);
  $bookingPapers.set(LOADING);
  openDialog({ name: 'paper', asked });
  await loadBookingPapers(id);
}

/**
 * Issues the invoice, unless there is one that agrees with the booking, and shows it. Of a high amount it first asks for
 * what is missing of the guest's address.
 */
export async function openInvoice(booking: Booking): Promise<void> {
  const { id, status } = booking;
  await show('invoice', id);
  const loaded = $bookingPapers.get();
  // Of a cancelled booking there may be one over what is kept, but none is issued by hand.
  if (status === 'cancelled' || loaded.state !== 'ready' || isShown(booking, loaded.papers)) return;
  const lacks = lackedBy(booking, loaded.papers);
  if (lacks.length > 0) return $recipient.set(Object.fromEntries(lacks.map((field) => [field, ''])));
  const isDone = await actOn({ id, name: 'invoice', reload: reloadBooking }, (headers) =>
    issue(id, {}, headers),
  );
  if (!isDone) closeDialog();
}

async function issue(id: number, body: TypedRecipient, headers: KeyHeader): Promise<void> {
  try {
    await call(issueInvoice, { params: { id }, body, headers });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'already_issued') throw error;
  }
  await loadBookingPapers(id);
}

/**
 * Returns whether the newest invoice is surely the one that a press would issue. After a tax invoice no other company
 * can be named.
 */
function isShown({ total, company }: Booking, papers: readonly HostPaper[]): boolean {
  const newest = papers.find(({ kind }) => !kind.endsWith('voucher'));
  if (!newest || !INVOICES.includes(newest.kind)) return false;
  return (!company || newest.kind === 'tax_invoice') && newest.total === exactRupees(toPaise(total));
}

/** A seller who is not registered under GST has an invoice from the confirmation on, and asks for nothing. */
function lackedBy({ total, recipient_lacks = [] }: Booking, papers: readonly HostPaper[]): RecipientField[] {
  const isPlain = papers.some(({ kind }) => kind === 'invoice');
  return needsRecipient(total) && !isPlain ? recipient_lacks : [];
}

export function typeRecipient(typed: TypedRecipient): void {
  $recipient.set({ ...$recipient.get(), ...typed });
  recipient.mend(Object.keys(typed));
}

/** Issues the invoice to the address that was typed. Returns whether it is there. */
export async function issueToRecipient(id: number): Promise<boolean> {
  const body = $recipient.get();
  if (!body) return false;
  const missing = RECIPIENT_FIELDS.filter((field) => body[field]?.trim() === '');
  const problems = Object.fromEntries(missing.map((field) => [field, messages.RECIPIENT_NEEDED[field]]));
  const name = `invoice ${JSON.stringify(body)} ${id}`;
  const isIssued = await recipient.send(problems, () =>
    orLook(reloadBooking, () => withKey(name, (key) => issue(id, body, { 'Idempotency-Key': key }))),
  );
  if (!isIssued) return false;
  $recipient.set(undefined);
  rest(id);
  await reloadBooking();
  return true;
}

/** Returns the card that guests fill in and sign, or undefined with a toast if the download failed. */
export async function cardFile(id: number): Promise<{ name: string; content: Blob } | undefined> {
  try {
    const content = await download(downloadRegistrationCard, { params: { id } });
    return { name: fileName(bookingReference(id)), content };
  } catch (error) {
    toastError(failureSentence(error, messages.NOT_DOWNLOADED));
    return undefined;
  }
}

export const openReceipt = ({ id }: Booking): Promise<void> => show('receipt', id);

const INVOICES: readonly PaperKind[] = ['invoice', 'tax_invoice'];

/** Returns the newest invoice; for a receipt, the newest receipt voucher if there is one. `papers` begin with the newest. */
export function paperFor(asked: Asked, papers: readonly HostPaper[]): HostPaper | undefined {
  const receipt = asked === 'receipt' ? papers.find(({ kind }) => kind === 'receipt_voucher') : undefined;
  return receipt ?? papers.find(({ kind }) => INVOICES.includes(kind));
}

/** Emails a paper to the guest. A toast says to which address, or offers WhatsApp if there is none. */
export function emailPaper(id: number, { id: paper_id, number }: HostPaper): Promise<boolean> {
  return actOn({ id, name: `email paper ${paper_id}`, reload: reloadBooking }, async (headers) => {
    const { told } = await call(sendPaper, { params: { id, paper_id }, body: {}, headers });
    const { address, whatsapp_url } = told;
    if (address) return toastSuccess(messages.sentTo(number, address));
    const openChat = () => void open(whatsapp_url, '_blank', 'noopener');
    toastInfo(messages.NO_ADDRESS, whatsapp_url ? { label: messages.whatsApp, run: openChat } : undefined);
  });
}
