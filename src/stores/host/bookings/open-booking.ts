import { $booking, loadBooking } from './booking.ts';
import { openMove } from './move.ts';
import { openRecording } from './record-payment.ts';

/** `#move-3-5`: from room 3 to room 5. */
const MOVE = /^#move-(\d+)-(\d+)$/;

/**
 * Opens the page. `#payment` in the address also opens the payment of a booking that was just made, `#move-3-5` the
 * dialog that moves it from one room to another.
 */
export async function openBooking(): Promise<void> {
  await loadBooking();
  const shown = $booking.get();
  const { hash, pathname } = location;
  const [, from, to] = MOVE.exec(hash) ?? [];
  if (shown.state !== 'ready' || (hash !== '#payment' && !to)) return;
  history.replaceState(history.state, '', pathname);
  const { booking } = shown.whole;
  if (hash === '#payment' && booking.balance > 0) openRecording(booking);
  if (to && booking.status === 'confirmed' && booking.source !== 'channel')
    openMove({ from: Number(from), to: Number(to) });
}
