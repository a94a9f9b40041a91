import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { cancelReservation, type Reservation } from '#contract/reservation.ts';
import { readTerms, refundPaise, refundTerms } from '#domain/booking/cancellation.ts';
import { floorRupees, toPaise } from '#domain/money/money.ts';
import * as messages from '#messages/booking/cancellation.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { needsFreshLink } from './fresh-link.ts';
import { $myBooking } from './my-booking.ts';
import { keepBooking } from './saved-booking.ts';

/** The state of cancelling the shown booking. The question names the refund in rupees and until when it applies. */
export type Cancellation =
  | { state: 'closed' }
  | { state: 'asked'; refund: number; until: string | null; message?: string }
  | { state: 'sending'; refund: number; until: string | null }
  /** The booking was cancelled a moment ago on this page. */
  | { state: 'done' };

export const NOT_CANCELLING: Cancellation = { state: 'closed' };
export const $cancellation = atom<Cancellation>(NOT_CANCELLING);

function shown(): Reservation | undefined {
  const found = $myBooking.get();
  return found.state === 'ready' ? found.reservation : undefined;
}

/** Returns the refund of cancelling at this moment, by the rule that the server applies. */
function refundNow(reservation: Reservation) {
  const { check_in, refundable_amount } = reservation;
  const terms = readTerms(reservation);
  const now = new Date();
  const [term] = refundTerms(terms, check_in, now, refundable_amount);
  const refund = floorRupees(refundPaise(terms, check_in, now, toPaise(refundable_amount)));
  return { refund, until: term?.until ?? null };
}

export function askToCancel(): void {
  const reservation = shown();
  if (reservation) $cancellation.set({ state: 'asked', ...refundNow(reservation) });
}

/** Closes the question; once the cancellation was sent it can't be stopped. */
export function stopCancelling(): void {
  if ($cancellation.get().state === 'asked') $cancellation.set(NOT_CANCELLING);
}

export async function cancelBooking(): Promise<void> {
  const asked = $cancellation.get();
  const reservation = shown();
  if (asked.state !== 'asked' || !reservation) return;
  const { refund, until } = asked;
  $cancellation.set({ state: 'sending', refund, until });
  try {
    const answer = await call(cancelReservation, { params: { id: reservation.id }, body: { refund } });
    keepBooking(answer.reservation);
    $myBooking.set({ state: 'ready', reservation: answer.reservation });
    $cancellation.set({ state: 'done' });
  } catch (error) {
    if (needsFreshLink(error, reservation.id)) return $cancellation.set(NOT_CANCELLING);
    const isOther = error instanceof Refusal && error.code === 'refund_changed';
    const now = isOther
      ? { ...refundNow(reservation), refund: error.expected?.refund ?? refund }
      : { refund, until };
    const message = failureSentence(error, messages.cancelFailed);
    $cancellation.set({ state: 'asked', ...now, message });
  }
}
