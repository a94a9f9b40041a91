import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { updateReservationPayment, verifyPayment } from '#contract/payment.ts';
import type { Reservation } from '#contract/reservation.ts';
import * as messages from '#messages/payment.ts';
import { finishDraft } from '#stores/booking/draft.ts';
import { release } from '#stores/booking/hold.ts';
import { $reservation, forgetReservation, type PaymentProof } from '#stores/booking/reservation.ts';
import { lookUp } from '#stores/booking/reservation-look-up.ts';
import type { ReservationRequest } from '#stores/booking/reservation-request.ts';
import { keepBooking } from '#stores/booking/saved-booking.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { clearCart } from '#stores/cart/cart.ts';
import { findHomestay } from '#stores/room/homestay.ts';
import { type PaymentRefusal, refusal } from './payment-refusal.ts';
import { $payment, refuse } from './payment-state.ts';

/** How often a payment that can't be confirmed yet is asked for, in milliseconds. */
const ASK_AGAIN = 3000;
/** So often verifying may fail; then only the reservation is asked, which webhook and server settle, too. */
const VERIFY_FAILURES = 3;
const REFUNDED = ['room_taken', 'already_paid'];

export const isPaid = (one: Reservation | undefined) =>
  one?.status === 'Completed' || one?.status === 'Pending';
const isPlainNo = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status < 500 && error.status !== 429;

async function finish(reservation: Reservation): Promise<void> {
  await findHomestay(reservation);
  const known = $reservation.get();
  // Seen again later, a confirmation leaves alone what the guest has put into the cart since.
  if (known.state === 'held' || known.state === 'asked') {
    clearCart();
    finishDraft();
  }
  $reservation.set({ state: 'paid', id: reservation.id });
  keepBooking(reservation);
  $payment.set({ state: 'done', reservation });
}

/** Reads a reservation, and tells what it says unless it is still unpaid: that is handed back. */
export async function look(id: number): Promise<Reservation | undefined> {
  const reservation = await lookUp(id);
  if (reservation?.status === 'Pending Payment') return reservation;
  if (reservation && isPaid(reservation)) {
    await finish(reservation);
    return undefined;
  }
  forgetReservation();
  refuse(refusal(reservation ? messages.holdOver : messages.reservationGone));
  return undefined;
}

/** Lets the rooms go and says why; a payment that came after all is the booking. */
export async function giveUp(id: number, why: PaymentRefusal): Promise<void> {
  try {
    if ((await release(id)) === 'paid') return await confirm(id);
  } catch (error) {
    // Out of reach: it stays remembered, and the next press of Pay goes on with it or lets it go.
    console.error(`Reservation ${id} could not be released`, error);
  }
  refuse(why);
}

/** Asks until the payment is confirmed or the reservation is gone. */
export async function confirm(id: number, proof?: PaymentProof): Promise<void> {
  $payment.set({ state: 'verifying' });
  for (let failures = 0; ; ) {
    try {
      if (await (proof && failures < VERIFY_FAILURES ? verify(id, proof) : ask(id))) return;
    } catch (error) {
      // What failed may have been done: the reservation itself tells.
      if (await ask(id)) return;
      if (!(error instanceof Unreachable)) failures += 1;
    }
    $payment.set({ state: 'waiting' });
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

/** True once the guest has been told how it ended. */
async function ask(id: number): Promise<boolean> {
  try {
    return !(await look(id));
  } catch (error) {
    // Out of reach for now: the next question may get through.
    console.error(error);
    return false;
  }
}

/** What was asked for, as the reservation was made with it; nothing where another browser made it. */
function paidFor(id: number): { amount?: number | undefined; payment_method?: string | undefined } {
  const known = $reservation.get();
  if (known.state !== 'held' || known.id !== id) return {};
  const { advance_amount: amount, payment_method }: ReservationRequest = JSON.parse(known.request);
  return { amount: amount ?? undefined, payment_method };
}

/** The money is on its way back, and the sentence says why. A booking that stands without it is shown. */
async function tellRefunded(id: number, sentence: string): Promise<boolean> {
  const reservation = await lookUp(id);
  if (reservation && isPaid(reservation)) {
    await finish(reservation);
    toastInfo(sentence);
    return true;
  }
  forgetReservation();
  refuse(refusal(sentence));
  return true;
}

/** Verifies the payment and records it. True once the guest has been told; throws what says nothing about the payment. */
async function verify(id: number, proof: PaymentProof): Promise<boolean> {
  try {
    const answer = await call(verifyPayment, { body: proof });
    if (answer.code === 'payment_pending' || !answer.success) return ask(id);
    const { reservation } = await call(updateReservationPayment, {
      params: { id },
      body: { ...proof, ...paidFor(id) },
    });
    await finish(reservation);
    return true;
  } catch (error) {
    if (!isPlainNo(error)) throw error;
    if (error.code === 'not_found') return ask(id);
    if (REFUNDED.includes(error.code)) return tellRefunded(id, error.sentence);
    await giveUp(id, refusal(messages.verificationFailed));
    return true;
  }
}
