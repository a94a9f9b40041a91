import { atom } from 'nanostores';
import { Refusal } from '#client/errors.ts';
import { CODE_REFUSALS } from '#contract/codes/typed-code.ts';
import { STEPS } from '#domain/booking/booking-steps.ts';
import { takenOff } from '#messages/booking/codes.ts';
import { toastInfo } from '#stores/browser/toasts.ts';
import { $reservation } from '#stores/reservation/reservation.ts';
import { $code, change } from './draft.ts';
import { $step } from './steps.ts';

/** Says why the code was taken off, at its field on the payment step; undefined if it was not. */
export const $lostCode = atom<string | undefined>(undefined);

/** Returns the server's sentence about a code that gives no discount; undefined for any other failure. */
export function codeProblem(error: unknown): string | undefined {
  const isAboutCode = error instanceof Refusal && CODE_REFUSALS.some((code) => code === error.code);
  return isAboutCode ? error.sentence : undefined;
}

/** Returns whether the last use of a code may be the one that this browser's own unpaid reservation has taken. */
export function isUsedHere(error: unknown): boolean {
  const own = $reservation.get();
  if (own.state !== 'held' && own.state !== 'asked') return false;
  const body: { code?: unknown } = JSON.parse(own.request);
  return error instanceof Refusal && error.code === 'code_used_up' && body.code !== undefined;
}

/** Takes the code off the booking, and returns the sentence that says so. */
export function takeOffCode(problem: string): string {
  const sentence = takenOff($code.get() ?? '', problem);
  change({ code: undefined });
  return sentence;
}

/** Takes the code off, and tells the guest wherever they are. */
export function loseCode(problem: string): void {
  const sentence = takeOffCode(problem);
  if ($step.get() === STEPS.payment) $lostCode.set(sentence);
  else toastInfo(sentence);
}
