import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import {
  acceptRequest,
  addNote,
  resendConfirmation,
  sendMessage,
  sendPaymentLink,
} from '#contract/host/acts.ts';
import type { HostBooking } from '#contract/host/booking-line.ts';
import { cancelHostBooking } from '#contract/host/changes.ts';
import { markPaidOut, voidPayment } from '#contract/host/payments.ts';
import type { Told } from '#contract/host/told.ts';
import * as messages from '#messages/host/booking-page.ts';
import { accepted, acceptedUnpaid } from '#messages/host/desk.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { actOn, type KeyHeader, rest } from './act.ts';
import { $booking, reloadBooking } from './booking.ts';
import { actSentence, orLook } from './lost-answer.ts';
import { tellGuest } from './told.ts';

export type BookingDialog =
  | { name: 'none' }
  | { name: 'note' | 'move' | 'charge' | 'company' | 'cancel' | 'decline' | 'full-refund' }
  /** Shows the newest paper of this kind. */
  | { name: 'paper'; asked: 'invoice' | 'receipt' }
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
} = createForm({
  notSent: actSentence,
  refused: reloadBooking,
});

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

/** Sends what the open dialog asks for, closes it and reads the booking again. `name` names the act for its key. */
export async function sendDialog(
  name: string,
  work: (id: number, headers: KeyHeader) => Promise<Answer>,
  done: string,
): Promise<void> {
  const id = shownId();
  const told = atom<Told | undefined>(undefined);
  const act = async () => {
    const answer = await withKey(`${name} ${id}`, (key) => work(id, { 'Idempotency-Key': key }));
    told.set(answer.told);
  };
  if (!(await send({}, () => orLook(reloadBooking, act)))) return;
  $bookingDialog.set(NO_DIALOG);
  rest(id);
  sayDone(id, done, told.get());
  await reloadBooking();
}

/** Says what was done and what was sent to the guest; what was not sent is one press away. */
function sayDone(id: number, done: string | undefined, told: Told | undefined): void {
  const url = told?.address ? undefined : told?.whatsapp_url;
  const sent = told && (told.address ? messages.emailed(told.address) : messages.notTold);
  const openChat = () => {
    open(url, '_blank', 'noopener');
    void tellGuest({ id }, 'whatsapp', reloadBooking);
  };
  const text = [done, sent].filter(Boolean).join(' ');
  if (text) toastSuccess(text, url ? { label: messages.whatsApp, run: openChat } : undefined);
}

/** Runs an act that has no dialog. Returns whether it succeeded; a failure is shown as a toast. */
function actOnShown(
  name: string,
  work: (id: number, headers: KeyHeader) => Promise<Answer>,
  done?: string,
): Promise<boolean> {
  const id = shownId();
  return actOn({ id, name, reload: reloadBooking }, async (headers) => {
    const answer = await work(id, headers);
    sayDone(id, done, answer.told);
  });
}

export const resend = () =>
  actOnShown('resend', (id, headers) => call(resendConfirmation, { params: { id }, body: {}, headers }));

export const accept = () =>
  actOnShown(
    'accept',
    (id, headers) => call(acceptRequest, { params: { id }, body: {}, headers }),
    paysHost() ? acceptedUnpaid : accepted,
  );

function paysHost(): boolean {
  const shown = $booking.get();
  return shown.state === 'ready' && shown.whole.booking.due_now !== undefined;
}

/** What a guest says to have paid is refunded by the host, whatever is asked here. */
export function decline(): Promise<boolean> {
  closeDialog();
  return actOnShown(
    'cancel',
    (id, headers) => call(cancelHostBooking, { params: { id }, body: { refund: 'none' }, headers }),
    messages.declined,
  );
}

/** Cancels a booking with all that was paid back, whatever the terms; one that its guest has cancelled is refunded. */
export async function refundAll({ paid, status, version }: HostBooking, reason: string): Promise<void> {
  const isCancelled = status === 'cancelled';
  if (reason === '' && !isCancelled) return showProblems({ form: messages.REASON_NEEDED });
  await sendDialog(
    'cancel',
    (id, headers) =>
      call(cancelHostBooking, {
        params: { id },
        body: { refund: paid, version, ...(reason && { reason }) },
        headers,
      }),
    isCancelled ? messages.refunded : messages.cancelled,
  );
}

export async function makePaymentLink(): Promise<void> {
  await actOnShown('payment link', async (id, headers) => {
    const {
      url,
      whatsapp_url: whatsAppUrl,
      told,
    } = await call(sendPaymentLink, { params: { id }, body: {}, headers });
    openDialog({ name: 'link', url, whatsAppUrl, emailedTo: told.address });
    return {};
  });
}

/** Other words are another note or message, so the text is part of the name of the key. */
export async function saveNote(text: string): Promise<void> {
  if (text === '') return closeDialog();
  await sendDialog(
    `note ${text}`,
    (id, headers) => call(addNote, { params: { id }, body: { text }, headers }),
    messages.noteSaved,
  );
}

export async function writeMessage(text: string): Promise<boolean> {
  if (text.trim() === '') return false;
  return actOnShown(
    `message ${text}`,
    (id, headers) => call(sendMessage, { params: { id }, body: { text }, headers }),
    messages.messageSent,
  );
}

export async function voidShownPayment(reason: string): Promise<void> {
  const dialog = $bookingDialog.get();
  if (dialog.name !== 'void') return;
  if (reason === '') return showProblems({ form: messages.REASON_NEEDED });
  const { paymentId: payment_id } = dialog;
  await sendDialog(
    'void',
    (id) => call(voidPayment, { params: { id, payment_id }, body: { reason } }),
    messages.paymentVoided,
  );
}

export const tickRefund = (refundId: number) =>
  actOnShown(
    `refund ${refundId}`,
    () => call(markPaidOut, { params: { id: refundId }, body: {} }),
    messages.refundTicked,
  );
