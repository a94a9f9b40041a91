import Sdk from 'razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentRefused, PaymentUnavailable } from '#server/payments/provider.ts';
import { openRazorpay } from '#server/payments/razorpay/razorpay.ts';
import { sign } from '#server/payments/razorpay/signatures.ts';
import { type RazorpayServer, startRazorpay } from '../../../support/razorpay-server.ts';
import { isWebhookSigned } from '../../../support/webhook.ts';

const PATIENCE = 200;
const ORDER = { amount: 500_000, currency: 'INR', receipt: 'SH1', notes: { reservation_id: '1' } };

let server: RazorpayServer;

beforeAll(async () => {
  server = await startRazorpay();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.state.mood = 'well';
  server.requests.length = 0;
});

const razorpay = () => openRazorpay(server.keys, PATIENCE);

async function paidOrder(status: 'authorized' | 'captured') {
  const order = await razorpay().createOrder(ORDER);
  return { order, payment: server.addPayment(order.id, status) };
}

describe('calls to Razorpay', () => {
  it('creates an order', async () => {
    const order = await razorpay().createOrder(ORDER);
    expect(order).toEqual({ id: expect.stringMatching(/^order_/), amount: 500_000, currency: 'INR' });
    expect(server.requests).toEqual([{ method: 'POST', path: '/v1/orders', body: ORDER }]);
  });

  it('repeats an order whose response was lost, with the same receipt', async () => {
    server.state.mood = 'lost';
    const order = await razorpay().createOrder(ORDER);
    expect(server.requests.map(({ body }) => body)).toEqual([ORDER, ORDER]);
    expect(server.orders.get(order.id)?.receipt).toBe('SH1');
  });

  it('captures authorized money and lists it', async () => {
    const { order, payment } = await paidOrder('authorized');
    const expected = {
      id: payment.id,
      orderId: order.id,
      amount: 500_000,
      currency: 'INR',
      amountRefunded: 0,
    };
    expect(await razorpay().listPayments(order.id)).toEqual([{ ...expected, state: 'authorized' }]);
    expect(await razorpay().capture(payment)).toEqual({ ...expected, state: 'captured' });
    await expect(razorpay().capture(payment)).rejects.toThrow(PaymentRefused);
  });

  it.each([
    ['wrong amount', ['order', 'capture', 'refund']],
    ['wrong currency', ['order', 'capture']],
    ['wrong order', ['list']],
    ['wrong payment', ['capture', 'refund']],
  ] as const)('refuses a response with the %s: it would move another guest’s money', async (mood, calls) => {
    const { order, payment } = await paidOrder('authorized');
    const other = await paidOrder('captured');
    server.state.mood = mood;
    const refund = { paymentId: other.payment.id, amount: 500_000, idempotencyKey: `refund-${mood}` };
    const attempts = {
      order: () => razorpay().createOrder(ORDER),
      list: () => razorpay().listPayments(order.id),
      capture: () => razorpay().capture(payment),
      refund: () => razorpay().refund(refund),
    };
    for (const call of calls) await expect(attempts[call](), call).rejects.toThrow(PaymentUnavailable);
  });

  it('refunds once, however often it is called with the same key', async () => {
    const { order, payment } = await paidOrder('captured');
    const refund = { paymentId: payment.id, amount: 500_000, idempotencyKey: `refund-${payment.id}` };
    server.state.mood = 'lost';
    await expect(razorpay().refund(refund)).rejects.toThrow(PaymentUnavailable);
    const first = await razorpay().refund(refund);
    expect(await razorpay().refund(refund)).toEqual(first);
    expect(first.state).toBe('processed');
    expect((await razorpay().listPayments(order.id))[0]).toMatchObject({
      state: 'refunded',
      amountRefunded: 500_000,
    });
  });

  it.each(['down', 'silent', 'rubbish'] as const)(
    'reports that it is unavailable when it is %s',
    async (mood) => {
      server.state.mood = mood;
      await expect(razorpay().listPayments('order_1')).rejects.toThrow(PaymentUnavailable);
      await expect(razorpay().createOrder(ORDER)).rejects.toThrow(PaymentUnavailable);
    },
  );

  it('reports that it is unavailable when no server listens', async () => {
    const nobody = openRazorpay({ ...server.keys, apiUrl: 'http://127.0.0.1:9' }, PATIENCE);
    await expect(nobody.listPayments('order_1')).rejects.toThrow(PaymentUnavailable);
  });

  it('reports a refusal with its reason', async () => {
    await expect(razorpay().listPayments('order_unknown')).rejects.toThrow(/does not exist/);
    const stranger = openRazorpay({ ...server.keys, keySecret: 'wrong' }, PATIENCE);
    await expect(stranger.createOrder(ORDER)).rejects.toThrow(PaymentRefused);
  });
});

describe("signatures, checked by Razorpay's own library", () => {
  const orderId = 'order_IluGWxBm9U8zJ8';
  const paymentId = 'pay_IH4NVgf4Dreq1l';
  const body = '{"event":"payment.captured","payload":{"name":"ମନୋଜ \\u0041"}}';

  it('are the same for checkout and for webhooks', () => {
    const { keySecret, webhookSecret } = server.keys;
    const checkout = sign(`${orderId}|${paymentId}`, keySecret);
    expect(Sdk.validateWebhookSignature(body, sign(body, webhookSecret), webhookSecret)).toBe(true);
    expect(Sdk.validateWebhookSignature(`${orderId}|${paymentId}`, checkout, keySecret)).toBe(true);
    expect(razorpay().isCheckoutSigned({ orderId, paymentId, signature: checkout })).toBe(true);
    expect(isWebhookSigned(razorpay(), body, sign(body, webhookSecret))).toBe(true);
  });

  it('pass its check of a payment', async () => {
    const { createRequire } = await import('node:module');
    const utils = createRequire(import.meta.url)('razorpay/dist/utils/razorpay-utils.js');
    const signature = sign(`${orderId}|${paymentId}`, server.keys.keySecret);
    const ids = { order_id: orderId, payment_id: paymentId };
    expect(utils.validatePaymentVerification(ids, signature, server.keys.keySecret)).toBe(true);
  });

  it('are refused with the secrets exchanged', () => {
    const { keySecret, webhookSecret } = server.keys;
    const signature = sign(`${orderId}|${paymentId}`, webhookSecret);
    expect(razorpay().isCheckoutSigned({ orderId, paymentId, signature })).toBe(false);
    expect(isWebhookSigned(razorpay(), body, sign(body, keySecret))).toBe(false);
  });

  it('are refused after a change of any one bit', () => {
    const signature = sign(`${orderId}|${paymentId}`, server.keys.keySecret);
    const check = (ids: Record<'orderId' | 'paymentId' | 'signature', string>) =>
      razorpay().isCheckoutSigned(ids);
    const parts = { orderId, paymentId, signature };
    for (const name of ['orderId', 'paymentId', 'signature'] as const) {
      for (const changed of oneBitChanges(Buffer.from(parts[name]))) {
        expect(check({ ...parts, [name]: changed.toString('latin1') })).toBe(false);
      }
    }
    const webhook = sign(body, server.keys.webhookSecret);
    for (const changed of oneBitChanges(Buffer.from(body))) {
      expect(isWebhookSigned(razorpay(), changed, webhook)).toBe(false);
    }
    expect(check({ ...parts, signature: '' })).toBe(false);
    expect(check({ ...parts, signature: `${signature}0` })).toBe(false);
  });
});

function* oneBitChanges(bytes: Buffer): Generator<Buffer> {
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield changed;
  }
}
