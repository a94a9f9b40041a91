import * as z from 'zod/mini';
import { CHECKOUT_SCRIPT } from '#domain/content/outside-services.ts';
import type { RazorpayKeys } from '#server/platform/outside-settings.ts';
import { type PaymentProvider, PaymentRefused, PaymentUnavailable } from '../provider.ts';
import { orderEntity, paymentEntity, paymentList, refundEntity, refundState, toPayment } from './shapes.ts';
import { checkoutText, isSignature } from './signatures.ts';
import { readWebhook } from './webhook.ts';

const TIMEOUT_MILLISECONDS = 5000;
const TOO_MANY = 429;

interface ApiRequest<S> {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  shape: S;
}

/** Calls Razorpay's REST API, or a server with the same API at `apiUrl`. */
export function openRazorpay(keys: RazorpayKeys, timeout = TIMEOUT_MILLISECONDS): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  async function call<S extends z.core.$ZodType>(request: ApiRequest<S>): Promise<z.core.output<S>> {
    const { status, text } = await send(request);
    if (status >= 500 || status === TOO_MANY) {
      throw new PaymentUnavailable(`Razorpay responded with ${status} to ${request.path}`);
    }
    if (status >= 400)
      throw new PaymentRefused(`Razorpay refused ${request.path} (${status}): ${reasonOf(text)}`);
    const parsed = z.safeParse(request.shape, readJson(text));
    if (!parsed.success) {
      throw new PaymentUnavailable(`Razorpay's response to ${request.path} has an unknown form`);
    }
    return parsed.data;
  }

  async function send({ method = 'POST', path, body, headers }: ApiRequest<unknown>) {
    try {
      const response = await fetch(`${keys.apiUrl}/v1${path}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json', ...headers },
        body: body ? JSON.stringify(body) : undefined,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, text: await response.text() };
    } catch (cause) {
      throw new PaymentUnavailable(`Razorpay did not respond to ${path}`, { cause });
    }
  }

  return {
    keyId: keys.keyId,
    checkoutScript: CHECKOUT_SCRIPT,
    isCheckoutSigned: ({ orderId, paymentId, signature }) =>
      isSignature(checkoutText(orderId, paymentId), signature, keys.keySecret),
    readWebhook: (webhook, now) => readWebhook(webhook, keys.webhookSecret, now),

    // An order whose response was lost is never shown to a guest, so it is never paid: a second try is harmless.
    async createOrder(order) {
      const request = { path: '/orders', body: order, shape: orderEntity };
      const made = await call(request).catch((error: unknown) => {
        if (!(error instanceof PaymentUnavailable)) throw error;
        return call(request);
      });
      checkResponse(made, { amount: order.amount, currency: order.currency });
      return made;
    },

    async listPayments(orderId) {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await call({ method: 'GET', path, shape: paymentList });
      for (const item of items) checkResponse(item, { order_id: orderId });
      return items.map((item) => toPayment(item, orderId));
    },

    async capture({ id, amount, currency }) {
      const path = `/payments/${encodeURIComponent(id)}/capture`;
      const entity = await call({ path, body: { amount, currency }, shape: paymentEntity });
      checkResponse(entity, { id, amount, currency });
      return toPayment(entity, entity.order_id ?? '');
    },

    async refund({ paymentId, amount, idempotencyKey }) {
      const path = `/payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { 'X-Refund-Idempotency': idempotencyKey };
      const refund = await call({ path, body: { amount }, headers, shape: refundEntity });
      checkResponse(refund, { payment_id: paymentId, amount });
      return { id: refund.id, state: refundState(refund) };
    },
  };
}

/** Throws when a response is about another object than was asked for: acting on it would move other guests' money. */
function checkResponse<T extends object>(response: T, expected: Partial<Record<keyof T, unknown>>): void {
  for (const [name, value] of Object.entries(expected)) {
    if (response[name as keyof T] !== value)
      throw new PaymentUnavailable(`Razorpay responded with another ${name}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refusal = z.object({ error: z.object({ description: z.string() }) });

function reasonOf(text: string): string {
  const parsed = z.safeParse(refusal, readJson(text));
  return parsed.success ? parsed.data.error.description : 'no reason given';
}
