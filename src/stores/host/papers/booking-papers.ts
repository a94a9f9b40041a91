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
import { fileName } from '#messages/booking/registration-card.ts';
import * as messages from '#messages/host/papers/booking-papers.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastInfo, toastSuccess } from '#stores/browser/toasts.ts';
import { actOn } from '#stores/host/bookings/act.ts';
import { reloadBooking } from '#stores/host/bookings/booking.ts';
import { closeDialog, openDialog } from '#stores/host/bookings/booking-acts.ts';
import { createLoader, LOADING } from '#stores/pattern/loader.ts';

export type Asked = 'invoice' | 'receipt';
type Booking = Pick<HostBooking, 'id' | 'status' | 'total' | 'company'>;

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
  $bookingPapers.set(LOADING);
  openDialog({ name: 'paper', asked });
  await loadBookingPapers(id);
}

/** Issues the invoice, unless there is one that agrees with the booking, and shows it. */
export async function openInvoice(booking: Booking): Promise<void> {
  const { id, status } = booking;
  await show('invoice', id);
  // Of a cancelled booking there may be one over what is kept, but none is issued by hand.
  if (status === 'cancelled' || isShown(booking)) return;
  const isDone = await actOn({ id, name: 'invoice', reload: reloadBooking }, async (headers) => {
    try {
      await call(issueInvoice, { params: { id }, body: {}, headers });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'already_issued') throw error;
    }
    await loadBookingPapers(id);
  });
  if (!isDone) closeDialog();
}

/** Returns whether the invoice that was loaded is surely the one that a press would issue. */
function isShown({ total, company }: Booking): boolean {
  const loaded = $bookingPapers.get();
  if (loaded.state !== 'ready') return true;
  const newest = loaded.papers.find(({ kind }) => !kind.endsWith('voucher'));
  return (
    !company &&
    INVOICES.includes(newest?.kind ?? 'credit_note') &&
    newest?.total === exactRupees(toPaise(total))
  );
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

/** Returns the newest invoice, or the newest receipt voucher and else the invoice; `papers` begin with the newest. */
export function paperFor(asked: Asked, papers: readonly HostPaper[]): HostPaper | undefined {
  const receipt = asked === 'receipt' ? papers.find(({ kind }) => kind === 'receipt_voucher') : undefined;
  return receipt ?? papers.find(({ kind }) => INVOICES.includes(kind));
}

/** Emails a paper to the guest. A toast says where to; without an address the chat is one press away. */
export function emailPaper(id: number, { id: paper_id, number }: HostPaper): Promise<boolean> {
  return actOn({ id, name: `email paper ${paper_id}`, reload: reloadBooking }, async (headers) => {
    const { told } = await call(sendPaper, { params: { id, paper_id }, body: {}, headers });
    const { address, whatsapp_url } = told;
    if (address) return toastSuccess(messages.sentTo(number, address));
    const openChat = () => void open(whatsapp_url, '_blank', 'noopener');
    toastInfo(messages.NO_ADDRESS, whatsapp_url ? { label: messages.whatsApp, run: openChat } : undefined);
  });
}
