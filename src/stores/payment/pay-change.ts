import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { type ChangeMoney, changeReservation } from '#contract/change.ts';
import { updateReservationPayment } from '#contract/payment.ts';
import * as messages from '#messages/change-booking.ts';
import { declined, verificationFailed } from '#messages/payment.ts';
import { $change, type ChangeOffer, finish, type PayingStep } from '#stores/booking/change-booking.ts';
import { $myBooking } from '#stores/booking/my-booking.ts';
import type { PaymentProof } from '#stores/booking/reservation.ts';
import { lookUp } from '#stores/booking/reservation-look-up.ts';
import { toastError } from '#stores/browser/toasts.ts';
import { checkoutFor, type OpenCheckout } from './checkout-request.ts';

/** How often a payment that can't be confirmed yet is asked for, in milliseconds. */
const ASK_AGAIN = 3000;
/** So often confirming may fail; then only the quote is asked. */
const CONFIRM_FAILURES = 3;
const NOBODY = { name: '', email: '', phone: '' };

interface PaidChange {
  /** Of the booking. */
  id: number;
  quoteId: string;
  money: ChangeMoney;
}

const isPlainNo = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/** The specified sentence, why, and what becomes of the booking. */
const declinedChange = `${verificationFailed} ${declined} ${messages.bookingStays}`;

/** Pays what the offered change needs now, and that makes it. Until then the old stay stands, whatever happens here. */
export async function payChange(open: OpenCheckout): Promise<void> {
  const [change, found] = [$change.get(), $myBooking.get()];
  if (change.state === 'closed' || change.offer.state !== 'offered' || found.state !== 'ready') return;
  const { quoteId, money } = change.offer;
  if (money.pay_now === 0) return;
  const paid: PaidChange = { id: change.id, quoteId, money };
  showStep(paid, 'opening');
  try {
    const part = { payment_type: 'change', quote_id: quoteId, amount: money.pay_now } as const;
    const request = await checkoutFor(found.reservation, part, NOBODY);
    showStep(paid, 'window');
    const outcome = await open(request);
    if (outcome.state === 'paid') return await confirm(paid, outcome.proof);
    await endUnlessMade(paid, outcome.state === 'failed' ? declinedChange : messages.payDismissed);
  } catch (error) {
    if (isPlainNo(error) && error.code !== 'already_paid') {
      return show(paid, { state: 'refused', message: error.sentence });
    }
    if (!isPlainNo(error)) console.error('The change could not be paid', error);
    await endUnlessMade(paid, messages.payNotOpened);
  }
}

/** Asks until the payment is confirmed or refused. */
async function confirm(paid: PaidChange, proof: PaymentProof): Promise<void> {
  showStep(paid, 'verifying');
  for (let failures = 0; ; ) {
    try {
      if (await (failures < CONFIRM_FAILURES ? record(paid, proof) : isMade(paid))) return;
    } catch (error) {
      // What failed may have been done: the quote tells whether the change is made.
      console.error(error);
      if (await isMade(paid)) return;
      if (!(error instanceof Unreachable)) failures += 1;
    }
    showStep(paid, 'waiting');
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

/** True once the guest has been told how it ended; throws what says nothing about the payment. */
async function record(paid: PaidChange, proof: PaymentProof): Promise<boolean> {
  try {
    const asked = { params: { id: paid.id }, body: proof };
    const { success, reservation } = await call(updateReservationPayment, asked);
    if (success) finish(reservation, messages.paid);
    return success;
  } catch (error) {
    if (!isPlainNo(error)) throw error;
    await refuseProof(paid, error);
    return true;
  }
}

/** True once the guest has been told that the change is made, or that it can't be any more. */
async function isMade(paid: PaidChange): Promise<boolean> {
  try {
    const answer = await call(changeReservation, {
      params: { id: paid.id },
      body: { quote_id: paid.quoteId },
    });
    finish(answer.reservation, answer.message);
    return true;
  } catch (error) {
    if (isPlainNo(error) && error.code !== 'change_costs_more') {
      show(paid, { state: 'refused', message: error.sentence });
      return true;
    }
    if (!isPlainNo(error)) console.error(`Booking ${paid.id} could not be looked up`, error);
    return false;
  }
}

/** Money that goes back has overtaken this offer; a payment that failed has not. */
async function refuseProof(paid: PaidChange, { code, sentence }: Refusal): Promise<void> {
  if (code !== 'change_overtaken' && code !== 'already_paid') return endUnlessMade(paid, messages.payFailed);
  try {
    const reservation = await lookUp(paid.id);
    if (reservation) $myBooking.set({ state: 'ready', reservation });
  } catch (error) {
    console.error(`Booking ${paid.id} could not be looked up`, error);
  }
  show(paid, { state: 'refused', message: sentence });
}

/** Says why it did not come about. Money that came after all has made the change, which its quote then answers again. */
async function endUnlessMade(paid: PaidChange, message: string): Promise<void> {
  const { quoteId, money } = paid;
  if (!(await isMade(paid))) show(paid, { state: 'offered', quoteId, money, message });
}

function showStep(paid: PaidChange, step: PayingStep): void {
  show(paid, { state: 'paying', step, quoteId: paid.quoteId, money: paid.money });
}

/** Who has closed the dialog is told beside the booking how it ended. */
function show({ id }: PaidChange, offer: ChangeOffer): void {
  const open = $change.get();
  if (open.state === 'open' && open.id === id) $change.set({ ...open, offer });
  else if ('message' in offer && offer.message) toastError(offer.message);
}
