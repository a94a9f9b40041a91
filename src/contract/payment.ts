import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { quoteId } from './quote-id.ts';
import { reservation } from './reservation.ts';
import { id, pathId } from './values.ts';

/** Razorpay ids are printable ASCII. */
const name = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[!-~]*$/));

/** What Razorpay's checkout returns to the browser after a payment. */
const checkoutResult = {
  razorpay_order_id: name,
  razorpay_payment_id: name,
  razorpay_signature: name,
};

/**
 * Opens an order; `amount` in paise must equal the server's. `payment_type: 'rest'` is the balance; `not_booked` if the
 * booking is not confirmed or is over. `payment_type: 'change'` with a `quote_id` is that change's `pay_now`: its
 * nights are held until the quote ends, and the payment makes the change. An order for another change releases them.
 */
export const createOrder = endpoint({
  method: 'POST',
  path: '/public/reservation/razorpay/order',
  summary: 'Open a payment order for a reservation; a second request returns the open order.',
  access: 'reservation',
  body: z.object({
    amount: z.optional(z.number()),
    currency: z._default(z.literal('INR'), 'INR'),
    receipt: z.optional(z.string()),
    notes: z.object({
      payment_type: z.optional(z.string()),
      reservation_id: id,
      quote_id: z.optional(quoteId),
    }),
  }),
  response: z.object({
    success: z.literal(true),
    order: z.object({ id: z.string(), amount: z.int(), currency: z.string() }),
    key_id: z.string(),
    /** The script of the checkout; a path is below the API's base. Missing: Razorpay's own. */
    checkout_script: z.optional(z.string()),
    /** Seconds until the hold of this payment ends, when the checkout closes. */
    timeout: z.optional(z.int()),
    message: z.string(),
  }),
  refusals: [
    'not_found',
    'hold_expired',
    'already_paid',
    'not_booked',
    'not_changeable',
    'room_taken',
    'rates_not_open',
    'minimum_stay',
    'past_dates',
    'capacity_exceeded',
    'too_many_rooms',
    'stay_too_long',
    'mixed_stay',
    'too_many_requests',
    'price_changed',
    'awaits_host',
    'no_gateway',
    'payment_unavailable',
  ],
});

/**
 * 202 with `success: false` and `payment_pending` while Razorpay can't be reached: the rooms stay held and
 * the page polls. These refund in full: `room_taken` (paid too late, or cancelled), `already_paid` (also a
 * balance no longer due), `change_overtaken` (the change can't be made any more).
 */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/public/reservation/razorpay/verify',
  summary: 'Verify a payment by its signature and complete the booking.',
  access: 'reservation',
  mayBePending: true,
  body: z.object(checkoutResult),
  response: z.object({
    success: z.boolean(),
    message: z.string(),
    code: z.optional(z.literal('payment_pending')),
  }),
  refusals: [
    'not_found',
    'invalid_signature',
    'payment_failed',
    'room_taken',
    'already_paid',
    'change_overtaken',
    'payment_unavailable',
  ],
});

/** Applies a payment once, like verify, but below the reservation's path. `amount` is in rupees. */
export const updateReservationPayment = endpoint({
  method: 'POST',
  path: '/public/reservation/:id/payment',
  summary: 'Record a verified payment on its reservation.',
  access: 'reservation',
  mayBePending: true,
  params: pathId,
  body: z.object({
    ...checkoutResult,
    amount: z.optional(z.number()),
    payment_method: z.optional(z.string()),
  }),
  response: z.object({
    success: z.boolean(),
    reservation,
    code: z.optional(z.literal('payment_pending')),
  }),
  refusals: [
    'not_found',
    'invalid_signature',
    'payment_failed',
    'room_taken',
    'already_paid',
    'change_overtaken',
    'price_changed',
    'payment_unavailable',
  ],
});

/** Receives Razorpay's webhook, signed over the raw body with `x-razorpay-signature`. */
export const razorpayWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/razorpay',
  summary: "Razorpay's webhook.",
  access: 'anyone',
  response: z.object({ success: z.literal(true) }),
  // `not_found` is for calls of the sandbox's webhook from another machine.
  refusals: ['invalid_signature', 'not_found'],
});

/** Pays or fails an order of the sandbox without a browser. The call exists only while the sandbox runs. */
export const sandboxPay = endpoint({
  method: 'POST',
  path: '/sandbox/razorpay/pay',
  summary: 'Pay or fail a test order.',
  access: 'anyone',
  body: z.object({
    order_id: name,
    outcome: z.enum(['captured', 'failed']),
    webhook: z._default(z.boolean(), true),
  }),
  response: z.object(checkoutResult),
  refusals: ['not_found'],
});

/** Returns the sandbox's checkout script: `window.Razorpay`, with a window in which the tester pays. */
export const sandboxCheckout = endpoint({
  method: 'GET',
  path: '/sandbox/razorpay/checkout.js',
  summary: 'The script of the test checkout window.',
  access: 'anyone',
  responseType: 'text/javascript',
  // `not_found` is for calls from another machine.
  refusals: ['not_found'],
});
