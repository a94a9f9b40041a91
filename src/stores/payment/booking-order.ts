import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { verifyPayment } from '#contract/payment.ts';
import type { Reservation } from '#contract/reservation.ts';
import { formatInstant } from '#domain/dates/instant.ts';
import { splitPayment } from '#domain/money/totals.ts';
import * as messages from '#messages/booking/payment.ts';
import { stillHeld } from '#messages/offer/offer.ts';
import { $draft, finishDraft } from '#stores/booking/draft.ts';
import { release } from '#stores/booking/hold.ts';
import { findHomestay } from '#stores/booking/homestay.ts';
import type { ReservationRequest } from '#stores/booking/reservation-request.ts';
import { keepBooking, lookUp } from '#stores/booking/saved-booking.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { clearCart } from '#stores/cart/cart.ts';
import {
  $payments,
  type PaymentGuest,
  type PaymentRefusal,
  type PaymentState,
  refusal,
  refuse,
} from '#stores/reservation/payment-state.ts';
import {
  $reservation,
  forgetReservation,
  type PaymentProof,
  paidReservation,
} from '#stores/reservation/reservation.ts';
import { holdForPayment, isPaid } from './hold-for-payment.ts';
import type { Checkout, Ending, Order } from './order.ts';

/** With these codes the server refuses a payment and refunds it. */
const REFUNDED = ['room_taken', 'already_paid'];

/**
 * Holds the rooms of the cart and returns the order for them, or the order of a payment that is continued. Undefined if
 * the rooms can't be held, or their host confirms first.
 */
export async function bookingOrder(before: PaymentState): Promise<Order | undefined> {
  if (before.state === 'held') {
    const { reservation, offeredTo } = before;
    return offeredTo ? offerOrder(reservation, offeredTo) : orderOf(reservation.id, reservation);
  }
  const held = await holdForPayment();
  if (held?.reservation?.awaits_host) {
    $payments.booking.set({ state: 'held', reservation: held.reservation });
    return undefined;
  }
  return held && orderOf(held.id, held.reservation);
}

/** Returns the order of a reservation. `reservation` is missing if it is paid or its payment is being confirmed. */
export function orderOf(id: number, reservation?: Reservation): Order {
  return {
    purpose: 'booking',
    id,
    ...(reservation && { checkout: checkoutOf(reservation) }),
    notOpened: (error) => notOpened(id, error),
    failed: { ...refusal(messages.declined), detail: messages.verificationFailed },
    dismissed: refusal(messages.dismissed, 'closed'),
    verify: (proof) => verify(id, proof),
    paidFor: () => paidFor(id),
    finish,
    notRecorded: ({ code, sentence }) => {
      if (code === 'not_found') return 'look';
      return REFUNDED.includes(code) ? tellRefunded(id, sentence) : refusal(messages.verificationFailed);
    },
    look: () => ask(id),
    release: (why) => giveUpRooms(id, why),
    refuse: (why) => refuse('booking', why),
  };
}

/** Returns the order for rooms that an assistant holds: the guest may close the window and pay later, in time. */
function offerOrder(reservation: Reservation, guest: PaymentGuest): Order {
  return {
    ...orderOf(reservation.id),
    checkout: { ...checkoutOf(reservation), guest },
    dismissed: refusal(stillHeld, 'closed'),
    release: undefined,
  };
}

function checkoutOf(reservation: Reservation): Checkout {
  const { total_amount, payment_method } = reservation;
  const { now: amount } = splitPayment(total_amount, payment_method);
  return {
    reservation,
    amount,
    notes: { payment_type: payment_method },
    guest: $draft.get().userDetails,
  };
}

/** Frees the rooms, unless the money has arrived already or the order was requested too soon. */
function notOpened(id: number, error: unknown): ReturnType<Order['notOpened']> {
  const code = error instanceof Refusal && error.code;
  if (code === 'already_paid') return 'paid';
  if (code === 'hold_expired') {
    forgetOwn(id);
    refuse('booking', refusal(messages.holdOver));
    return 'told';
  }
  if (error instanceof Refusal && code === 'too_many_requests') {
    refuse('booking', refusal(error.sentence));
    return 'told';
  }
  return refusal(messages.initializeFailed);
}

async function verify(id: number, proof: PaymentProof): Promise<boolean> {
  const known = $reservation.get();
  if (known.state === 'held' && known.id === id) $reservation.set({ ...known, proof });
  const { success, code } = await call(verifyPayment, { body: proof });
  return success && code !== 'payment_pending';
}

/** Returns what is paid for, as the reservation was made with it; undefined if another browser made it. */
function paidFor(id: number): { amount?: number | undefined; payment_method?: string | undefined } {
  const known = $reservation.get();
  if (known.state !== 'held' || known.id !== id) return {};
  const { advance_amount: amount, payment_method }: ReservationRequest = JSON.parse(known.request);
  return { amount: amount ?? undefined, payment_method };
}

/**
 * Returns true once the guest has been told the result. If the reservation can't be reached, the caller may ask again.
 */
async function ask(id: number): Promise<boolean> {
  try {
    return !(await unpaidReservation(id));
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** Returns a reservation that is still to be paid. Else shows the guest that it is paid, or why it ended. */
export async function unpaidReservation(id: number): Promise<Reservation | undefined> {
  const reservation = await lookUp(id);
  if (reservation?.status === 'Pending Payment') return reservation;
  if (reservation && isPaid(reservation)) {
    await finish(reservation);
    return undefined;
  }
  forgetOwn(id);
  refuse('booking', refusal(reservation ? messages.holdOver : messages.reservationGone));
  return undefined;
}

async function giveUpRooms(id: number, why: PaymentRefusal): Promise<Ending | 'paid'> {
  try {
    const released = await release(id, 'closed');
    if (released.state !== 'kept') return released.state === 'paid' ? 'paid' : why;
    return await offerAgain(id, why, formatInstant(released.until));
  } catch (error) {
    // The reservation could not be reached and stays stored: the next press of Pay continues it or frees its rooms.
    console.error(`Reservation ${id} could not be released`, error);
    return why;
  }
}

/** Shows rooms that stay held with the way to pay for them, and why they are not paid yet. */
async function offerAgain(
  id: number,
  { kind, message, detail = '' }: PaymentRefusal,
  until: string,
): Promise<'told'> {
  const reservation = await unpaidReservation(id);
  if (!reservation) return 'told';
  const said = kind === 'closed' ? messages.notCompleted : `${message} ${detail}`.trim();
  const notice = `${said} ${messages.staysHeld(until)}`;
  $payments.booking.set({ state: 'held', reservation, notice });
  return 'told';
}

/** Says that the payment is refunded, and why. If another payment has paid the booking, the booking is shown. */
async function tellRefunded(id: number, sentence: string): Promise<'told'> {
  const reservation = await lookUp(id);
  if (reservation && isPaid(reservation)) {
    await finish(reservation);
    toastInfo(sentence);
  } else {
    forgetOwn(id);
    refuse('booking', refusal(sentence));
  }
  return 'told';
}

/** Returns whether this browser holds the rooms of its cart for another reservation. */
function isOther(id: number): boolean {
  const known = $reservation.get();
  return known.state === 'held' && known.id !== id;
}

function forgetOwn(id: number): void {
  if (!isOther(id)) forgetReservation();
}

async function finish(reservation: Reservation): Promise<void> {
  await findHomestay(reservation);
  // A booking of an assistant leaves the guest's cart alone, and so does a confirmation that is opened again later.
  if (!isOther(reservation.id)) {
    const { state } = $reservation.get();
    if (state === 'held' || state === 'asked') {
      clearCart();
      finishDraft();
    }
    $reservation.set(paidReservation(reservation));
  }
  keepBooking(reservation);
  $payments.booking.set({ state: 'done', reservation });
}
