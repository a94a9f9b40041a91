import { atom, type WritableAtom } from 'nanostores';
import type { Reservation } from '#contract/reservation.ts';

/** A reservation as its guest may see it. */
export type BookedStay = Reservation;

/** An order is for a new booking, for its balance, or for a change of it. */
export type PaymentPurpose = 'booking' | 'balance' | 'change';

/** Tells the guest why a payment failed. */
export interface PaymentRefusal {
  message: string;
  /** A second sentence about the cause, if that is known. */
  detail?: string;
  /**
   * `price`: the figures have changed and were brought up to date. `rooms`: these are taken; the others can be booked.
   * `choice`: the guest has chosen neither full payment nor advance. `closed`: the guest closed the window, so nothing
   * went wrong.
   */
  kind: 'plain' | 'price' | 'rooms' | 'details' | 'choice' | 'closed';
  rooms: readonly number[];
}

/** Whose details the payment window begins with. */
export interface PaymentGuest {
  name: string;
  email: string;
  phone: string;
}

/** The state of a payment (spec section 4, "Payment"). */
export type PaymentState =
  | { state: 'idle' }
  /** An earlier payment of this browser is looked up. */
  | { state: 'looking' }
  /** The rooms are being held and the order is being opened. */
  | { state: 'opening' }
  | { state: 'window'; holdUntil: string | null }
  | { state: 'verifying' }
  /** The payment can't be confirmed yet. The booking stays as it is, and the page asks again. */
  | { state: 'waiting' }
  /**
   * `offeredTo`: an assistant holds the rooms for this guest, and they stay held when the window is closed. `notice`: why
   * a payment of rooms that stay held was not completed, and until when it can be.
   */
  | { state: 'held'; reservation: Reservation; offeredTo?: PaymentGuest; notice?: string }
  | { state: 'refused'; refusal: PaymentRefusal }
  | { state: 'done'; reservation: Reservation };

export const IDLE: PaymentState = { state: 'idle' };

/** Each purpose has a payment of its own, so that they never disturb each other. */
export const $payments: Record<PaymentPurpose, WritableAtom<PaymentState>> = {
  booking: atom(IDLE),
  balance: atom(IDLE),
  change: atom(IDLE),
};

const BUSY = ['looking', 'opening', 'window', 'verifying', 'waiting'] as const;
type BusyPayment = Extract<PaymentState, { state: (typeof BUSY)[number] }>;

/** Returns true while a payment is running: another press of Pay does nothing. */
export function isBusy(payment: PaymentState): payment is BusyPayment {
  return BUSY.some((state) => state === payment.state);
}

export function refusal(message: string, kind: PaymentRefusal['kind'] = 'plain'): PaymentRefusal {
  return { kind, message, rooms: [] };
}

export function refuse(purpose: PaymentPurpose, why: PaymentRefusal): void {
  $payments[purpose].set({ state: 'refused', refusal: why });
}
