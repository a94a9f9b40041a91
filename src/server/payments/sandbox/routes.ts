import type { Hono } from 'hono';
import { sandboxCheckout, sandboxPay } from '#contract/payment.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import type { PaymentContext } from '../context.ts';
import { sandboxCheckoutScript } from './checkout.ts';
import type { SandboxPayments } from './sandbox.ts';
import { sendSandboxWebhooks } from './webhooks.ts';

/** Serves test payments: the checkout window's script and its calls. It is mounted only where the sandbox runs. */
export function sandboxPaymentRoutes(
  app: Hono,
  deps: AppContext & PaymentContext,
  sandbox: SandboxPayments,
): void {
  mount(app, sandboxCheckout, ({ c }) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    // The site may be on another origin than the API.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(sandboxCheckoutScript());
  });

  mount(app, sandboxPay, async ({ body }) => {
    const payment = await sandbox.pay(body.order_id, body.outcome);
    if (!payment) return refuse('not_found');
    if (body.webhook) await sendSandboxWebhooks(deps, sandbox, payment);
    return {
      razorpay_order_id: payment.orderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: sandbox.signCheckout(payment.orderId, payment.id),
    };
  });
}
