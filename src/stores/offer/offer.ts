import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { acceptOffer, openOffer } from '#contract/offer-page.ts';
import type { Reservation } from '#contract/reservation.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { pagePath } from '#domain/language/page-path.ts';
import type { PaymentChoice } from '#domain/money/totals.ts';
import { loadFailed } from '#messages/booking/my-booking.ts';
import { initializeFailed } from '#messages/booking/payment.ts';
import { over } from '#messages/offer/offer.ts';
import { findHomestay } from '#stores/booking/homestay.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { tokenInPath } from '#stores/browser/path-token.ts';
import type { OpenCheckout } from '#stores/payment/order.ts';
import { payOrder } from '#stores/payment/pay-order.ts';
import {
  $payments,
  isBusy,
  type PaymentRefusal,
  refusal,
  refuse,
} from '#stores/reservation/payment-state.ts';

/** What an assistant has held, on the page of its link (`/offer/{token}`). */
export type Offer =
  | { state: 'looking' }
  /** The link opens nothing, or nothing any more. */
  | { state: 'over' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; reservation: Reservation; needsPhone: boolean };

const LOOKING: Offer = { state: 'looking' };
export const $offer = atom<Offer>(LOOKING);

/** Loads what the address names. Whoever has paid already sees the booking instead. */
export async function openOfferPage(): Promise<void> {
  $offer.set(LOOKING);
  try {
    const { reservation, needs_phone: needsPhone } = await call(openOffer, {
      body: { token: tokenInPath('offer') ?? '' },
    });
    if (isConfirmed(reservation.status))
      return location.replace(pagePath(`/my-booking?reservation=${reservation.id}`));
    if (reservation.status !== 'Pending Payment') return $offer.set({ state: 'over' });
    await findHomestay(reservation);
    $offer.set({ state: 'ready', reservation, needsPhone });
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'not_found';
    $offer.set(isOver ? { state: 'over' } : { state: 'failed', message: failureSentence(error, loadFailed) });
  }
}

interface Answers {
  phone: string;
  address: string;
  choice: PaymentChoice;
}

/** Sends what the guest has chosen, and opens the payment. A request to the host is not paid here. */
export async function payOffer({ phone, address, choice }: Answers, open: OpenCheckout): Promise<void> {
  if (isBusy($payments.booking.get())) return;
  $payments.booking.set({ state: 'opening' });
  try {
    const { reservation } = await call(acceptOffer, {
      body: {
        token: tokenInPath('offer') ?? '',
        ...(phone.trim() && { guest_phone: phone.trim() }),
        guest_address: address.trim(),
        payment_method: choice,
      },
    });
    // The page of the booking says what the host does next.
    if (reservation.awaits_host)
      return location.replace(pagePath(`/my-booking?reservation=${reservation.id}`));
    const offeredTo = { name: reservation.guest_name, email: '', phone: phone.trim() };
    $payments.booking.set({ state: 'held', reservation, offeredTo });
    await payOrder({ purpose: 'booking', open });
  } catch (error) {
    refuse('booking', refusalOf(error));
  }
}

function refusalOf(error: unknown): PaymentRefusal {
  if (!(error instanceof Refusal)) return refusal(failureSentence(error, initializeFailed));
  if (error.code === 'not_found' || error.code === 'hold_expired') return refusal(over);
  const [problem] = Object.values(error.fields);
  return refusal(problem ?? error.sentence);
}
