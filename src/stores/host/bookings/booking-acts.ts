import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import {
  acceptRequest,
  addNote,
  resendConfirmation,
  sendMessage,
  sendPaymentLink,
} from '#contract/host/acts.ts';
import { cancelHostBooking } from '#contract/host/changes.ts';
import { markPaidOut, voidPayment } from '#contract/host/payments.ts';
import * as messages from '#messages/host/booking-page.ts';
import { accepted, NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastError, toastSuccess } from '#stores/browser/toasts.ts';
import { $booking, loadBooking } from './booking.ts';

/** The dialog that is open over the booking. */
export type BookingDialog =
  | { name: 'none' }
  | { name: 'note' | 'move' | 'cancel' | 'decline' }
  | { name: 'void'; paymentId: string; amount: number }
  /** `emailedTo`: the address to which it went, if any. */
  | { name: 'link'; url: string; whatsAppUrl: string; emailedTo: string | undefined };

export const NO_DIALOG: BookingDialog = { name: 'none' };
export const $bookingDialog = atom<BookingDialog>(NO_DIALOG);

/** An act is on its way; `message` says why the last one was not done. */
export interface Working {
  isBusy: boolean;
  message?: string;
}
export const IDLE: Working = { isBusy: false };
export const $working = atom<Working>(IDLE);

export function openDialog(dialog: BookingDialog): void {
  $working.set(IDLE);
  $bookingDialog.set(dialog);
}

export function closeDialog(): void {
  if (!$working.get().isBusy) $bookingDialog.set(NO_DIALOG);
}

export function shownId(): number {
  const shown = $booking.get();
  if (shown.state !== 'ready') throw new Error('No booking is shown');
  return shown.whole.booking.id;
}

/**
 * Does one act on the shown booking and reads it again. A refusal stays in the open dialog, with what was typed; without
 * a dialog it is a toast. Returns the result, undefined if it was not done.
 */
export async function doAct<Result>(
  work: (id: number) => Promise<Result>,
  done?: string,
): Promise<Result | undefined> {
  if ($working.get().isBusy) return undefined;
  $working.set({ isBusy: true });
  try {
    const result = await work(shownId());
    $working.set(IDLE);
    $bookingDialog.set(NO_DIALOG);
    if (done) toastSuccess(done);
    await loadBooking();
    return result;
  } catch (error) {
    const message = failureSentence(error, NOT_SAVED);
    // Another host or the guest was faster: their change is shown behind what was typed.
    if (error instanceof Refusal) await loadBooking();
    const inDialog = $bookingDialog.get().name !== 'none';
    $working.set(inDialog ? { isBusy: false, message } : IDLE);
    if (!inDialog) toastError(message);
    return undefined;
  }
}

export const refuseTyped = (message: string) => $working.set({ isBusy: false, message });

export const resend = () =>
  doAct((id) => call(resendConfirmation, { params: { id }, body: {} }), messages.resent);

export const accept = () => doAct((id) => call(acceptRequest, { params: { id }, body: {} }), accepted);

/** Nothing is paid yet, so nothing is refunded. */
export const decline = () =>
  doAct((id) => call(cancelHostBooking, { params: { id }, body: { refund: 'none' } }), messages.declined);

export async function makePaymentLink(): Promise<void> {
  const made = await doAct((id) => call(sendPaymentLink, { params: { id }, body: {} }));
  if (made)
    openDialog({
      name: 'link',
      url: made.url,
      whatsAppUrl: made.whatsapp_url,
      emailedTo: made.told.address,
    });
}

export async function saveNote(text: string): Promise<void> {
  if (text.trim() === '') return closeDialog();
  await doAct((id) => call(addNote, { params: { id }, body: { text } }), messages.noteSaved);
}

/** True once it was sent, so that the field is emptied only then. */
export async function writeMessage(text: string): Promise<boolean> {
  if (text.trim() === '') return false;
  const sent = await doAct(
    (id) => call(sendMessage, { params: { id }, body: { text } }),
    messages.messageSent,
  );
  return sent !== undefined;
}

export async function voidShownPayment(reason: string): Promise<void> {
  const dialog = $bookingDialog.get();
  if (dialog.name !== 'void') return;
  if (reason.trim() === '') return refuseTyped(messages.REASON_NEEDED);
  await doAct(
    (id) =>
      call(voidPayment, { params: { id, payment_id: dialog.paymentId }, body: { reason: reason.trim() } }),
    messages.paymentVoided,
  );
}

export const tickRefund = (refundId: number) =>
  doAct(() => call(markPaidOut, { params: { id: refundId }, body: {} }), messages.refundTicked);
