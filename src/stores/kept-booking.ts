import * as z from 'zod/mini';
import { type Reservation, reservation } from '#contract/reservation.ts';
import { KEPT_BOOKING_KEY, storage } from './storage.ts';

/** The last booking this browser has seen, for where there is no network. Signing out forgets it with its invoice. */
export function keepBooking(seen: Reservation): void {
  if (seen.status !== 'Completed' && seen.status !== 'Pending') {
    // Cancelled meanwhile: without a network it must not look confirmed.
    if (keptBooking(seen.id)) delete storage[KEPT_BOOKING_KEY];
    return;
  }
  storage[KEPT_BOOKING_KEY] = JSON.stringify(seen);
  if (typeof caches === 'undefined') return;
  void import('./kept-invoice.ts').then(({ keepInvoiceOf }) => keepInvoiceOf(seen.id));
  // The page that shows it is kept with all it needs, as soon as there is a worker to do so.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: location.pathname }));
}

export function keptBooking(id: number): Reservation | undefined {
  try {
    const parsed = z.safeParse(reservation, JSON.parse(storage[KEPT_BOOKING_KEY] ?? 'null'));
    return parsed.success && parsed.data.id === id ? parsed.data : undefined;
  } catch {
    // Not JSON: the next look at a booking with a network writes it anew.
    return undefined;
  }
}
