import { atom } from 'nanostores';

/** Where paying the rest of an advance stands, on the page of a booking. */
export type RestPayment =
  | { state: 'idle' }
  /** The order is being opened. */
  | { state: 'opening' }
  /** The provider's window is open. */
  | { state: 'window' }
  | { state: 'verifying' }
  /** The provider can't be asked at the moment, and the page asks again. */
  | { state: 'waiting' }
  | { state: 'refused'; message: string }
  | { state: 'done' };

export const NOT_PAYING: RestPayment = { state: 'idle' };
export const $rest = atom<RestPayment>(NOT_PAYING);

/** No second press is taken while one is being answered. */
export function isBusy({ state }: RestPayment): boolean {
  return state !== 'idle' && state !== 'refused' && state !== 'done';
}
