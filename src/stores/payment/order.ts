import { call } from '#client/call.ts';
import { apiBase } from '#client/connection.ts';
import type { Refusal } from '#client/errors.ts';
import { createOrder } from '#contract/payment.ts';
import type { Reservation } from '#contract/reservation.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { CHECKOUT_SCRIPT } from '#domain/content/outside-services.ts';
import { toPaise } from '#domain/money/money.ts';
import type { PaymentGuest, PaymentPurpose, PaymentRefusal } from '#stores/reservation/payment-state.ts';
import type { PaymentProof } from '#stores/reservation/reservation.ts';

export interface CheckoutRequest {
  script: string;
  key: string;
  orderId: string;
  /** Paise. */
  amount: number;
  currency: string;
  /** The name of the site, to which the guest pays. */
  name: string;
  description: string;
  guest: PaymentGuest;
  /** Seconds until the window closes by itself. */
  timeout?: number | undefined;
}

export type CheckoutOutcome =
  | { state: 'paid'; proof: PaymentProof }
  | { state: 'dismissed' }
  /** The provider refused the payment, and the guest closed the window after that. */
  | { state: 'failed' };

/** Opens the window; rejects when it can't be opened at all. */
export type OpenCheckout = (request: CheckoutRequest) => Promise<CheckoutOutcome>;

/** Returns the address of the script; a path is below the API's base. */
function scriptAddress(given = CHECKOUT_SCRIPT): string {
  return given.startsWith('/') ? `${apiBase()}${given}` : given;
}

/** The data of an order; `amount` is in rupees. The reservation fills in what `guest` leaves out. */
export interface Checkout {
  reservation: Reservation;
  amount: number;
  notes: { payment_type: 'full' | 'advance' | 'rest' } | { payment_type: 'change'; quote_id: string };
  guest?: PaymentGuest;
}

/** `told` means that the guest knows the result already. */
export type Ending = PaymentRefusal | 'told';

/** What differs between paying a booking, its balance and a change of it (pay-order.ts). */
export interface Order {
  purpose: PaymentPurpose;
  id: number;
  /** Absent if the order turned out to be paid. */
  checkout?: Checkout;
  /** Says why the order or the window did not open; `paid` if the money has arrived already. */
  notOpened: (error: unknown) => Ending | 'paid';
  /** The sentence for a payment that the bank declined; `dismissed` is for a window that the guest closed. */
  failed: PaymentRefusal;
  dismissed: PaymentRefusal;
  /** Returns false while the payment is pending. Throws the API's refusal, as recording does. */
  verify?: (proof: PaymentProof) => Promise<boolean>;
  /** Fields that are recorded beside the proof. */
  paidFor?: () => { amount?: number | undefined; payment_method?: string | undefined };
  finish: (reservation: Reservation) => Promise<void> | void;
  /** Says why a payment was not recorded; `look` if only the reservation can tell. */
  notRecorded: (refusal: Refusal) => Ending | 'look' | Promise<Ending>;
  /**
   * Returns true once the guest knows that it is paid, or no longer can be. `isLast`: recording is not tried again.
   * Never throws.
   */
  look: (isLast: boolean) => Promise<boolean>;
  /** Frees the rooms that the order holds, and returns what to say instead if that is not what happened. Never throws. */
  release?: ((why: PaymentRefusal) => Promise<Ending | 'paid'>) | undefined;
  refuse: (why: PaymentRefusal) => void;
}

export async function openOrder({ reservation, amount, notes, guest }: Checkout): Promise<CheckoutRequest> {
  const { id, property, guest_name } = reservation;
  const reference = bookingReference(id);
  const { order, key_id, checkout_script, timeout } = await call(createOrder, {
    body: {
      amount: toPaise(amount),
      currency: 'INR',
      receipt: reference,
      notes: { ...notes, reservation_id: id },
    },
  });
  return {
    script: scriptAddress(checkout_script),
    key: key_id,
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    name: property,
    description: `Booking ${reference}`,
    guest: { name: guest?.name || guest_name, email: guest?.email ?? '', phone: guest?.phone ?? '' },
    timeout,
  };
}
