import { createHmac } from 'node:crypto';
import { HOUR, MINUTE, SECOND } from '#domain/dates/duration.ts';
import {
  type PaymentEvent,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnavailable,
  type ProviderOrder,
  type ProviderPayment,
} from '#server/payments/provider.ts';
import type { Random } from '../../support/random.ts';
import type { Timeline } from './timeline.ts';
import type { Weather } from './weather.ts';

const SECRET = 'the secret of the bank of the world';
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

interface Refund {
  id: string;
  paymentId: string;
  amount: number;
  state: 'pending' | 'processed' | 'failed';
}

/** The provider's side of all money, which loses answers and webhooks in a storm and never forgets a rupee. */
export interface Bank extends PaymentProvider {
  payments: ReadonlyMap<string, ProviderPayment>;
  refunds: ReadonlyMap<string, Refund>;
  /** A guest pays an order, perhaps after a failed attempt; returns what the browser gets. */
  pays(orderId: string): Proof;
  delivers(send: (body: string, signature: string) => Promise<void>): void;
}

export interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

export function openBank(timeline: Timeline, weather: Weather, random: Random): Bank {
  const orders = new Map<string, ProviderOrder>();
  const payments = new Map<string, ProviderPayment>();
  const refunds = new Map<string, Refund>();
  let made = 0;
  let send = async (_body: string, _signature: string) => {};
  const id = (kind: string) => {
    made += 1;
    return `${kind}_${made}`;
  };
  const get = (paymentId: string) => {
    const payment = payments.get(paymentId);
    if (!payment) throw new PaymentRefused('The id provided does not exist');
    return payment;
  };

  /** A call that is lost on its way there, or on its way back when it has had its effect. */
  async function call<Result>(act: () => Result, lostOneIn = 25): Promise<Result> {
    if (weather.strikes(25)) throw new PaymentUnavailable('no way to the bank');
    const result = act();
    if (weather.strikes(lostOneIn)) throw new PaymentUnavailable('no way back from the bank');
    return structuredClone(result);
  }

  /** Events come late, twice, out of order or never. */
  function report(event: Omit<PaymentEvent, 'id'>): void {
    const body = JSON.stringify({ ...event, id: id('event') });
    if (weather.strikes(8)) return;
    const late = weather.strikes(12) ? random(72) * HOUR : 0;
    timeline.afterItself(SECOND + random(120 * SECOND) + late, () => send(body, sign(body)));
    if (weather.strikes(8)) timeline.afterItself(random(6 * HOUR), () => send(body, sign(body)));
  }

  function add(orderId: string, state: ProviderPayment['state']): ProviderPayment {
    const order = orders.get(orderId);
    if (!order) throw new PaymentRefused('no such order');
    const { amount, currency } = order;
    const payment = { id: id('pay'), orderId, amount, currency, state, amountRefunded: 0 };
    payments.set(payment.id, payment);
    report({ orderId, payment: { ...payment } });
    return payment;
  }

  function refund({ paymentId, amount, idempotencyKey }: Parameters<Bank['refund']>[0]): Refund {
    const same = refunds.get(idempotencyKey);
    if (same) return same;
    const payment = get(paymentId);
    if (payment.state !== 'captured') throw new PaymentRefused('not captured');
    if (payment.amountRefunded + amount > payment.amount) throw new PaymentRefused('more than was captured');
    if (weather.strikes(30)) throw new PaymentRefused('not enough balance');
    const isLate = weather.strikes(10);
    const one: Refund = { id: id('rfnd'), paymentId, amount, state: isLate ? 'pending' : 'processed' };
    refunds.set(idempotencyKey, one);
    payment.amountRefunded += amount;
    if (payment.amountRefunded === payment.amount) payment.state = 'refunded';
    if (isLate) timeline.afterItself(random(48) * HOUR, async () => end(one, payment));
    return one;
  }

  /** A pending refund is made, or the guest's bank sends it back. */
  function end(one: Refund, payment: ProviderPayment): void {
    const isBack = weather.strikes(2);
    one.state = isBack ? 'failed' : 'processed';
    if (!isBack) {
      report({ orderId: payment.orderId, payment: { ...payment } });
      return;
    }
    payment.amountRefunded -= one.amount;
    payment.state = 'captured';
    const failedRefund = { id: one.id, payment_id: payment.id, amount: one.amount };
    // Nobody asks about a refund, so this event is repeated until it has come.
    for (let day = 0; day < 4; day += 1) {
      const body = JSON.stringify({ id: `event_of_${one.id}`, orderId: payment.orderId, failedRefund });
      timeline.afterItself(MINUTE + day * 24 * HOUR, () => send(body, sign(body)));
    }
  }

  return {
    keyId: 'key',
    checkoutScript: '/checkout.js',
    payments,
    refunds,
    createOrder: ({ amount, currency }) =>
      call(() => {
        const order = { id: id('order'), amount, currency };
        orders.set(order.id, order);
        return order;
      }),
    listPayments: (orderId) => call(() => [...payments.values()].filter((one) => one.orderId === orderId)),
    capture: ({ id: paymentId }) =>
      call(() => {
        const payment = get(paymentId);
        if (payment.state === 'authorized') payment.state = 'captured';
        return payment;
      }),
    refund: (request) =>
      call(() => {
        const one = refund(request);
        return { id: one.id, state: one.state };
      }, 5),
    isCheckoutSigned: ({ orderId, paymentId, signature }) => signature === sign(`${orderId}|${paymentId}`),
    readWebhook: ({ body, header }) => {
      const text = Buffer.from(body).toString();
      return header('x-signature') === sign(text) ? JSON.parse(text) : 'unsigned';
    },
    pays(orderId) {
      if (random(6) === 0) add(orderId, 'failed');
      const payment = add(orderId, random(4) === 0 ? 'authorized' : 'captured');
      return {
        razorpay_order_id: orderId,
        razorpay_payment_id: payment.id,
        razorpay_signature: sign(`${orderId}|${payment.id}`),
      };
    },
    delivers(to) {
      send = to;
    },
  };
}
