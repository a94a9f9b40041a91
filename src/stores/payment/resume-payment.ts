import { formatInstant } from '#domain/dates/instant.ts';
import * as messages from '#messages/booking/payment.ts';
import { startSession } from '#stores/account/session-start.ts';
import { release } from '#stores/booking/hold.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $payments, IDLE, isBusy, refusal, refuse } from '#stores/reservation/payment-state.ts';
import { $reservation, forgetReservation } from '#stores/reservation/reservation.ts';
import { orderOf, unpaidReservation } from './booking-order.ts';
import { confirm } from './pay-order.ts';

/**
 * Loads an unfinished payment: the one of the link, or else the one that this browser has stored. A paid booking is
 * shown, an unpaid one can be continued.
 */
export async function resumePayment(id?: number): Promise<void> {
  const stored = $reservation.get();
  const known = stored.state === 'held' || stored.state === 'paid' ? stored.id : undefined;
  const requested = id ?? known;
  if (requested === undefined || isBusy($payments.booking.get())) return;
  if (stored.state === 'held' && stored.id === requested && stored.proof)
    return confirm(orderOf(requested), stored.proof);
  $payments.booking.set({ state: 'looking' });
  try {
    // The owner may use a browser that has no cookie of the reservation.
    await startSession();
    const reservation = await unpaidReservation(requested);
    if (reservation) $payments.booking.set({ state: 'held', reservation });
  } catch {
    refuse('booking', refusal(messages.initializeFailed));
  }
}

/** Frees the rooms of an unfinished payment, so that the guest can change the booking; says so if they stay held. */
export async function cancelHeld(id: number): Promise<void> {
  try {
    const released = await release(id);
    if (released.state === 'paid') return await confirm(orderOf(id));
    $payments.booking.set(IDLE);
    if (released.state !== 'kept') return;
    forgetReservation();
    toastInfo(messages.staysHeld(formatInstant(released.until)));
  } catch {
    refuse('booking', refusal(messages.initializeFailed));
  }
}

export function clearRefusal(): void {
  if ($payments.booking.get().state === 'refused') $payments.booking.set(IDLE);
}
