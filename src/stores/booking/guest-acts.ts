import type { Reservation } from '#contract/reservation.ts';
import { readTerms } from '#domain/booking/cancellation.ts';
import { type GuestActs, guestActs } from '#domain/booking/guest-acts.ts';
import { today } from '#stores/browser/today.ts';

/** Returns what the guest of a confirmed booking can do now. */
export function actsOf(reservation: Reservation): GuestActs {
  const { check_in: checkIn, has_arrived: hasArrived = false, ended, change_until } = reservation;
  const changeUntil = change_until === undefined ? undefined : new Date(change_until);
  return guestActs(readTerms(reservation), { checkIn, hasArrived, ended, changeUntil }, new Date());
}

/** Returns whether a stay that is not paid in full can be paid; who did not come is not asked for the rest. */
export const canStillPay = ({ ended, check_out }: Reservation) => ended !== 'no_show' && today() <= check_out;

/**
 * Returns whether the guest can pay a balance online, however the booking was made. Without a gateway the page says how to
 * pay the host instead.
 */
export function canPayBalance(reservation: Reservation): boolean {
  const { status, remaining_amount: due, pay_at_property } = reservation;
  return !pay_at_property && status === 'Pending' && due > 0 && canStillPay(reservation);
}
