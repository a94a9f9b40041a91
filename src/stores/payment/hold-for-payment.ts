import { Refusal } from '#client/errors.ts';
import type { Reservation } from '#contract/reservation.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import type { CartItem } from '#domain/booking/cart.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/booking/payment.ts';
import { $code, $draft } from '#stores/booking/draft.ts';
import { hold, releaseEarlier } from '#stores/booking/hold.ts';
import { refreshAddOnPrices } from '#stores/booking/homestay.ts';
import {
  $quoteQuestion,
  $standingQuote,
  $totals,
  requestQuote,
  takeQuote,
  takeRefused,
} from '#stores/booking/quote.ts';
import { type ReservationRequest, reservationRequest } from '#stores/booking/reservation-request.ts';
import { lookUp } from '#stores/booking/saved-booking.ts';
import { $cart, refreshCart } from '#stores/cart/cart.ts';
import { codeProblem, takeOffCode } from '#stores/code/code.ts';
import { type PaymentRefusal, refusal, refuse } from '#stores/reservation/payment-state.ts';
import { $reservation, forgetReservation, type PaidReservation } from '#stores/reservation/reservation.ts';

/** The rooms are held; `reservation` is missing if it turned out to be paid. */
interface Held {
  id: number;
  reservation?: Reservation;
}

export const isPaid = ({ status }: Reservation) => isConfirmed(status);

/** Holds the rooms of the cart. Returns undefined if they can't be held, and tells the guest why. */
export async function holdForPayment(): Promise<Held | undefined> {
  if (!$draft.get().paymentMethod) {
    refuse('booking', refusal(messages.optionNeeded, 'choice'));
    return undefined;
  }
  const seen = $totals.get().total;
  try {
    const paid = await priceCode();
    if (paid) return { id: paid.id };
    const request = reservationRequest();
    if (!request) return undefined;
    if ($totals.get().total === seen) return await holdQuoted(request, seen);
    refuse('booking', changedPrice($totals.get().total, seen));
    return undefined;
  } catch (error) {
    await tellRefusal(error, seen);
    return undefined;
  }
}

/**
 * Requests the price with the guest's code where it is not known, as after a change: until then the page shows a sum.
 * An earlier hold of this browser ends first, because it may have the code's last use; returns it if it is paid.
 */
async function priceCode(): Promise<PaidReservation | undefined> {
  if (!$code.get() || $standingQuote.get()) return undefined;
  const paid = await releaseEarlier();
  const question = $quoteQuestion.get();
  if (!paid && question) takeQuote(await requestQuote(question), question);
  return paid;
}

const changedPrice = (now: number, before: number) =>
  refusal(messages.priceChanged(formatRupees(now), formatRupees(before)), 'price');

/**
 * Holds the rooms, and renews a quote that has expired. If the total is still what the guest has seen, nothing is said
 * about it.
 */
async function holdQuoted(request: ReservationRequest, seen: number): Promise<Held> {
  try {
    return await holdRooms(request);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'price_changed') throw error;
    const renewed = takeRefused(error.quote) === seen ? reservationRequest() : undefined;
    if (!renewed || $totals.get().total !== seen) throw error;
    return holdRooms(renewed);
  }
}

/** Holds the rooms again if their reservation has ended meanwhile. */
async function holdRooms(request: ReservationRequest): Promise<Held> {
  const before = $reservation.get();
  const { state, id } = await hold(request);
  if (state === 'paid') return { id };
  const reservation = await lookUp(id);
  if (reservation && isPaid(reservation)) return { id };
  if (reservation?.status === 'Pending Payment') return { id, reservation };
  forgetReservation();
  if (before.state === 'none' || before.state === 'paid') throw new Error(`Reservation ${id} is gone`);
  return holdRooms(request);
}

async function tellRefusal(error: unknown, seen: number): Promise<void> {
  const items = $cart.get();
  const problem = codeProblem(error);
  if (problem) {
    const message = takeOffCode(problem);
    const { message: detail, ...why } = changedPrice($totals.get().total, seen);
    return refuse('booking', { ...why, message, detail });
  }
  if (error instanceof Refusal && error.code === 'price_changed' && !error.quote) {
    await Promise.all([refreshCart(), refreshAddOnPrices()]);
  }
  refuse('booking', refusalOf(error, items, seen));
}

/** Returns what a failed attempt to hold the rooms means to the guest. `total` is the figure the guest has seen. */
function refusalOf(error: unknown, items: readonly CartItem[], total: number): PaymentRefusal {
  if (!(error instanceof Refusal) || error.status >= 500) return refusal(messages.initializeFailed);
  if (error.code === 'price_changed') {
    return changedPrice(error.expected?.total_price ?? total, total);
  }
  if (error.code === 'room_taken') {
    const taken = items.filter(({ id }) => error.rooms.includes(id));
    const names = (taken.length > 0 ? taken : items).map(({ name }) => name);
    return { kind: 'rooms', message: messages.roomTaken(names), rooms: taken.map(({ id }) => id) };
  }
  const [problem] = Object.values(error.fields);
  return problem ? refusal(problem, 'details') : refusal(error.sentence);
}
