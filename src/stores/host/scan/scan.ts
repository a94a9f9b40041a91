import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { checkBooking } from '#contract/check.ts';
import { bookingReference, readBookingReference } from '#domain/booking/booking-reference.ts';
import { NOT_CHECKED, NOT_OURS, OVER } from '#messages/booking/check.ts';
import * as messages from '#messages/host/check-in/scan.ts';
import { publicKeys } from '#stores/check/keys.ts';
import { claimsIn, verifyToken } from '#stores/check/verify-token.ts';

export type Scanned =
  /** `read` is the text that was read last, and `problem` what is wrong with it; the camera looks on. */
  { state: 'looking'; read?: string; problem?: string } | { state: 'found'; id: number; sentence: string };

const LOOKING: Scanned = { state: 'looking' };
export const $scanned = atom<Scanned>(LOOKING);

export function startScanning(): void {
  $scanned.set(LOOKING);
  void publicKeys();
}

/**
 * Takes what the camera has read. A booking of ours, by its signature, is opened by the caller; what the booking is now,
 * its own page says. A code stays in view for many pictures, so the same one is read once.
 */
export async function readScanned(text: string): Promise<void> {
  const shown = $scanned.get();
  if (shown.state === 'found' || shown.read === text) return;
  const asked: Scanned = { state: 'looking', read: text };
  $scanned.set(asked);
  const id = await bookingIn(text);
  if ($scanned.get() !== asked) return;
  $scanned.set(
    typeof id === 'number'
      ? { state: 'found', id, sentence: messages.found(bookingReference(id)) }
      : { ...asked, problem: id },
  );
}

/** Returns the booking's id, or a sentence that says why there is none. */
async function bookingIn(text: string): Promise<number | string> {
  const token = URL.canParse(text) ? new URL(text).hash.slice(1) : '';
  const verified = await verifyToken(token, await publicKeys(), new Date());
  if (verified === 'foreign') return NOT_OURS;
  if (verified === 'over') return OVER;
  if (verified !== 'unknown') return readBookingReference(verified.sub) ?? NOT_OURS;
  // A browser that can't verify asks the server.
  const answer = await call(checkBooking, { body: { token } }).catch(() => undefined);
  if (!answer) return NOT_CHECKED;
  if (!answer.real && !answer.cancelled) return answer.over ? OVER : NOT_OURS;
  return readBookingReference(claimsIn(token)?.sub ?? '') ?? NOT_OURS;
}
