import { atom, computed } from 'nanostores';
import type { Reservation } from '#contract/reservation.ts';
import type { PaymentRefusal } from './payment-refusal.ts';

/** A reservation as its guest may see it. */
export type BookedStay = Reservation;

/** Where a payment stands (spec section 4, "Payment"). */
export type PaymentState =
  | { state: 'idle' }
  /** An earlier payment of this browser is looked up. */
  | { state: 'looking' }
  /** The rooms are being held and the order opened. */
  | { state: 'opening' }
  /** The provider's window is open. */
  | { state: 'window'; holdUntil: string | null }
  | { state: 'verifying' }
  /** The provider can't be asked at the moment: the rooms stay held and the page asks again. */
  | { state: 'waiting' }
  /** A payment was begun and not finished, and can be gone on with. */
  | { state: 'held'; reservation: Reservation }
  | { state: 'refused'; refusal: PaymentRefusal }
  | { state: 'done'; reservation: Reservation };

export const IDLE: PaymentState = { state: 'idle' };
export const $payment = atom<PaymentState>(IDLE);

/** No second press is taken while one is being answered. */
export const $isPaying = computed($payment, ({ state }) =>
  ['looking', 'opening', 'window', 'verifying', 'waiting'].includes(state),
);
export const $isPaid = computed($payment, ({ state }) => state === 'done');

export function refuse(refusal: PaymentRefusal): void {
  $payment.set({ state: 'refused', refusal });
}
