import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { getHostBooking } from '#contract/host/bookings.ts';
import { recordPayment } from '#contract/host/payments.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import * as messages from '#messages/host/payment.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { createForm } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { isBusy, rest } from './act.ts';
import { actSentence, orLook, type Reload } from './lost-answer.ts';

/** `due_now`: what a request needs to be confirmed. `isLooked`: the balance was read again, because it was not known whether a payment had arrived. */
export type Payer = Pick<BookingLine, 'id' | 'guest_name' | 'balance'> & {
  due_now?: number | undefined;
  isLooked?: true;
};
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
  // The same payment may be pressed again after a lost answer, when it has lowered the balance already.
  const isTooMuch = amount > balance && !booking.isLooked;
  const problems = amount === 0 || isTooMuch ? { form } : {};
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
  const look = async () => (await reload()) && lookAtBalance(id);
  if (!(await send(problems, () => orLook(look, record)))) return false;
  rest(id);
  await reload();
  return true;
}

/** Shows in the dialog what is stored. Returns whether the server could be reached. */
async function lookAtBalance(id: number): Promise<boolean> {
  try {
    const { booking } = await call(getHostBooking, { params: { id } });
    const { guest_name, balance } = booking;
    $recording.set({ id, guest_name, balance, isLooked: true });
    return true;
  } catch {
    return false;
  }
}
