import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { RazorpayKeys } from '#server/platform/outside-settings.ts';
import { type Lie, lie } from './razorpay-lies.ts';

type Status = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: Status;
  order_id: string;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  /** The guest's part of Razorpay's fee is in the amount. */
  fee?: number;
  fee_bearer?: string;
  base_amount?: number;
  base_currency?: string;
}
interface Order {
  id: string;
  entity: 'order';
  amount: number;
  currency: string;
  receipt: string;
  status: string;
}
interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  payment_id: string;
  status: 'pending' | 'processed' | 'failed';
}

/**
 * `down`: 502. `silent`: never responds. `rubbish`: 200 with invalid JSON. `lost`: acts, then drops the response
 * once. `slow`: responds late. For lies see razorpay-lies.ts.
 */
export type Mood = 'well' | 'down' | 'silent' | 'rubbish' | 'lost' | 'slow' | Lie;

const SLOW_MILLISECONDS = 60;

/** Simulates orders, payments, captures, and refunds with their idempotency header. */
export async function startRazorpay() {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const requests: { method: string; path: string; body: unknown }[] = [];
  const state: { mood: Mood; pendingRefunds: boolean } = { mood: 'well', pendingRefunds: false };
  const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
  const refuse = (description: string) => ({
    status: 400,
    answer: { error: { code: 'BAD_REQUEST_ERROR', description } },
  });

  function addPayment(orderId: string, status: Status, more: Partial<Payment> = {}): Payment {
    const order = orders.get(orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    const { amount, currency } = order;
    const base = {
      id: newId('pay'),
      entity: 'payment' as const,
      amount,
      currency,
      status,
      order_id: orderId,
    };
    const payment: Payment = { ...base, amount_refunded: 0, refund_status: null, ...more };
    payments.set(payment.id, payment);
    return payment;
  }

  function refund(payment: Payment, amount: number, key: string | undefined) {
    const same = key === undefined ? undefined : refunds.get(key);
    if (same) return { status: 200, answer: same };
    if (payment.status !== 'captured')
      return refuse('The payment status should be captured for action to be taken');
    if (payment.amount_refunded + amount > payment.amount)
      return refuse('The refund amount is greater than amount captured');
    const status = state.pendingRefunds ? 'pending' : 'processed';
    const made: Refund = { id: newId('rfnd'), entity: 'refund', amount, payment_id: payment.id, status };
    refunds.set(key ?? made.id, made);
    payment.amount_refunded += amount;
    const isFull = payment.amount_refunded === payment.amount;
    payment.refund_status = isFull ? 'full' : 'partial';
    if (isFull) payment.status = 'refunded';
    return { status: 200, answer: made };
  }

  /** The bank may refuse a refund days later. A call with the same key then returns the failure. */
  function failRefund(key: string) {
    const made = refunds.get(key);
    const payment = made && payments.get(made.payment_id);
    if (!made || !payment) throw new Error(`no refund ${key}`);
    made.status = 'failed';
    payment.amount_refunded -= made.amount;
    payment.refund_status = payment.amount_refunded > 0 ? 'partial' : null;
    payment.status = 'captured';
    return made;
  }

  function handle(method: string, path: string, body: Record<string, unknown>, key: string | undefined) {
    const [, kind, id = '', action] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && kind === 'orders') {
      const { amount, currency, receipt } = body;
      const order: Order = {
        id: newId('order'),
        entity: 'order',
        amount: Number(amount),
        currency: String(currency),
        receipt: String(receipt),
        status: 'created',
      };
      orders.set(order.id, order);
      return { status: 200, answer: order };
    }
    if (method === 'GET' && kind === 'orders' && action === 'payments' && orders.has(id)) {
      const items = [...payments.values()].filter((payment) => payment.order_id === id);
      return { status: 200, answer: { entity: 'collection', count: items.length, items } };
    }
    const payment = payments.get(id);
    if (!payment || kind !== 'payments') return refuse('The id provided does not exist');
    if (action === 'refund') return refund(payment, Number(body.amount), key);
    if (payment.status !== 'authorized') return refuse('This payment has already been captured');
    if (body.amount !== payment.amount)
      return refuse('Capture amount must be equal to the amount authorized');
    payment.status = 'captured';
    return { status: 200, answer: payment };
  }

  const server = createServer(async (request, response) => {
    const text = await readText(request);
    const { method = 'GET', url = '/' } = request;
    const body = text ? JSON.parse(text) : undefined;
    requests.push({ method, path: url, body });
    if (state.mood === 'silent') return;
    if (state.mood === 'down') return response.writeHead(502).end('<h1>Bad gateway</h1>');
    if (state.mood === 'rubbish') return response.writeHead(200).end('{"hello":');
    const auth = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    const key = request.headers['x-refund-idempotency'];
    const { status, answer } =
      auth === `${keys.keyId}:${keys.keySecret}`
        ? handle(method, url, body, key?.toString())
        : {
            status: 401,
            answer: { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } },
          };
    if (state.mood === 'lost') {
      state.mood = 'well';
      request.socket.destroy();
      return;
    }
    if (state.mood === 'slow') await pause(SLOW_MILLISECONDS);
    const payload = JSON.stringify(lie(state.mood, answer));
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(payload);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const keys: RazorpayKeys = {
    kind: 'razorpay',
    keyId: 'rzp_test_4rTtAt4AtAt4At',
    keySecret: 'key-secret-of-the-tests',
    webhookSecret: 'webhook-secret-of-the-tests',
    apiUrl: `http://127.0.0.1:${port}`,
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const dropConnections = () => server.closeAllConnections();
  return {
    dropConnections,
    keys,
    state,
    orders,
    payments,
    refunds,
    requests,
    addPayment,
    refund,
    failRefund,
    stop,
  };
}

export type RazorpayServer = Awaited<ReturnType<typeof startRazorpay>>;

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
