import type { Reservation } from '#contract/reservation.ts';
import { type GuestActs, guestActs, readTerms } from '#domain/booking/cancellation.ts';
import { today } from '#stores/browser/today.ts';

/** Returns what the guest of a confirmed booking can do now. */
export function actsOf(reservation: Reservation): GuestActs {
  const { check_in: checkIn, has_arrived: hasArrived = false } = reservation;
  return guestActs(readTerms(reservation), { checkIn, hasArrived }, new Date());
}

/**
 * Returns whether the guest can pay a balance online, until the check-out day is over and however the booking was made.
 * Without a gateway the page says how to pay the host instead.
 */
export function canPayBalance({
  status,
  remaining_amount: due,
  check_out,
  pay_at_property,
}: Reservation): boolean {
  return !pay_at_property && status === 'Pending' && due > 0 && today() <= check_out;
}
