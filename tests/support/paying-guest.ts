import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { openRazorpay } from '#server/payments/razorpay/razorpay.ts';
import { sign } from '#server/payments/razorpay/signatures.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from './app.ts';
import { bookingRequest, cookieOf } from './homestays.ts';
import type { RazorpayServer } from './razorpay-server.ts';

const EVENTS = { failed: 'payment.failed', authorized: 'payment.authorized', captured: 'payment.captured' };

export function appWithRazorpay(
  database: OpenDatabase,
  razorpay: Pick<RazorpayServer, 'keys'>,
  overrides: Partial<TestApp['deps']> = {},
): TestApp {
  const payments = openRazorpay(razorpay.keys);
  return testApp(database, { payments, sandbox: undefined, log: pino({ level: 'silent' }), ...overrides });
}

export type Guest = Awaited<ReturnType<typeof payingGuest>>;

export async function payingGuest(
  { ask, deps }: Pick<TestApp, 'ask'> & { deps: Pick<AppContext, 'db' | 'clock'> },
  razorpay: RazorpayServer,
  request: Record<string, unknown> = {},
) {
  const created = await ask('/public/reservation/create', {
    json: bookingRequest({ guest_email: `${randomUUID()}@example.in`, ...request }),
  });
  if (created.status !== 201) throw new Error(`not created: ${await created.text()}`);
  const { booking_id: id } = await created.json();
  const headers = { Cookie: cookieOf(created) };
  const ordered = await ask('/public/reservation/razorpay/order', {
    headers,
    json: { notes: { reservation_id: id } },
  });
  const { order } = await ordered.json();
  const openBalance = (more: Record<string, unknown> = {}) =>
    ask('/public/reservation/razorpay/order', {
      headers,
      json: { notes: { reservation_id: id, payment_type: 'rest' }, ...more },
    });
  return {
    id,
    headers,
    ...payerOf({ ask }, razorpay, headers, order),
    openBalance,
    rest: async () => {
      const answer = await openBalance();
      if (answer.status !== 200) throw new Error(`no rest: ${await answer.text()}`);
      return payerOf({ ask }, razorpay, headers, (await answer.json()).order);
    },
    ...changingGuest({ ask }, razorpay, { id, headers }),
    closeWindow: () => ask(`/public/reservation/${id}`, { method: 'DELETE', headers }),
    read: async () => (await (await ask(`/public/reservation/${id}`, { headers })).json()).reservation,
    row: () => deps.db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Lists nights such as `1 18`, room and day. A star means that the night is only held. */
    nights: async () => {
      const rows = await deps.db
        .selectFrom('room_night')
        .leftJoin('hold', 'hold.id', 'room_night.hold_id')
        .select(['room_id', 'night', 'held_until'])
        .where((eb) =>
          eb.or([
            eb('room_night.reservation_id', '=', id),
            eb.and([eb('hold.reservation_id', '=', id), eb('held_until', '>', deps.clock())]),
          ]),
        )
        .orderBy('night')
        .orderBy('room_id')
        .execute();
      return rows.map(
        ({ room_id, night, held_until }) => `${room_id} ${night.slice(8)}${held_until ? '*' : ''}`,
      );
    },
    mails: async () =>
      (await deps.db.selectFrom('outbox').select(['kind', 'data']).orderBy('id').execute())
        .filter(({ data }) => data.reservation_id === id)
        .map(({ kind }) => kind),
  };
}

function changingGuest(
  { ask }: Pick<TestApp, 'ask'>,
  razorpay: RazorpayServer,
  { id, headers }: { id: number; headers: { Cookie: string } },
) {
  const path = `/public/reservation/${id}/change`;
  const quoteChange = async (json: Record<string, unknown>) => {
    const answer = await ask(`${path}/quote`, { headers, json });
    if (answer.status !== 201) throw new Error(`no quote: ${await answer.text()}`);
    const { quote, change } = await answer.json();
    return { quoteId: String(quote.id), money: change };
  };
  const openChange = (quote_id: string, more: Record<string, unknown> = {}) =>
    ask('/public/reservation/razorpay/order', {
      headers,
      json: { notes: { reservation_id: id, payment_type: 'change', quote_id }, ...more },
    });
  const payFor = async (quoteId: string) => {
    const answer = await openChange(quoteId);
    if (answer.status !== 200) throw new Error(`no order: ${await answer.text()}`);
    return payerOf({ ask }, razorpay, headers, (await answer.json()).order);
  };
  return {
    quoteChange,
    openChange,
    payFor,
    /** Requests a change that costs more now, and opens its payment window. */
    change: async (json: Record<string, unknown>) => {
      const { quoteId, money } = await quoteChange(json);
      return { quoteId, money, ...(await payFor(quoteId)) };
    },
    applyChange: (quote_id: string) => ask(path, { headers, json: { quote_id } }),
    cancel: () => ask(`/public/reservation/${id}/cancel`, { headers, json: {} }),
  };
}

function payerOf(
  { ask }: Pick<TestApp, 'ask'>,
  razorpay: RazorpayServer,
  headers: { Cookie: string },
  order: { id: string; amount: number },
) {
  const sent = (payment: string) => ({
    razorpay_order_id: order.id,
    razorpay_payment_id: payment,
    razorpay_signature: sign(`${order.id}|${payment}`, razorpay.keys.keySecret),
  });
  return {
    order,
    sent,
    pay: (status: 'authorized' | 'captured' | 'failed', more = {}) =>
      razorpay.addPayment(order.id, status, more).id,
    verify: (payment: string, changes: Record<string, unknown> = {}) =>
      ask('/public/reservation/razorpay/verify', { headers, json: { ...sent(payment), ...changes } }),
    webhook: (
      payment: string,
      changes: Record<string, unknown> = {},
      eventId: string = randomUUID(),
      through: TestApp['ask'] = ask,
    ) => {
      const entity = { ...razorpay.payments.get(payment), ...changes };
      const event =
        Object.entries(EVENTS).find(([status]) => status === entity.status)?.[1] ?? 'refund.processed';
      return sendWebhook({ ask: through }, razorpay, { event, payload: { payment: { entity } } }, eventId);
    },
  };
}

export function sendWebhook(
  { ask }: Pick<TestApp, 'ask'>,
  razorpay: RazorpayServer,
  event: object,
  eventId: string,
) {
  const body = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'x-razorpay-signature': sign(body, razorpay.keys.webhookSecret),
    'x-razorpay-event-id': eventId,
  };
  return ask('/webhooks/razorpay', { method: 'POST', headers, body });
}
