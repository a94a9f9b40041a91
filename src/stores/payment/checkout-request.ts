import { call } from '#client/call.ts';
import { apiBase } from '#client/connection.ts';
import { createOrder } from '#contract/payment.ts';
import type { Reservation } from '#contract/reservation.ts';
import { bookingReference } from '#domain/booking-reference.ts';
import { toPaise } from '#domain/money.ts';
import { CHECKOUT_SCRIPT } from '#domain/outside-services.ts';
import type { PaymentProof } from '#stores/booking/reservation.ts';

/** What the provider's payment window needs. */
export interface CheckoutRequest {
  /** Address of the window's script. */
  script: string;
  key: string;
  orderId: string;
  /** Paise. */
  amount: number;
  currency: string;
  /** Whom the guest pays. */
  name: string;
  description: string;
  guest: { name: string; email: string; phone: string };
  /** Seconds until the window closes by itself. */
  timeout?: number | undefined;
}

export type CheckoutOutcome =
  | { state: 'paid'; proof: PaymentProof }
  /** The guest closed the window. */
  | { state: 'dismissed' }
  /** The provider refused the payment and the window was closed on that. */
  | { state: 'failed' };

/** Opens the window; rejects when it can't be opened at all. */
export type OpenCheckout = (request: CheckoutRequest) => Promise<CheckoutOutcome>;

/** A path is below the API's base. */
function scriptAddress(given = CHECKOUT_SCRIPT): string {
  return given.startsWith('/') ? `${apiBase()}${given}` : given;
}

/** What is paid: all, the advance, what the advance left open, or what a quoted change needs now; `amount` in rupees. */
type Part = { amount: number } & (
  | { payment_type: 'full' | 'advance' | 'rest' }
  | { payment_type: 'change'; quote_id: string }
);

/** Opens the order, or has the open one answered again, and says what the window needs for it. */
export async function checkoutFor(
  reservation: Reservation,
  { amount, ...part }: Part,
  guest: CheckoutRequest['guest'],
): Promise<CheckoutRequest> {
  const { id } = reservation;
  const reference = bookingReference(id);
  const notes = { ...part, reservation_id: id };
  const body = { amount: toPaise(amount), currency: 'INR' as const, receipt: reference, notes };
  const { order, key_id: key, checkout_script, timeout } = await call(createOrder, { body });
  return {
    script: scriptAddress(checkout_script),
    key,
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    name: reservation.property,
    description: `Booking ${reference}`,
    guest: { name: guest.name || reservation.guest_name, email: guest.email, phone: guest.phone },
    timeout,
  };
}
