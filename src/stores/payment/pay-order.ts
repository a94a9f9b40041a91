import { call } from '#client/call.ts';
import { Refusal, Unreachable } from '#client/errors.ts';
import { updateReservationPayment } from '#contract/payment.ts';
import {
  $payments,
  IDLE,
  isBusy,
  type PaymentPurpose,
  type PaymentRefusal,
} from '#stores/reservation/payment-state.ts';
import type { PaymentProof } from '#stores/reservation/reservation.ts';
import { type Checkout, type CheckoutOutcome, type OpenCheckout, type Order, openOrder } from './order.ts';

/** Milliseconds between two attempts to confirm a payment. */
const ASK_AGAIN = 3000;
/** After so many failures to record a payment, the page only looks whether a webhook or the server has recorded it. */
const RECORD_FAILURES = 3;

/** Each module is loaded when somebody pays for its purpose. */
const ORDERS = {
  booking: async () => (await import('./booking-order.ts')).bookingOrder,
  balance: async () => (await import('./balance-order.ts')).balanceOrder,
  change: async () => (await import('./change-order.ts')).changeOrder,
};

interface Payment {
  purpose: PaymentPurpose;
  open: OpenCheckout;
}

/**
 * Opens an order, lets the guest pay it and confirms the payment (spec section 4, "Payment"); `$payments` holds the
 * state. Does nothing while a payment for the purpose is under way. Rejects when the code of the order can't be loaded.
 */
export async function payOrder({ purpose, open }: Payment): Promise<void> {
  const $payment = $payments[purpose];
  const before = $payment.get();
  if (isBusy(before)) return;
  $payment.set({ state: 'opening' });
  const orderOf = await ORDERS[purpose]();
  const order = await orderOf(before);
  if (order) await (order.checkout ? pay(order, order.checkout, open) : confirm(order));
  else if ($payment.get().state === 'opening') $payment.set(IDLE);
}

async function pay(order: Order, checkout: Checkout, open: OpenCheckout): Promise<void> {
  const end = await openWindow(order, checkout, open).catch((error: unknown) => {
    if (!(error instanceof Refusal || error instanceof Unreachable)) console.error(error);
    return order.notOpened(error);
  });
  if (end === 'told') return;
  if (end === 'paid') await confirm(order);
  else if ('message' in end) await giveUp(order, end);
  else if (end.state === 'paid') await confirm(order, end.proof);
  else await giveUp(order, order[end.state]);
}

async function openWindow(order: Order, checkout: Checkout, open: OpenCheckout): Promise<CheckoutOutcome> {
  const request = await openOrder(checkout);
  $payments[order.purpose].set({ state: 'window', holdUntil: checkout.reservation.hold_expires_at });
  return open(request);
}

/** Repeats recording a payment until it is confirmed, or no longer can be. */
export async function confirm(order: Order, proof?: PaymentProof): Promise<void> {
  const $payment = $payments[order.purpose];
  $payment.set({ state: 'verifying' });
  for (let failures = 0; ; ) {
    try {
      const canRecord = proof && failures < RECORD_FAILURES;
      if (await (canRecord ? record(order, proof) : order.look(failures >= RECORD_FAILURES))) return;
    } catch (error) {
      if (!(error instanceof Unreachable)) failures += 1;
      // A failed call may have been carried out.
      if (await order.look(failures >= RECORD_FAILURES)) return;
    }
    $payment.set({ state: 'waiting' });
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

/** Returns true once the guest has been told the result; throws errors that say nothing about the payment. */
async function record(order: Order, proof: PaymentProof): Promise<boolean> {
  try {
    if (order.verify && !(await order.verify(proof))) return order.look(false);
    const body = { ...proof, ...order.paidFor?.() };
    const { success, reservation } = await call(updateReservationPayment, { params: { id: order.id }, body });
    if (success) await order.finish(reservation);
    return success;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500 || error.status === 429) throw error;
    const why = await order.notRecorded(error);
    if (why === 'look') return order.look(false);
    if (why !== 'told') await giveUp(order, why);
    return true;
  }
}

/** Says why the payment failed, unless its money came after all. */
async function giveUp(order: Order, why: PaymentRefusal): Promise<void> {
  if (!order.release) {
    if (!(await order.look(false))) order.refuse(why);
    return;
  }
  const end = await order.release(why);
  if (end === 'paid') await confirm(order);
  else if (end !== 'told') order.refuse(end);
}
