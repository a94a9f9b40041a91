import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { getReservation, type Reservation } from '#contract/reservation.ts';
import { keepBooking, keptBooking } from './saved-booking.ts';

/** A reservation as the API knows it, or as it was when it could last be reached; nothing when it is gone. */
export async function lookUp(id: number): Promise<Reservation | undefined> {
  try {
    const { reservation } = await call(getReservation, { params: { id } });
    keepBooking(reservation);
    return reservation;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    const kept = error instanceof Unreachable ? keptBooking(id) : undefined;
    if (kept) return kept;
    throw error;
  }
}
