import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { quoteId } from './quote-id.ts';
import { reservation } from './reservation.ts';
import { id, pathId } from './values.ts';

/** Razorpay's names for things are printable ASCII. */
const name = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[!-~]*$/));

/** What Razorpay's checkout hands to the browser after a payment. */
const checkoutResult = {
  razorpay_order_id: name,
  razorpay_payment_id: name,
  razorpay_signature: name,
};

/**
 * `amount` in paise both ways, Razorpay's own unit; it must equal what the server asks for. `payment_type: 'rest'` asks
 * for what an advance left open: `not_booked` for what is no confirmed booking, or over. `payment_type: 'change'` with the
 * `quote_id` of a change asks for its `pay_now`, and holds the nights it wants until the quote ends; the payment then makes
 * the change, and the old stay stands until it does. An order for another change lets those nights go.
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
    /** Where the window's script is; a path is below the API's base. Absent: Razorpay's own. */
    checkout_script: z.optional(z.string()),
    /** Seconds until what is held for this payment goes free: the window closes then. */
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
    'payment_unavailable',
  ],
});

/**
 * 202 with `success: false` and `payment_pending` while Razorpay can't be asked: the rooms stay held and the page polls.
 * `room_taken`: the money came too late, or the booking was cancelled, and goes back in full. `already_paid`: so does what came
 * twice, and a rest that was not due any more. `change_overtaken`: so does money for a change that can't be made any more.
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

/** `amount` in rupees. The same as verify, by the reservation's own path; applied once, whichever comes first. */
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

/** Razorpay's webhook, signed over the raw body with `x-razorpay-signature`. */
export const razorpayWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/razorpay',
  summary: "Razorpay's webhook.",
  access: 'anyone',
  response: z.object({ success: z.literal(true) }),
  // The sandbox's webhook is there for this machine alone.
  refusals: ['invalid_signature', 'not_found'],
});

/** The payment sandbox: pays or fails an order without a browser. Only where the sandbox runs. */
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

/** The payment sandbox's part of Standard Checkout: `window.Razorpay`, with a window in which the tester pays. */
export const sandboxCheckout = endpoint({
  method: 'GET',
  path: '/sandbox/razorpay/checkout.js',
  summary: 'The script of the test checkout window.',
  access: 'anyone',
  responseType: 'text/javascript',
  // It is there for this machine alone.
  refusals: ['not_found'],
});
