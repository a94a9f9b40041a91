import type { Reservation } from '#contract/reservation.ts';
import { type GuestActs, guestActs, readTerms } from '#domain/booking/cancellation.ts';

/** Returns what the guest of a confirmed booking can do now. */
export function actsOf(reservation: Reservation): GuestActs {
  const { check_in: checkIn, has_arrived: hasArrived = false } = reservation;
  return guestActs(readTerms(reservation), { checkIn, hasArrived }, new Date());
}
