import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getReservation, type Reservation } from '#contract/reservation.ts';

/** A reservation as the API knows it; nothing when it is gone. */
export async function lookUp(id: number): Promise<Reservation | undefined> {
  try {
    return (await call(getReservation, { params: { id } })).reservation;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}
