import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { changeReservation } from '#contract/change.ts';
import type { Reservation } from '#contract/reservation.ts';
import * as messages from '#messages/booking/change-booking.ts';
import { declined, verificationFailed } from '#messages/booking/payment.ts';
import { $change, finish, refuseOffer } from '#stores/booking/change-booking.ts';
import { $myBooking } from '#stores/booking/my-booking.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { $payments, IDLE, refusal, refuse } from '#stores/reservation/payment-state.ts';
import { refreshMyBooking } from './balance-order.ts';
import type { Order } from './order.ts';

/** Returns the order for the offered change. Paying it makes the change; until then the booking stays as it is. */
export function changeOrder(): Order | undefined {
  const [change, found] = [$change.get(), $myBooking.get()];
  if (change.state === 'closed' || change.offer.state !== 'offered' || found.state !== 'ready')
    return undefined;
  const { quoteId, money } = change.offer;
  if (money.pay_now === 0) return undefined;
  const { id } = change;
  return {
    purpose: 'change',
    id,
    checkout: {
      reservation: found.reservation,
      amount: money.pay_now,
      notes: { payment_type: 'change', quote_id: quoteId },
    },
    notOpened: (error) => {
      if (!isPlainNo(error) || error.code === 'already_paid') return refusal(messages.payNotOpened);
      refuseOffer(id, error.sentence);
      return 'told';
    },
    failed: refusal(`${declined} ${verificationFailed} ${messages.bookingStays}`),
    dismissed: refusal(messages.payDismissed),
    finish: (reservation) => showChanged(reservation, messages.paid),
    notRecorded: async ({ code, sentence }) => {
      if (code !== 'change_overtaken' && code !== 'already_paid') return refusal(messages.payFailed);
      await refreshMyBooking(id);
      refuseOffer(id, sentence);
      return 'told';
    },
    look: () => isMade(id, quoteId),
    refuse: (why) => {
      const open = $change.get();
      if (open.state === 'open' && open.id === id) return refuse('change', why);
      // The dialog is closed, so a toast says why.
      toastError(why.message);
      $payments.change.set(IDLE);
    },
  };
}

const isPlainNo = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/**
 * Sends the quote again, which makes only one change. Returns true once the guest knows that it is made, or no longer
 * possible.
 */
async function isMade(id: number, quoteId: string): Promise<boolean> {
  try {
    const answer = await call(changeReservation, { params: { id }, body: { quote_id: quoteId } });
    showChanged(answer.reservation, answer.message);
    return true;
  } catch (error) {
    if (isPlainNo(error) && error.code !== 'change_costs_more') {
      refuseOffer(id, error.sentence);
      return true;
    }
    if (!isPlainNo(error)) console.error(`Booking ${id} could not be looked up`, error);
    return false;
  }
}

function showChanged(reservation: Reservation, message: string): void {
  finish(reservation, message);
  $payments.change.set({ state: 'done', reservation });
}
