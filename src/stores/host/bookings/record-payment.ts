import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { recordPayment } from '#contract/host/payments.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import * as messages from '#messages/host/payment.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { isBusy, rest } from './act.ts';
import { actSentence, orLook, type Reload } from './lost-answer.ts';

type Payer = Pick<BookingLine, 'id' | 'guest_name' | 'balance'>;
export type OfflineMethod = keyof typeof messages.METHODS;

export const $recording = atom<Payer | undefined>(undefined);
const $reload = atom<Reload>(async () => true);
export const { $form: $recordingForm, show, send } = createForm({ notSent: actSentence });

/** `reload` reads again what the page shows, and with it the balance. */
export function openRecording(booking: Payer, reload: Reload): void {
  if (isBusy(booking.id)) return;
  show();
  $reload.set(reload);
  $recording.set(booking);
}

export function closeRecording(): void {
  if (!$recordingForm.get().isBusy) $recording.set(undefined);
}

interface TypedPayment {
  amount: string;
  method: OfflineMethod;
  note: string;
}

/** Returns whether the payment was recorded. If not, the form keeps what was typed. */
export async function saveRecording({ method, note, ...typed }: TypedPayment): Promise<boolean> {
  const booking = $recording.get();
  if (!booking) return false;
  const { id, balance } = booking;
  const amount = readRupees(typed.amount) ?? 0;
  const form = amount === 0 ? messages.AMOUNT_NEEDED : messages.tooMuch(formatRupees(balance));
  const problems = amount === 0 || amount > balance ? { form } : {};
  const record = async () => {
    const recorded = await withKey(`payment ${id}`, (key) =>
      call(recordPayment, {
        params: { id },
        body: { amount, method, ...(note && { note }) },
        headers: { 'Idempotency-Key': key },
      }),
    );
    $recording.set(undefined);
    const left = recorded.balance > 0 ? formatRupees(recorded.balance) : undefined;
    toastSuccess(messages.recorded(formatRupees(amount), left));
  };
  const reload = $reload.get();
  if (!(await send(problems, () => orLook(reload, record)))) return false;
  rest(id);
  await reload();
  return true;
}
