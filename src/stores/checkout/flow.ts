import { computed } from 'nanostores';
import { furthestStep, STEPS, type StepId } from '#domain/booking/booking-steps.ts';
import { cartProblem } from '#domain/booking/cart.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/booking/booking.ts';
import { noPrice, pastDates } from '#messages/rooms/refusal.ts';
import { $storedUser } from '#stores/account/stored-user.ts';
import {
  $areDetailsRight,
  $capacityRefusal,
  $cartGroups,
  forgetDraft,
  keepGroup,
  prefillDetails,
} from '#stores/booking/draft.ts';
import { keepQuote } from '#stores/booking/quote.ts';
import {
  $askedToKeep,
  $stepMessage,
  dismissStepMessage,
  stopAsking,
  tellStep,
} from '#stores/booking/step-message.ts';
import { $step, finishSteps, goToStep, openSteps } from '#stores/booking/steps.ts';
import { once } from '#stores/browser/once.ts';
import { today } from '#stores/browser/today.ts';
import { $cart, clearCart } from '#stores/cart/cart.ts';
import { $payments, IDLE, type PaymentState } from '#stores/reservation/payment-state.ts';
import { $reservation, forgetReservation } from '#stores/reservation/reservation.ts';

/** Says why the party does not fit, with a sentence of spec section 5; undefined if it fits. */
export const $capacityMessage = computed([$capacityRefusal, $cart], (refusal, items) =>
  refusal ? messages.capacitySentence(refusal, items.length) : undefined,
);

/** Returns how far a booking that is not paid may go now. */
function furthest(): StepId {
  return furthestStep({
    rooms: $cartGroups.get().length > 1 ? 0 : $cart.get().length,
    capacityFits: !$capacityRefusal.get(),
    detailsComplete: $areDetailsRight.get(),
  });
}

/** Returns the step to show if `requested` is asked for. A paid booking never leads back to a payment. */
function admit(requested: StepId): StepId {
  if ($payments.booking.get().state === 'done') return STEPS.confirmation;
  if (requested === STEPS.confirmation && $reservation.get().state === 'paid') return requested;
  const reach = furthest();
  return requested > reach ? reach : requested;
}

/** Loads what only the later steps need, so that a room's page stays light until its guest continues. */
async function prepareStep(step: StepId): Promise<void> {
  if (step === STEPS.rooms) return;
  if (step < STEPS.confirmation) void (await import('#stores/booking/homestay.ts')).refreshAddOnPrices();
  if (step >= STEPS.payment && $payments.booking.get().state === 'idle' && !isPaidBefore(step)) {
    void (await import('#stores/payment/resume-payment.ts')).resumePayment();
  }
}

/**
 * Returns whether the payment step is about a new cart, although an earlier booking was paid: then that booking's
 * confirmation is not shown.
 */
function isPaidBefore(step: StepId): boolean {
  return step === STEPS.payment && $reservation.get().state === 'paid' && $cart.get().length > 0;
}

function showConfirmation(payment: PaymentState): void {
  if (payment.state === 'done') finishSteps();
}

/** Hides the message that asks for a room once there is one. */
function hideWhenAnswered(items: readonly unknown[]): void {
  if (items.length > 0 && $stepMessage.get() === messages.cartNeeded) dismissStepMessage();
}

/**
 * Fills the details of a booking with those of the signed-in guest (spec section 6), now and if they log in while
 * booking. A visitor does not load the session's code.
 */
const prefillFromSession = once(() => {
  $storedUser.subscribe(async (visitor) => {
    if (!visitor) return;
    const { $knownGuest, openSession } = await import('#stores/account/session.ts');
    void openSession();
    prefillDetails($knownGuest.get());
  });
});

/** Opens the steps on this page, at `first` or at the step of the history. Returns a function that closes them. */
export function openBooking(first: StepId, admitted: (requested: StepId) => StepId = admit): () => void {
  prefillFromSession();
  const closeSteps = openSteps({ first, admit: admitted });
  keepQuote();
  const unlisten = [
    $step.subscribe(prepareStep),
    $payments.booking.listen(showConfirmation),
    $cart.listen(hideWhenAnswered),
  ];
  return () => {
    closeSteps();
    for (const stop of unlisten) stop();
  };
}

/** Opens a page of the short checkout, which shows only the step `first`, and at the end the confirmation. */
export function openCheckoutPage(first: StepId): () => void {
  return openBooking(first, (requested) => {
    const isOver = $payments.booking.get().state === 'done' || $reservation.get().state === 'paid';
    return isOver && requested === STEPS.confirmation ? requested : first;
  });
}

/** Returns the page for a guest who opened the payment too early; undefined if the guest may stay. */
export function pageBefore(step: StepId): string | undefined {
  const { state } = $reservation.get();
  if ($cart.get().length === 0 || state === 'held' || state === 'asked') return undefined;
  const reach = furthest();
  if (reach >= step) return undefined;
  return pagePath(reach < STEPS.details ? '/booking' : '/rooms/checkout');
}

/** Books the rooms of one stay; the others leave the cart. */
export function keepAndContinue(group: number): void {
  keepGroup(group);
  stopAsking();
  continueFromRooms();
}

/** Says by name why the rooms in the cart can't be booked as they are; undefined if they can. */
export const $cartObstacle = computed($cart, (items) => {
  const problem = cartProblem(items, today());
  if (!problem) return undefined;
  const { item, code } = problem;
  if (code === 'past') return `${item.name}: ${pastDates}`;
  return `${item.name}: ${(code === 'refused' && item.pricing_error) || noPrice}`;
});

/**
 * Continues from step 1 to 2 if the rooms in the cart can be booked and are of one stay (spec sections 4 and 5).
 * Returns whether it did.
 */
export function continueFromRooms(): boolean {
  const obstacle = $cartObstacle.get();
  if ($cart.get().length === 0) tellStep(messages.cartNeeded);
  else if (obstacle) tellStep(obstacle);
  else if ($cartGroups.get().length > 1) $askedToKeep.set(true);
  else {
    dismissStepMessage();
    goToStep(STEPS.addOns);
    return true;
  }
  return false;
}

/** Continues from step 2 to 3, unless the party does not fit; the panel on the page says why. */
export function continueFromAddOns(): void {
  if (!$capacityRefusal.get()) goToStep(STEPS.details);
}

/** Continues from step 3 to 4 if the details are valid, and returns whether they are. */
export function continueFromDetails(): boolean {
  if (!$areDetailsRight.get()) return false;
  goToStep(STEPS.payment);
  return true;
}

/** Continues with the other rooms after some were taken by another guest. */
export function leaveOut(rooms: readonly number[]): void {
  $cart.set($cart.get().filter(({ id }) => !rooms.includes(id)));
  $payments.booking.set(IDLE);
  const reach = furthest();
  if (reach < $step.get()) goToStep(reach);
}

/** Ends the booking and empties the cart, for "Book Another Room" (spec section 2). */
export function bookAnother(): void {
  clearCart();
  forgetDraft();
  forgetReservation();
}
