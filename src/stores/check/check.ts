import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { type BookingClaims, type CheckAnswer, checkBooking } from '#contract/check.ts';
import { PROOF_OF_WORK } from '#contract/reservation.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import * as messages from '#messages/booking/check.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { createForm } from '#stores/pattern/form.ts';
import { publicKeys } from './keys.ts';
import { verifyToken } from './verify-token.ts';

/** What is known of the booking that was asked about. */
export type Checked =
  | { state: 'nothing' | 'checking' }
  | { state: 'real'; sentence: string; asOf?: string }
  | { state: 'not-real'; sentence: string };

const NOTHING: Checked = { state: 'nothing' };
export const $checked = atom<Checked>(NOTHING);

export const { $form: $checkForm, send } = createForm<'reference' | 'code'>({
  notSent: messages.NOT_CHECKED,
});

const latest = createLatest();

/** Asks about the booking with a reference and a code. */
export async function checkCode({ reference, code }: Record<'reference' | 'code', string>): Promise<void> {
  const problems = {
    ...(!reference && { reference: messages.REFERENCE_NEEDED }),
    ...(!code && { code: messages.CODE_NEEDED }),
  };
  const signal = latest.begin();
  $checked.set(NOTHING);
  await send(problems, async () => {
    const answer = await ask({ reference, code });
    if (!signal.aborted) $checked.set(told(answer, messages.NOT_FOUND));
  });
}

/** Asks. After many wrong codes for a booking the browser must solve a proof of work first. */
async function ask(body: Record<'reference' | 'code', string>): Promise<CheckAnswer> {
  try {
    return await call(checkBooking, { body });
  } catch (error) {
    if (!(error instanceof Refusal) || error.challenge === undefined) throw error;
    const { solve } = await import('#client/proof-of-work.ts');
    const headers = { [PROOF_OF_WORK]: await solve(error.challenge) };
    return call(checkBooking, { body, headers });
  }
}

/**
 * Reads the token in the address, which a QR code has opened. It is verified here, without a request; then the server
 * says how the booking is now. Without a network it is told as of the day on which the code was made.
 */
export async function checkAddress(): Promise<void> {
  const token = location.hash.slice(1);
  const signal = latest.begin();
  if (token === '') {
    $checked.set(NOTHING);
    return;
  }
  $checked.set({ state: 'checking' });
  const verified = await verifyToken(token, await publicKeys(), new Date());
  if (signal.aborted) return;
  if (verified === 'foreign' || verified === 'over') {
    const sentence = verified === 'over' ? messages.OVER : messages.NOT_OURS;
    $checked.set({ state: 'not-real', sentence });
    return;
  }
  if (typeof verified === 'object') $checked.set(toldAsOf(verified));
  const answer = await call(checkBooking, { body: { token } }).catch(() => undefined);
  if (signal.aborted) return;
  if (answer) $checked.set(told(answer, verified === 'unknown' ? messages.NOT_OURS : messages.NOT_FOUND));
  else if (verified === 'unknown') $checked.set({ state: 'not-real', sentence: messages.NOT_CHECKED });
}

/** Begins with the token in the address, and follows it while the page is open. Returns what ends that. */
export function followAddress(): () => void {
  void publicKeys();
  const read = () => void checkAddress();
  read();
  addEventListener('hashchange', read);
  return () => removeEventListener('hashchange', read);
}

const sentenceOf = ({
  nights,
  check_in,
  homestay,
  paid,
}: Omit<BookingClaims, 'iss' | 'iat' | 'exp' | 'sub'>) =>
  messages.isReal({ nights, from: formatDate(check_in, 'short'), homestay, paid });

function toldAsOf(claims: BookingClaims): Checked {
  const day = formatDate(todayInIndia(new Date(claims.iat * 1000)), 'short');
  return { state: 'real', sentence: sentenceOf(claims), asOf: messages.asOf(day) };
}

function told(answer: CheckAnswer, unknown: string): Checked {
  if (answer.real) return { state: 'real', sentence: sentenceOf(answer) };
  if (answer.cancelled) return { state: 'not-real', sentence: messages.CANCELLED };
  return { state: 'not-real', sentence: answer.over ? messages.OVER : unknown };
}
