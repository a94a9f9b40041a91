import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { updateReservationPayment } from '#contract/payment.ts';
import type { Reservation } from '#contract/reservation.ts';
import * as messages from '#messages/payment.ts';
import { $myBooking } from '#stores/booking/my-booking.ts';
import type { PaymentProof } from '#stores/booking/reservation.ts';
import { lookUp } from '#stores/booking/reservation-look-up.ts';
import { keepBooking } from '#stores/booking/saved-booking.ts';
import { $balance, isBusy } from './balance-state.ts';
import { type CheckoutOutcome, checkoutFor, type OpenCheckout } from './checkout-request.ts';

/** How often a payment that can't be confirmed yet is asked for, in milliseconds. */
const ASK_AGAIN = 3000;
/** So often confirming may fail; then only the booking is asked. */
const CONFIRM_FAILURES = 3;
const NOBODY = { name: '', email: '', phone: '' };

/** Pays what an advance left open. Whatever comes of it, the booking stands: nothing is ever released here. */
export async function payBalance(open: OpenCheckout): Promise<void> {
  const found = $myBooking.get();
  if (found.state !== 'ready' || isBusy($balance.get())) return;
  const { reservation } = found;
  const { id, remaining_amount: amount } = reservation;
  $balance.set({ state: 'opening' });
  try {
    const request = await checkoutFor(reservation, { payment_type: 'rest', amount }, NOBODY);
    $balance.set({ state: 'window' });
    await settle(id, await open(request));
  } catch (error) {
    const isTold = error instanceof Refusal && error.status < 500;
    if (!isTold) console.error('The rest could not be paid', error);
    await endUnlessPaid(id, isTold ? error.sentence : messages.initializeFailed);
  }
}

async function settle(id: number, outcome: CheckoutOutcome): Promise<void> {
  if (outcome.state === 'paid') return confirm(id, outcome.proof);
  const declined = `${messages.verificationFailed} ${messages.declined}`;
  await endUnlessPaid(id, outcome.state === 'failed' ? declined : messages.balanceDismissed);
}

/** Asks until the payment is confirmed or refused. */
async function confirm(id: number, proof: PaymentProof): Promise<void> {
  $balance.set({ state: 'verifying' });
  for (let failures = 0; ; ) {
    try {
      if (await (failures < CONFIRM_FAILURES ? record(id, proof) : showIfPaid(id))) return;
    } catch (error) {
      // What failed may have been done: the booking itself tells.
      console.error(error);
      if (await showIfPaid(id)) return;
      if (!(error instanceof Unreachable)) failures += 1;
    }
    if (failures >= CONFIRM_FAILURES && isOver()) {
      return $balance.set({ state: 'refused', message: messages.verificationFailed });
    }
    $balance.set({ state: 'waiting' });
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

/** The booking that is shown was cancelled meanwhile: nothing more will come of the payment here. */
function isOver(): boolean {
  const found = $myBooking.get();
  return found.state === 'ready' && found.reservation.status === 'Cancelled';
}

/** True once the guest has been told how it ended; throws what says nothing about the payment. */
async function record(id: number, proof: PaymentProof): Promise<boolean> {
  try {
    const { success, reservation } = await call(updateReservationPayment, { params: { id }, body: proof });
    if (success) show(reservation);
    return success;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    if (error.code !== 'already_paid') await endUnlessPaid(id, messages.verificationFailed);
    else {
      // Whoever paid first: this money goes back, and the guest is told so beside the booking as it is now.
      await showIfPaid(id);
      $balance.set({ state: 'refused', message: error.sentence });
    }
    return true;
  }
}

/** Says why it did not come about, beside the booking as it is now; money that came after all has paid the rest. */
async function endUnlessPaid(id: number, message: string): Promise<void> {
  if (!(await showIfPaid(id))) $balance.set({ state: 'refused', message });
}

/** Shows the booking as it is now; true when it is paid in full. */
async function showIfPaid(id: number): Promise<boolean> {
  try {
    const reservation = await lookUp(id);
    if (reservation?.status === 'Completed') {
      show(reservation);
      return true;
    }
    if (reservation) $myBooking.set({ state: 'ready', reservation });
  } catch (error) {
    console.error(`Booking ${id} could not be looked up`, error);
  }
  return false;
}

function show(reservation: Reservation): void {
  keepBooking(reservation);
  $myBooking.set({ state: 'ready', reservation });
  $balance.set({ state: 'done' });
}
