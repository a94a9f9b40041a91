import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { recordPayment } from '#contract/host/payments.ts';
import { formatRupees } from '#domain/money/money.ts';
import { readRupees } from '#domain/money/typed-rupees.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import * as messages from '#messages/host/payment.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';

type Payer = Pick<BookingLine, 'id' | 'guest_name' | 'balance'>;
export type OfflineMethod = keyof typeof messages.METHODS;

/** Money that is being recorded; what was typed stays when it could not be saved. */
export type Recording =
  | { state: 'closed' }
  | { state: 'open' | 'saving'; booking: Payer; key: string; message?: string };

export const NOT_RECORDING: Recording = { state: 'closed' };
export const $recording = atom<Recording>(NOT_RECORDING);

/** The key makes a second press, or a repeated request, the same payment. */
export function openRecording(booking: Payer): void {
  $recording.set({ state: 'open', booking, key: crypto.randomUUID() });
}

export function closeRecording(): void {
  if ($recording.get().state === 'open') $recording.set(NOT_RECORDING);
}

/** Records the payment. Returns the balance that is left, or undefined if it was not saved. */
export async function saveRecording(typed: {
  amount: string;
  method: OfflineMethod;
  note: string;
}): Promise<number | undefined> {
  const recording = $recording.get();
  if (recording.state !== 'open') return undefined;
  const { booking, key } = recording;
  const refuse = (message: string) => $recording.set({ state: 'open', booking, key, message });
  const amount = readRupees(typed.amount);
  if (!amount) return void refuse(messages.AMOUNT_NEEDED);
  if (amount > booking.balance) return void refuse(messages.tooMuch(formatRupees(booking.balance)));
  $recording.set({ state: 'saving', booking, key });
  try {
    const note = typed.note.trim();
    const { balance } = await call(recordPayment, {
      params: { id: booking.id },
      body: { amount, method: typed.method, ...(note && { note }) },
      headers: { 'Idempotency-Key': key },
    });
    $recording.set(NOT_RECORDING);
    toastSuccess(messages.recorded(formatRupees(amount), balance > 0 ? formatRupees(balance) : undefined));
    return balance;
  } catch (error) {
    refuse(failureSentence(error, NOT_SAVED));
    return undefined;
  }
}
