import { Refusal } from '#client/errors.ts';
import type { Reservation } from '#contract/reservation.ts';
import { splitPayment } from '#domain/totals.ts';
import * as messages from '#messages/payment.ts';
import { startSession } from '#stores/account/session-start.ts';
import { $draft, $totals } from '#stores/booking/draft.ts';
import { hold, release } from '#stores/booking/hold.ts';
import { takeRefused } from '#stores/booking/quoting.ts';
import { $reservation, forgetReservation } from '#stores/booking/reservation.ts';
import { lookUp } from '#stores/booking/reservation-look-up.ts';
import { type ReservationRequest, reservationRequest } from '#stores/booking/reservation-request.ts';
import { $cart, refreshCart } from '#stores/cart/cart.ts';
import { refreshAddOnPrices } from '#stores/room/homestay.ts';
import { type CheckoutRequest, checkoutFor, type OpenCheckout } from './checkout-request.ts';
import { refusal, refusalOf } from './payment-refusal.ts';
import { $isPaying, $payment, IDLE, refuse } from './payment-state.ts';
import { confirm, giveUp, isPaid, look } from './settle-payment.ts';

/** Spec section 4, "Payment": hold the rooms, open an order, let the guest pay, verify, confirm. */
export async function pay(open: OpenCheckout): Promise<void> {
  if ($isPaying.get()) return;
  if (!$draft.get().paymentMethod) return refuse(refusal(messages.optionNeeded, 'choice'));
  const request = reservationRequest();
  if (!request) return;
  $payment.set({ state: 'opening' });
  const seen = $totals.get().total;
  try {
    const reservation = await holdQuoted(request, seen);
    if (reservation) await payHeld(reservation, open);
  } catch (error) {
    await tellRefusal(error, seen);
  }
}

/** A promise that has run out is renewed: where the total is what the guest has seen, they need not know. */
async function holdQuoted(request: ReservationRequest, seen: number): Promise<Reservation | undefined> {
  try {
    return await holdRooms(request);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error;
    const renewed = takeRefused(error.quote) === seen ? reservationRequest() : undefined;
    if (!renewed || $totals.get().total !== seen) throw error;
    return holdRooms(renewed);
  }
}

/** The reservation to pay for; nothing when it turned out to be paid. One that has ended meanwhile is made anew. */
async function holdRooms(request: ReservationRequest): Promise<Reservation | undefined> {
  const before = $reservation.get();
  const held = await hold(request);
  if (held.state === 'paid') {
    await confirm(held.id);
    return undefined;
  }
  const reservation = await lookUp(held.id);
  if (isPaid(reservation)) {
    await confirm(held.id);
    return undefined;
  }
  if (reservation?.status === 'Pending Payment') return reservation;
  forgetReservation();
  if (before.state === 'none' || before.state === 'paid') throw new Error(`Reservation ${held.id} is gone`);
  return holdRooms(request);
}

async function tellRefusal(error: unknown, seen: number): Promise<void> {
  const items = $cart.get();
  if (error instanceof Refusal && error.code === 'price_changed' && !error.quote) {
    await Promise.all([refreshCart(), refreshAddOnPrices()]);
  }
  refuse(refusalOf(error, items, seen));
}

/** Pays for a reservation that is held: the open order is answered again, so nothing is ever charged twice. */
export async function payHeld(reservation: Reservation, open: OpenCheckout): Promise<void> {
  const { id, hold_expires_at: holdUntil } = reservation;
  const request = await openOrder(reservation);
  if (!request) return;
  $payment.set({ state: 'window', holdUntil });
  try {
    const outcome = await open(request);
    if (outcome.state === 'paid') {
      const stored = $reservation.get();
      if (stored.state === 'held') $reservation.set({ ...stored, proof: outcome.proof });
      return await confirm(id, outcome.proof);
    }
    const hasFailed = outcome.state === 'failed';
    await giveUp(
      id,
      hasFailed
        ? { ...refusal(messages.verificationFailed), detail: messages.declined }
        : refusal(messages.dismissed, 'closed'),
    );
  } catch (error) {
    console.error('The payment window could not be opened', error);
    await giveUp(id, refusal(messages.initializeFailed));
  }
}

/** Opens the order; a failure deletes the reservation, unless the money is there already or it was asked for too soon. */
async function openOrder(reservation: Reservation): Promise<CheckoutRequest | undefined> {
  const { id, total_amount, payment_method } = reservation;
  try {
    const { now } = splitPayment(total_amount, payment_method);
    return await checkoutFor(
      reservation,
      { payment_type: payment_method, amount: now },
      $draft.get().userDetails,
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'already_paid') await confirm(id);
    else if (error instanceof Refusal && error.code === 'hold_expired') {
      forgetReservation();
      refuse(refusal(messages.holdOver));
    } else if (error instanceof Refusal && error.code === 'too_many_requests')
      refuse(refusal(error.sentence));
    else await giveUp(id, refusal(messages.initializeFailed));
    return undefined;
  }
}

/**
 * Looks up a payment that was begun: by the link's id, or the one this browser remembers. What was paid is found,
 * what was not can be gone on with.
 */
export async function resumePayment(id?: number): Promise<void> {
  const stored = $reservation.get();
  const known = stored.state === 'held' || stored.state === 'paid' ? stored.id : undefined;
  const requested = id ?? known;
  if (requested === undefined || $isPaying.get()) return;
  if (stored.state === 'held' && stored.id === requested && stored.proof)
    return confirm(requested, stored.proof);
  $payment.set({ state: 'looking' });
  try {
    // Its owner may be here without the cookie of the browser that made it.
    await startSession();
    const reservation = await look(requested);
    if (reservation) $payment.set({ state: 'held', reservation });
  } catch {
    refuse(refusal(messages.initializeFailed));
  }
}

/** Lets a begun payment go, so that the guest can change what they book. */
export async function cancelHeld(id: number): Promise<void> {
  try {
    if ((await release(id)) === 'paid') return await confirm(id);
    $payment.set(IDLE);
  } catch {
    refuse(refusal(messages.initializeFailed));
  }
}

export function clearRefusal(): void {
  if ($payment.get().state === 'refused') $payment.set(IDLE);
}
