import { vi } from 'vitest';
import type { CheckoutOutcome, CheckoutRequest } from '#stores/payment/order.ts';
import type { TestApp } from './app.ts';

interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Returns what a guest can do in the payment window. It calls the sandbox, so no browser is needed. */
export function checkoutOf({ ask }: Pick<TestApp, 'ask'>) {
  const pay = async (orderId: string, outcome: 'captured' | 'failed', webhook: boolean): Promise<Proof> =>
    (await ask('/sandbox/razorpay/pay', { json: { order_id: orderId, outcome, webhook } })).json();

  return {
    pays: vi.fn(async ({ orderId }: CheckoutRequest): Promise<CheckoutOutcome> => {
      return { state: 'paid', proof: await pay(orderId, 'captured', false) };
    }),
    /** The payment succeeds, but the window closes before it can report that. */
    paysAndVanishes: async ({ orderId }: CheckoutRequest): Promise<CheckoutOutcome> => {
      await pay(orderId, 'captured', true);
      return { state: 'dismissed' };
    },
    fails: async ({ orderId }: CheckoutRequest): Promise<CheckoutOutcome> => {
      await pay(orderId, 'failed', false);
      return { state: 'failed' };
    },
    closes: async (): Promise<CheckoutOutcome> => ({ state: 'dismissed' }),
    forges: async ({ orderId }: CheckoutRequest): Promise<CheckoutOutcome> => {
      const proof = await pay(orderId, 'captured', false);
      return { state: 'paid', proof: { ...proof, razorpay_signature: '0'.repeat(64) } };
    },
    breaks: async (): Promise<CheckoutOutcome> => {
      throw new Error('The checkout script did not load');
    },
  };
}
