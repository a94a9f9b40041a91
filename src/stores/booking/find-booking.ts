import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { mailBookingLink } from '#contract/reservation.ts';
import { readBookingReference } from '#domain/booking/booking-reference.ts';
import { EMAIL_NEEDED } from '#messages/account/account.ts';
import * as messages from '#messages/booking/find-booking.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';

/** Says what is wrong with a field, or with the whole form. */
export interface FindProblems {
  reference?: string;
  email?: string;
  message?: string;
}

export type FindBooking =
  | { state: 'form'; problems: FindProblems }
  | { state: 'sending' }
  | { state: 'sent'; message: string };

export const EMPTY_FORM: FindBooking = { state: 'form', problems: {} };
export const $findBooking = atom<FindBooking>(EMPTY_FORM);

const problem = (problems: FindProblems) => $findBooking.set({ state: 'form', problems });

/** Requests the link. A second press while the first is running does nothing. */
export async function findBooking(typed: { reference: string; email: string }): Promise<void> {
  if ($findBooking.get().state === 'sending') return;
  const reference = typed.reference.trim();
  const email = typed.email.trim();
  if (readBookingReference(reference) === undefined) return problem({ reference: messages.REFERENCE_NEEDED });
  if (email === '') return problem({ email: EMAIL_NEEDED });
  $findBooking.set({ state: 'sending' });
  try {
    const { message } = await call(mailBookingLink, { body: { reference, email } });
    $findBooking.set({ state: 'sent', message });
  } catch (error) {
    const sentence = failureSentence(error, messages.SEND_FAILED);
    const isEmail = error instanceof Refusal && error.fields.email !== undefined;
    problem(isEmail ? { email: sentence } : { message: sentence });
  }
}

export function findAnother(): void {
  $findBooking.set(EMPTY_FORM);
}
