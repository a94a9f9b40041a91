import type { Context, Hono } from 'hono';
import type { BodyOf } from '#contract/endpoint.ts';
import { createOrder, razorpayWebhook, updateReservationPayment, verifyPayment } from '#contract/payment.ts';
import { toRupees } from '#domain/money/money.ts';
import { say } from '#server/language/say.ts';
import { settleCheckout } from '#server/payments/orders/checkout.ts';
import { openChangeOrder } from '#server/payments/orders/open-change-order.ts';
import { openOrder } from '#server/payments/orders/open-order.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { findOpenHold } from '#server/reservations/holds/hold-queries.ts';
import { bearerOf, findOwned, provePayer } from '#server/reservations/ownership.ts';
import { findReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { reservationView } from '#server/reservations/view.ts';
import { checkChange } from './check-change.ts';
import type { PaymentContext } from './context.ts';
import { PaymentRefused } from './provider.ts';
import { findOrder, listPayments, listRefunds } from './queries.ts';
import type { PaymentOrderRow } from './schema.ts';
import { receiveWebhook } from './webhook.ts';

type PaymentDeps = AppContext & PaymentContext & { freshness: Freshness };

interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Orders, the browser's two ways to report a payment, and the webhook: all end in `settleReservation`. */
export function paymentRoutes(app: Hono, deps: PaymentDeps): void {
  const { db, payments } = deps;

  mount(app, createOrder, async ({ body, c }) => {
    const reservation = await findOwned(c, deps, body.notes.reservation_id);
    if (!reservation) return refuse('not_found');
    const tooMany = await checkRateLimit(deps, c, 'order', reservation.id);
    if (tooMany) return tooMany;
    if (deps.config.payments.kind === 'at_property') return refuse('no_gateway');
    const order = await openRequestedOrder(deps, reservation, body);
    if (order instanceof Refusal) return order;
    return {
      success: true as const,
      order: { id: order.id, amount: order.amount_paise, currency: order.currency },
      key_id: payments.keyId,
      checkout_script: payments.checkoutScript,
      ...(await timeToPay(deps, order)),
      message: say().siteApi.ORDER_CREATED,
    };
  });

  mount(app, verifyPayment, async ({ body, c }) => {
    const found = await findCheckout(c, deps, body);
    if (found instanceof Refusal) return found;
    const outcome = await settle(c, deps, found.order, body.razorpay_payment_id);
    if (outcome instanceof Refusal) return outcome;
    const isChange = found.order.purpose === 'change';
    if (outcome === 'booked')
      return {
        success: true,
        message: isChange ? say().siteApi.BOOKING_CHANGED : say().siteApi.PAYMENT_VERIFIED,
      };
    const message = isChange ? say().siteApi.CHANGE_PENDING : say().siteApi.PAYMENT_PENDING;
    return c.json({ success: false, code: 'payment_pending', message }, 202);
  });

  mount(app, updateReservationPayment, async ({ params, body, c }) => {
    const found = await findCheckout(c, deps, body);
    if (found instanceof Refusal) return found;
    const { order, reservation } = found;
    if (reservation.id !== params.id) return refuse('not_found');
    const due = toRupees(order.amount_paise);
    if (body.amount !== undefined && body.amount !== due) {
      const { total: total_price } = reservation;
      const advance_amount = Math.ceil(due);
      return refuse('price_changed', { expected: { total_price, advance_amount } });
    }
    const outcome = await settle(c, deps, order, body.razorpay_payment_id);
    if (outcome instanceof Refusal) return outcome;
    const current = (await findReservation(db, reservation.id)) ?? reservation;
    const view = await reservationView(deps, current, await bearerOf(c, deps, current));
    if (outcome === 'booked') return { success: true, reservation: view };
    return c.json({ success: false, code: 'payment_pending', reservation: view }, 202);
  });

  mount(app, razorpayWebhook, async ({ c }) => {
    const accepted = await receiveWebhook(deps, {
      body: new Uint8Array(await c.req.arrayBuffer()),
      header: (name) => c.req.header(name),
    });
    return accepted ? { success: true as const } : refuse('invalid_signature');
  });
}

/** Returns the seconds that the hold still lasts; a balance, or a change of add-ons alone, has no hold. */
async function timeToPay(
  { db, clock }: AppContext & PaymentContext,
  { purpose, reservation_id }: PaymentOrderRow,
) {
  if (purpose === 'balance') return {};
  const hold = await findOpenHold(db, reservation_id, purpose === 'booking' ? 'checkout' : 'change');
  if (!hold) return {};
  return { timeout: Math.max(1, Math.floor((hold.ends_at.getTime() - clock().getTime()) / 1000)) };
}

/** Opens the order for the request: the booking, its balance, or a change. */
async function openRequestedOrder(
  deps: PaymentDeps,
  reservation: ReservationRow,
  { amount, notes }: BodyOf<typeof createOrder>,
): Promise<PaymentOrderRow | Refusal> {
  if (notes.payment_type !== 'change') {
    return openOrder(deps, reservation, {
      purpose: notes.payment_type === 'rest' ? 'balance' : 'booking',
      amount,
    });
  }
  const { quote_id: quoteId } = notes;
  if (quoteId === undefined) {
    return refuse('bad_request', { fields: { 'notes.quote_id': say().siteApi.FIELD_SENTENCES.missing } });
  }
  await checkChange(deps, reservation.id, quoteId);
  return openChangeOrder(deps, reservation, { quoteId, amount });
}

/**
 * Returns the order that a browser reports a payment for. Refused unless the reservation is the visitor's own and the
 * signature is valid.
 */
async function findCheckout(
  c: Context,
  deps: AppContext & PaymentContext,
  checkout: CheckoutResult,
): Promise<{ order: PaymentOrderRow; reservation: ReservationRow } | Refusal> {
  const order = await findOrder(deps.db, checkout.razorpay_order_id);
  const reservation = order && (await findOwned(c, deps, order.reservation_id, { released: true }));
  if (!order || !reservation) return refuse('not_found');
  const isSigned = deps.payments.isCheckoutSigned({
    orderId: order.id,
    paymentId: checkout.razorpay_payment_id,
    signature: checkout.razorpay_signature,
  });
  return isSigned ? { order, reservation } : refuse('invalid_signature');
}

async function settle(
  c: Context,
  deps: AppContext & PaymentContext,
  order: PaymentOrderRow,
  paymentId: string,
): Promise<'booked' | 'pending' | Refusal> {
  try {
    const outcome = await settleCheckout(deps, order, paymentId);
    if (outcome === 'failed') return refuse('payment_failed');
    if (outcome === 'booked' && order.purpose === 'booking') await provePayerOf(c, deps, order, paymentId);
    if (outcome !== 'refunded') return outcome;
    return refuseRefunded(deps, order, paymentId);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    deps.log.error({ order: order.id, reason: error.message }, 'order refused by the provider');
    return refuse('payment_unavailable');
  }
}

/** Only the payment that has made the booking proves its guest. */
async function provePayerOf(
  c: Context,
  deps: AppContext,
  { reservation_id: id }: PaymentOrderRow,
  paymentId: string,
): Promise<void> {
  const paid = (await listPayments(deps.db, id)).find((payment) => payment.id === paymentId);
  if (paid?.applied) await provePayer(c, deps, id, paid.created_at);
}

/** Refuses with the reason why captured money is refunded; a confirmed booking stays as it is. */
async function refuseRefunded(
  { db }: AppContext & PaymentContext,
  { reservation_id, purpose }: PaymentOrderRow,
  paymentId: string,
): Promise<Refusal> {
  const refunds = await listRefunds(db, reservation_id);
  const own = refunds.filter(({ payment_id }) => payment_id === paymentId).map(({ reason }) => reason);
  const isBooking = purpose === 'booking';
  if (own.includes('wrong_amount')) return refuse('payment_failed', {}, say().siteApi.WRONG_AMOUNT_REFUNDED);
  if (own.includes('paid_twice')) return refuse('already_paid', {}, say().siteApi.PAID_TWICE_REFUNDED);
  if (own.includes('cancelled'))
    return refuse(isBooking ? 'room_taken' : 'already_paid', {}, say().siteApi.CANCELLED_REFUNDED);
  if (own.includes('change_overtaken')) return refuse('change_overtaken');
  return isBooking
    ? refuse('room_taken', {}, say().siteApi.PAYMENT_REFUNDED)
    : refuse('already_paid', {}, say().siteApi.BALANCE_REFUNDED);
}
