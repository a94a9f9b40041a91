import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { getReservation, type Reservation, reservation } from '#contract/reservation.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { storage } from '#stores/browser/storage.ts';
import { $reservation, NO_RESERVATION, paidReservation } from '#stores/reservation/reservation.ts';
import { forgetInvoice, keepInvoiceOf } from './saved-invoice.ts';

/**
 * Stores the last booking that this browser has seen, to show it without a network. Signing out deletes it with its
 * invoice.
 */
export function keepBooking(seen: Reservation): void {
  const isBooked = isConfirmed(seen.status);
  const paid = $reservation.get();
  if (paid.state === 'paid' && paid.id === seen.id) {
    $reservation.set(isBooked ? paidReservation(seen) : NO_RESERVATION);
  }
  if (!isBooked) {
    // The booking was cancelled meanwhile, so without a network it must not look confirmed.
    if (!keptBooking(seen.id)) return;
    delete storage['kept-booking'];
    void forgetInvoice();
    return;
  }
  const before = storage['kept-booking'];
  // The keys of its files end soon, and are new each time.
  const now = JSON.stringify({ ...seen, files: undefined });
  storage['kept-booking'] = now;
  if (typeof caches === 'undefined') return;
  void keepInvoiceOf(seen, withoutQrCode(now) !== withoutQrCode(before));
  // The service worker caches the page that shows the booking, as soon as there is a worker.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: location.pathname }));
}

/** The QR code is another one each time, and says nothing new. */
const withoutQrCode = (kept: string | undefined) => kept?.replace(/"check_qr":"[^"]*",/, '');

export function keptBooking(id: number): Reservation | undefined {
  try {
    const parsed = z.safeParse(reservation, JSON.parse(storage['kept-booking'] ?? 'null'));
    return parsed.success && parsed.data.id === id ? parsed.data : undefined;
  } catch {
    // The text is not JSON; it is written again when a booking is next read from the API.
    return undefined;
  }
}

/** Returns a reservation as the API knows it, or as it was when it could last be reached; undefined if it is gone. */
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
