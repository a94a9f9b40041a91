import { atom } from 'nanostores';

/** Where paying the rest of an advance stands, on the page of a booking. */
export type BalancePayment =
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

export const NOT_PAYING: BalancePayment = { state: 'idle' };
export const $balance = atom<BalancePayment>(NOT_PAYING);

/** No second press is taken while one is being answered. */
export function isBusy({ state }: BalancePayment): boolean {
  return state !== 'idle' && state !== 'refused' && state !== 'done';
}
