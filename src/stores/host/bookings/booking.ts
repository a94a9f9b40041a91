import { atom } from 'nanostores';
import type * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { getHostBooking } from '#contract/host/bookings.ts';
import { NOT_LOADED } from '#messages/host/booking-page.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';

export type WholeBooking = z.infer<typeof getHostBooking.response>;

/** The booking that the address names. */
export type ShownBooking =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; whole: WholeBooking };

export const LOADING_BOOKING: ShownBooking = { state: 'loading' };
export const $booking = atom<ShownBooking>(LOADING_BOOKING);

/** `/host/bookings/12` */
const idInPath = () => Number(/\/(\d+)\/?$/.exec(location.pathname)?.[1]);

/** Reads the booking; what was shown stays until there is something newer. */
export async function loadBooking(): Promise<void> {
  const id = idInPath();
  if (!id) return $booking.set({ state: 'missing' });
  try {
    $booking.set({ state: 'ready', whole: await call(getHostBooking, { params: { id } }) });
  } catch (error) {
    const isMissing = error instanceof Refusal && error.status === 404;
    $booking.set(
      isMissing ? { state: 'missing' } : { state: 'failed', message: failureSentence(error, NOT_LOADED) },
    );
  }
}
