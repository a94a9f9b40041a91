import { atom } from 'nanostores';
import { $rights } from '#stores/host/session.ts';
import { $booking, loadBooking, reloadBooking } from './booking.ts';
import { openDialog } from './booking-acts.ts';
import { canCheckIn, openCheckIn } from './check-in.ts';
import { openMove } from './move.ts';
import { openRecording } from './record-payment.ts';
import { canRefundAll } from './refund.ts';

/** True if the page was opened to reply to the guest. */
export const $writesMessage = atom(false);

const HASHES = ['#payment', '#message', '#refund', '#check-in'];
const MOVE = /^#move-(\d+)-(\d+)$/;

/**
 * Opens the page. With `#message` in the address it is at the field for a message, with `#payment` it opens the
 * payment dialog (after a new booking), with `#move-3-5` the dialog that moves the booking to another room,
 * with `#refund` (in the alert about a guest who is not coming) the one that refunds it, with `#check-in` (after a scan)
 * the one that checks the guests in, if they can be.
 */
export async function openBooking(): Promise<void> {
  await loadBooking();
  const shown = $booking.get();
  const { hash, pathname } = location;
  const [, from, to] = MOVE.exec(hash) ?? [];
  if (shown.state !== 'ready' || (!HASHES.includes(hash) && !to)) return;
  history.replaceState(history.state, '', pathname);
  const { booking } = shown.whole;
  if (hash === '#payment' && booking.balance > 0) openRecording(booking, reloadBooking);
  if (hash === '#check-in' && canCheckIn(booking)) openCheckIn(booking, reloadBooking);
  if (hash === '#message') $writesMessage.set(true);
  if (hash === '#refund' && canRefundAll(shown.whole, $rights.get())) openDialog({ name: 'full-refund' });
  if (to && booking.status === 'confirmed' && booking.source !== 'channel')
    openMove({ from: Number(from), to: Number(to) });
}
