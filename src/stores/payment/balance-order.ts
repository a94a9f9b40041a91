import { Refusal } from '#client/errors.ts';
import type { Reservation } from '#contract/reservation.ts';
import * as messages from '#messages/booking/payment.ts';
import { $myBooking } from '#stores/booking/my-booking.ts';
import { keepBooking, lookUp } from '#stores/booking/saved-booking.ts';
import { $payments, refusal, refuse } from '#stores/reservation/payment-state.ts';
import type { Order } from './order.ts';

/** Returns the order for the balance due of the shown booking, which stays whatever happens to the payment. */
export function balanceOrder(): Order | undefined {
  const found = $myBooking.get();
  if (found.state !== 'ready') return undefined;
  const { reservation } = found;
  const { id, remaining_amount: amount } = reservation;
  return {
    purpose: 'balance',
    id,
    checkout: { reservation, amount, notes: { payment_type: 'rest' } },
    notOpened: (error) => {
      const isSaid = error instanceof Refusal && error.status < 500;
      return refusal(isSaid ? error.sentence : messages.initializeFailed);
    },
    failed: refusal(`${messages.declined} ${messages.verificationFailed}`),
    dismissed: refusal(messages.balanceDismissed),
    finish,
    notRecorded: async ({ code, sentence }) => {
      if (code !== 'already_paid') return refusal(messages.verificationFailed);
      // This payment is refunded; the guest reads so beside the booking as it is now.
      await showIfPaid(id);
      refuse('balance', refusal(sentence));
      return 'told';
    },
    look: async (isLast) => {
      if (await showIfPaid(id)) return true;
      const now = $myBooking.get();
      const isOver = isLast && now.state === 'ready' && now.reservation.status === 'Cancelled';
      if (isOver) refuse('balance', refusal(messages.verificationFailed));
      return isOver;
    },
    refuse: (why) => refuse('balance', why),
  };
}

/** Shows the booking as it is now and returns it; undefined if it is gone or can't be reached. Never throws. */
export async function refreshMyBooking(id: number): Promise<Reservation | undefined> {
  try {
    const reservation = await lookUp(id);
    if (reservation) $myBooking.set({ state: 'ready', reservation });
    return reservation;
  } catch (error) {
    console.error(`Booking ${id} could not be looked up`, error);
    return undefined;
  }
}

/** Shows the booking as it is now, and returns whether it is paid in full. */
async function showIfPaid(id: number): Promise<boolean> {
  const reservation = await refreshMyBooking(id);
  if (reservation?.status !== 'Completed') return false;
  finish(reservation);
  return true;
}

function finish(reservation: Reservation): void {
  keepBooking(reservation);
  $myBooking.set({ state: 'ready', reservation });
  $payments.balance.set({ state: 'done', reservation });
}
