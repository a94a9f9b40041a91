import { TEST_PAYMENT } from '#messages/booking/test-payment.ts';
import { CHECKOUT_STYLE } from './checkout-style.ts';

/** The options of Razorpay's Standard Checkout that the window uses. */
interface Options {
  /** Paise. */
  amount: number;
  currency?: string;
  order_id: string;
  name?: string;
  handler?: (checkout: unknown) => void;
  modal?: { ondismiss?: () => void };
  /** Seconds. */
  timeout?: number;
}

type Listener = (answer: { error: Record<string, unknown> }) => void;

/**
 * Replaces Razorpay's checkout script: `window.Razorpay` opens a window in which the tester pays, fails or closes. It
 * is sent to the browser as text, so it uses nothing from outside itself.
 */
function installTestCheckout(payAddress: string, style: string, copy: typeof TEST_PAYMENT): void {
  class TestCheckout {
    readonly #options: Options;
    readonly #listeners: Listener[] = [];

    constructor(options: Options) {
      this.#options = options;
    }

    on(event: string, listener: Listener): void {
      if (event === 'payment.failed') this.#listeners.push(listener);
    }

    open(): void {
      const host = document.createElement('div');
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = `<style>${style}</style>
        <dialog aria-labelledby="title" aria-describedby="note">
          <p class="band">${copy.band}</p>
          <h2 id="title">${copy.title}</h2>
          <p class="payee"></p>
          <p class="amount"></p>
          <p id="note">${copy.note}</p>
          <p class="order"></p>
          <p class="problem" role="alert" hidden>${copy.problem}</p>
          <div class="buttons">
            <button class="pay" type="button">${copy.pay}</button>
            <button class="fail" type="button">${copy.fail}</button>
            <button class="close" type="button">${copy.close}</button>
          </div>
        </dialog>`;
      const dialog = root.querySelector('dialog');
      if (!dialog) return;
      const { amount, currency = 'INR', name = '', order_id } = this.#options;
      const trailingZeroDisplay = 'stripIfInteger';
      const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency, trailingZeroDisplay });
      const write = (selector: string, text: string) => {
        const element = root.querySelector(selector);
        if (element) element.textContent = text;
      };
      write('.payee', name);
      write('.amount', money.format(amount / 100));
      write('.order', order_id);

      const close = () => {
        dialog.close();
        host.remove();
      };
      const dismiss = () => {
        close();
        this.#options.modal?.ondismiss?.();
      };
      const send = async (outcome: 'captured' | 'failed') => {
        const buttons = root.querySelectorAll('button');
        for (const button of buttons) button.disabled = true;
        write('.problem', '');
        try {
          const response = await fetch(payAddress, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ order_id, outcome }),
          });
          if (!response.ok) throw new Error(`Status ${response.status}`);
          return await response.json();
        } catch {
          for (const button of buttons) button.disabled = false;
          write('.problem', copy.problem);
          root.querySelector('.problem')?.removeAttribute('hidden');
          root.querySelector<HTMLButtonElement>('.pay')?.focus();
          return undefined;
        }
      };
      const pay = async () => {
        const checkout = await send('captured');
        if (!checkout) return;
        close();
        this.#options.handler?.(checkout);
      };
      const fail = async () => {
        const checkout = await send('failed');
        if (!checkout) return;
        const metadata = { order_id, payment_id: checkout.razorpay_payment_id };
        const error = {
          code: 'BAD_REQUEST_ERROR',
          description: copy.failed,
          source: 'customer',
          step: 'payment_authentication',
          reason: 'payment_failed',
          metadata,
        };
        close();
        for (const listener of this.#listeners) listener({ error });
        this.#options.modal?.ondismiss?.();
      };
      root.querySelector('.pay')?.addEventListener('click', () => void pay());
      root.querySelector('.fail')?.addEventListener('click', () => void fail());
      root.querySelector('.close')?.addEventListener('click', dismiss);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        // While a payment is being sent, the window stays open for the response.
        if (!root.querySelector<HTMLButtonElement>('.close')?.disabled) dismiss();
      });
      document.body.append(host);
      dialog.showModal();
      const { timeout } = this.#options;
      if (timeout === undefined) return;
      setTimeout(() => {
        // While a payment is being sent, the window stays open for the response.
        if (dialog.open && !root.querySelector<HTMLButtonElement>('.close')?.disabled) dismiss();
      }, timeout * 1000);
    }
  }
  Object.assign(window, { Razorpay: TestCheckout });
}

/** Returns the script as it is served. Some bundlers wrap functions in `__name`. */
export function sandboxCheckoutScript(): string {
  const payAddress = `new URL('pay', document.currentScript.src).href`;
  return `(() => {
const __name = (value) => value;
(${installTestCheckout.toString()})(${payAddress}, ${JSON.stringify(CHECKOUT_STYLE)}, ${JSON.stringify(TEST_PAYMENT)});
})();
`;
}
