import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import {
  acceptRequest,
  addNote,
  resendConfirmation,
  sendMessage,
  sendPaymentLink,
} from '#contract/host/acts.ts';
import { cancelHostBooking } from '#contract/host/changes.ts';
import { markPaidOut, voidPayment } from '#contract/host/payments.ts';
import type { Told } from '#contract/host/told.ts';
import * as messages from '#messages/host/booking-page.ts';
import { accepted, NOT_SAVED } from '#messages/host/desk.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { actOn } from './act.ts';
import { $booking, loadBooking } from './booking.ts';

export type BookingDialog =
  | { name: 'none' }
  | { name: 'note' | 'move' | 'cancel' | 'decline' }
  | { name: 'void'; paymentId: string; amount: number }
  /** `emailedTo` is absent if the link was not emailed. */
  | { name: 'link'; url: string; whatsAppUrl: string | undefined; emailedTo: string | undefined };

export const NO_DIALOG: BookingDialog = { name: 'none' };
export const $bookingDialog = atom<BookingDialog>(NO_DIALOG);

/** A refusal often means that another host was faster, so the booking is read again behind the dialog. */
export const {
  $form: $dialogForm,
  show: showProblems,
  send,
} = createForm({ notSent: NOT_SAVED, refused: () => loadBooking() });

export function openDialog(dialog: BookingDialog): void {
  showProblems();
  $bookingDialog.set(dialog);
}

export function closeDialog(): void {
  if (!$dialogForm.get().isBusy) $bookingDialog.set(NO_DIALOG);
}

export function shownId(): number {
  const shown = $booking.get();
  if (shown.state !== 'ready') throw new Error('No booking is shown');
  return shown.whole.booking.id;
}

/** What the server answers to an act; `told` where the guest may have to be told of it. */
type Answer = { told?: Told | undefined; [field: string]: unknown };

/** Sends what the open dialog asks for, closes it and reads the booking again. */
export async function sendDialog(work: (id: number) => Promise<Answer>, done: string): Promise<void> {
  const told = atom<Told | undefined>(undefined);
  if (!(await send({}, async () => told.set((await work(shownId())).told)))) return;
  $bookingDialog.set(NO_DIALOG);
  sayDone(done, told.get());
  await loadBooking();
}

/** Says what was done and what was sent to the guest; what was not sent is one press away. */
function sayDone(done: string | undefined, told: Told | undefined): void {
  const url = told?.address ? undefined : told?.whatsapp_url;
  const sent = told && (told.address ? messages.emailed(told.address) : messages.notTold);
  const chat = url && { label: messages.whatsApp, run: () => void open(url, '_blank', 'noopener') };
  const text = [done, sent].filter(Boolean).join(' ');
  if (text) toastSuccess(text, chat || undefined);
}

/** Runs an act that has no dialog. Returns whether it succeeded; a failure is shown as a toast. */
function actOnShown(work: (id: number) => Promise<Answer>, done?: string): Promise<boolean> {
  const id = shownId();
  return actOn(id, loadBooking, async () => {
    const answer = await work(id);
    sayDone(done, answer.told);
  });
}

export const resend = () => actOnShown((id) => call(resendConfirmation, { params: { id }, body: {} }));

export const accept = () => actOnShown((id) => call(acceptRequest, { params: { id }, body: {} }), accepted);

/** Nothing is paid before a request is accepted, so nothing is refunded. */
export function decline(): Promise<boolean> {
  closeDialog();
  return actOnShown(
    (id) => call(cancelHostBooking, { params: { id }, body: { refund: 'none' } }),
    messages.declined,
  );
}

export async function makePaymentLink(): Promise<void> {
  await actOnShown(async (id) => {
    const {
      url,
      whatsapp_url: whatsAppUrl,
      told,
    } = await call(sendPaymentLink, { params: { id }, body: {} });
    openDialog({ name: 'link', url, whatsAppUrl, emailedTo: told.address });
    return {};
  });
}

export async function saveNote(text: string): Promise<void> {
  if (text === '') return closeDialog();
  await sendDialog((id) => call(addNote, { params: { id }, body: { text } }), messages.noteSaved);
}

export async function writeMessage(text: string): Promise<boolean> {
  if (text.trim() === '') return false;
  return actOnShown((id) => call(sendMessage, { params: { id }, body: { text } }), messages.messageSent);
}

export async function voidShownPayment(reason: string): Promise<void> {
  const dialog = $bookingDialog.get();
  if (dialog.name !== 'void') return;
  if (reason === '') return showProblems({ form: messages.REASON_NEEDED });
  const { paymentId: payment_id } = dialog;
  await sendDialog(
    (id) => call(voidPayment, { params: { id, payment_id }, body: { reason } }),
    messages.paymentVoided,
  );
}

export const tickRefund = (refundId: number) =>
  actOnShown(() => call(markPaidOut, { params: { id: refundId }, body: {} }), messages.refundTicked);
