import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { openBooking, type Reservation } from '#contract/reservation.ts';
import { isConfirmed } from '#domain/booking/booking-status.ts';
import { pagePath } from '#domain/language/page-path.ts';
import * as messages from '#messages/booking/my-booking.ts';
import { startSession } from '#stores/account/session-start.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { dropTokenFromPath, tokenInPath } from '#stores/browser/path-token.ts';
import { today } from '#stores/browser/today.ts';
import { findHomestay } from './homestay.ts';
import { keepBooking, lookUp } from './saved-booking.ts';

/**
 * The state of the page of one booking, opened from a mail (`/my-booking/{token}`) or by its owner
 * (`?reservation={id}`).
 */
export type MyBooking =
  | { state: 'looking' }
  /** The link or the number opens nothing for this browser. */
  | { state: 'unknown'; message?: string }
  | { state: 'failed'; message: string }
  | { state: 'ready'; reservation: Reservation };

export const LOOKING: MyBooking = { state: 'looking' };
export const $myBooking = atom<MyBooking>(LOOKING);

/** Returns the page of the room of a booking for its party; undefined unless the stay is over. */
export function bookAgainAddress({
  status,
  ended,
  check_out,
  rooms,
  adults,
  children,
}: Reservation): string | undefined {
  const isOver = isConfirmed(status) && (ended === 'checked_out' || today() > check_out);
  return isOver ? pagePath(`/rooms/${rooms[0]?.id}?guests=${adults}&children=${children}`) : undefined;
}

const linkedId = () => {
  const [id] = /^\d{1,9}$/.exec(new URLSearchParams(location.search).get('reservation') ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
};

/** The pages that show the booking of their address. */
type BookingPage = 'my-booking' | 'check-in';

/**
 * Loads the booking of the address. A link's token is removed from the address: from then on this browser's cookie
 * opens the booking.
 */
export async function openMyBooking(page: BookingPage = 'my-booking'): Promise<void> {
  $myBooking.set(LOOKING);
  try {
    const reservation = await find(page);
    if (typeof reservation !== 'object') return waitForOwner(page, reservation);
    await findHomestay(reservation);
    $myBooking.set({ state: 'ready', reservation });
  } catch (error) {
    $myBooking.set({ state: 'failed', message: tooMany(error) ?? messages.loadFailed });
  }
}

/** Returns the booking, why its link has ended, or nothing. */
async function find(page: BookingPage): Promise<Reservation | string | undefined> {
  const token = tokenInPath(page);
  if (token !== undefined) return openLink(page, token);
  const id = linkedId();
  if (id === undefined) return undefined;
  // The owner may use a browser that has no cookie of the reservation.
  await startSession();
  return lookUp(id);
}

async function openLink(page: BookingPage, token: string): Promise<Reservation | string | undefined> {
  try {
    const { reservation } = await call(openBooking, { body: { token } });
    keepBooking(reservation);
    dropTokenFromPath(page, `?reservation=${reservation.id}`);
    return reservation;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    if (error instanceof Refusal && error.code === 'link_ended') return error.sentence;
    throw error;
  }
}

const tooMany = (error: unknown) =>
  error instanceof Refusal && error.status === 429 ? failureSentence(error, messages.loadFailed) : undefined;

/** Says that this browser may open nothing, and looks again once the owner logs in. */
async function waitForOwner(page: BookingPage, message?: string): Promise<void> {
  $myBooking.set(message === undefined ? { state: 'unknown' } : { state: 'unknown', message });
  if (linkedId() === undefined) return;
  const { $session } = await import('#stores/account/session.ts');
  let was = $session.get().state;
  const stop = $session.listen(({ state }) => {
    if (state === 'signed-in' && was !== 'signed-in') {
      stop();
      void openMyBooking(page);
    }
    was = state;
  });
}
