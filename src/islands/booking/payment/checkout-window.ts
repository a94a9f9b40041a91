import type { CheckoutOutcome, CheckoutRequest } from '#stores/payment/order.ts';

/** The part of Razorpay's checkout that is used here; the sandbox's has the same form. */
interface Checkout {
  open: () => void;
  on: (event: 'payment.failed', listener: () => void) => void;
}

interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  notes: Record<string, string>;
  theme?: { color: string };
  handler: (proof: {
    razorpay_order_id: string;
    razorpay_payment_id: string;
    razorpay_signature: string;
  }) => void;
  modal: { ondismiss: () => void };
  timeout?: number;
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => Checkout;
  }
}

/** Loads the script when somebody pays. A script that failed is loaded again. */
function loadScript(address: string): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} did not load`));
    };
    document.head.append(script);
  });
}

/** Opens the provider's window and returns its outcome. Rejects if it can't be opened. */
export async function openCheckout(request: CheckoutRequest): Promise<CheckoutOutcome> {
  await loadScript(request.script);
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('The checkout script brought no window');
  return new Promise((resolve) => {
    // The guest can try again in the same window, so only the end of the window counts.
    let hasFailed = false;
    const checkout = new Razorpay({
      key: request.key,
      order_id: request.orderId,
      amount: request.amount,
      currency: request.currency,
      name: request.name,
      description: request.description,
      prefill: { name: request.guest.name, email: request.guest.email, contact: request.guest.phone },
      notes: { booking: request.description },
      handler: (proof) => resolve({ state: 'paid', proof }),
      modal: { ondismiss: () => resolve({ state: hasFailed ? 'failed' : 'dismissed' }) },
      ...(request.timeout === undefined ? {} : { timeout: request.timeout }),
    });
    checkout.on('payment.failed', () => {
      hasFailed = true;
    });
    checkout.open();
  });
}
