import { type PaymentPurpose, refusal, refuse } from '#stores/payment/payment-state.ts';

/** Pays for a booking that is there already. The code is loaded when somebody pays; `notLoaded` says that it was not. */
export async function pay(purpose: PaymentPurpose, notLoaded: string): Promise<void> {
  try {
    const [{ payOrder }, { openCheckout }] = await Promise.all([
      import('#stores/payment/pay-order.ts'),
      import('./checkout-window.ts'),
    ]);
    await payOrder({ purpose, open: openCheckout });
  } catch (error) {
    console.error('The payment could not be loaded', error);
    refuse(purpose, refusal(notLoaded));
  }
}
