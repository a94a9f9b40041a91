import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { cancelHostBooking } from '#contract/host/changes.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/booking-page.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { $rights } from '#stores/host/session.ts';
import { $booking } from './booking.ts';
import { openDialog, sendDialog, shownId, showProblems } from './booking-acts.ts';
import { type RefundChoice, refundOf } from './refund.ts';

/** The chosen refund. `preview` is the server's sentence about what is refunded and what the homestay keeps. */
export interface Cancelling {
  choice: RefundChoice;
  amount: string;
  preview?: string;
}

export const BY_TERMS: Cancelling = { choice: 'terms', amount: '' };
export const $cancelling = atom<Cancelling>(BY_TERMS);
const latest = createLatest();

export function openCancel(): void {
  openDialog({ name: 'cancel' });
  chooseRefund($rights.get().refund ? BY_TERMS : { ...BY_TERMS, choice: 'none' });
}

export function chooseRefund(change: Partial<Cancelling>): void {
  const { preview: _, ...chosen } = { ...$cancelling.get(), ...change };
  $cancelling.set(chosen);
  void showPreview(chosen);
}

async function showPreview(chosen: Cancelling): Promise<void> {
  const signal = latest.begin();
  const refund = refundOf(chosen);
  if (refund === undefined) return;
  try {
    const { refund: back, fee } = await call(cancelHostBooking, {
      params: { id: shownId() },
      body: { refund, preview: true },
      signal,
    });
    $cancelling.set({ ...chosen, preview: messages.preview(formatRupees(back), formatRupees(fee)) });
    showProblems();
  } catch (error) {
    if (!signal.aborted) showProblems({ form: failureSentence(error, NOT_SAVED) });
  }
}

export async function cancelShown(reason: string): Promise<void> {
  const refund = refundOf($cancelling.get());
  const shown = $booking.get();
  if (refund === undefined) return showProblems({ form: messages.AMOUNT_NEEDED });
  if (shown.state !== 'ready') return;
  const { version } = shown.whole.booking;
  // A late answer to a preview would end the busy state of the form, so it is dropped.
  latest.end();
  await sendDialog(
    'cancel',
    (id, headers) =>
      call(cancelHostBooking, {
        params: { id },
        body: { refund, version, ...(reason && { reason }) },
        headers,
      }),
    messages.cancelled,
  );
}
