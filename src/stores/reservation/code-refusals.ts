import { Refusal } from '#client/errors.ts';
import { CODE_REFUSALS } from '#contract/codes/typed-code.ts';
import { $reservation } from './reservation.ts';

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
