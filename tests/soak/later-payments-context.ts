import type { PaymentContext } from '#server/payments/context.ts';
import { openChangeOrder } from '#server/payments/orders/open-change-order.ts';
import { openOrder } from '#server/payments/orders/open-order.ts';
import { applyPayments } from '#server/payments/orders/sync-order.ts';
import type { ProviderPayment } from '#server/payments/provider.ts';
import type { PaymentOrderRow } from '#server/payments/schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { countChanges } from '#server/reservations/changes/change-queries.ts';
import { writeChangeQuote } from '#server/reservations/changes/quote-change.ts';
import { type RequestedStay, requestedStayOf } from '#server/reservations/changes/requested-stay.ts';
import { selectReservations } from '#server/reservations/queries.ts';
import type { StoredQuote } from '#server/reservations/quotes/quote-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { ALL, BREAKFASTS, PAYMENTS, QUOTES, TOTAL, type Which } from '../support/later-payments-model.ts';
import { insertHold } from '../support/payment-hold.ts';

/** A booking with an advance, with the orders for everything still to be paid, each with a window of its own. */
export interface LaterPaymentsContext {
  id: number;
  orders: Record<Which, PaymentOrderRow>;
  /** As the provider has them. */
  truth: Record<Which, ProviderPayment>;
}

/** Rooms that a change adds to the booking's own. */
const ADDED = { wide: 2, long: 3 } as const;

export async function openLaterPayments(
  context: PaymentContext,
  night: string,
): Promise<LaterPaymentsContext> {
  const { db } = context;
  const { amount: due } = PAYMENTS.advance;
  const price = (TOTAL - BREAKFASTS) / 100;
  const { order } = await insertHold(db, { night, now: context.clock(), due, price });
  const { reservation_id: id } = order;
  await raisePrice(db, id, price);
  for (const [name, room_id] of Object.entries(ADDED)) {
    const price = (QUOTES[name as keyof typeof QUOTES] - TOTAL) / 100;
    await db
      .insertInto('room_night')
      .values({ room_id, night, price, discount: 0, minimum_stay: 1 })
      .execute();
  }
  const advance = paymentOf('advance', order);
  await applyPayments(context, order, [{ ...advance, state: 'captured' }]);
  const balance = await openOrder(context, await rowOf(db, id), { purpose: 'balance', amount: undefined });
  const wide = await orderChange(context, id, 'wide');
  const long = await orderChange(context, id, 'long');
  if (balance instanceof Refusal) throw new Error(`no rest: ${balance.code}`);
  const orders = { advance: order, first: balance, second: balance, change: wide, again: wide, other: long };
  const truth = Object.fromEntries(ALL.map((which) => [which, paymentOf(which, orders[which])]));
  Object.assign(truth.advance ?? {}, { state: 'captured' });
  return { id, orders, truth: truth as LaterPaymentsContext['truth'] };
}

/** The held night costs the whole price less the breakfasts. */
async function raisePrice(db: Database, id: number, price: number): Promise<void> {
  await db
    .updateTable('reservation')
    .set({ total: TOTAL / 100, price, payment_method: 'advance' })
    .set({ breakfasts: 3, breakfast_charges: BREAKFASTS / 100 })
    .where('id', '=', id)
    .execute();
  const figures = { price, discount: 0, rules_discount: 0, total_discount: 0, final_price: price };
  const room = { room_id: 1, position: 0, name: 'Room 1', is_ac: true, ...figures };
  await db
    .insertInto('reservation_room')
    .values({ ...room, reservation_id: id })
    .execute();
}

function paymentOf(which: Which, { id, amount_paise: amount }: PaymentOrderRow): ProviderPayment {
  return {
    id: `${which}_${id}`,
    orderId: id,
    amount,
    currency: 'INR',
    state: 'created',
    amountRefunded: 0,
  };
}

const rowOf = (db: Database, id: number): Promise<ReservationRow> =>
  selectReservations(db).where('reservation.id', '=', id).executeTakeFirstOrThrow();

/** Quotes a change of the booking as it is now. */
export async function quoteOf(
  { db, clock }: PaymentContext,
  id: number,
  request: (row: ReservationRow) => Partial<RequestedStay>,
): Promise<StoredQuote> {
  const row = await rowOf(db, id);
  const requested = { ...(await requestedStayOf(db, row, {})), ...request(row) };
  const form = { now: clock(), changesBefore: await countChanges(db, id) };
  const quote = await writeChangeQuote(db, row, requested, form);
  if (quote instanceof Refusal) throw new Error(`no quote: ${quote.code}`);
  return quote;
}

async function orderChange(context: PaymentContext, id: number, name: keyof typeof ADDED) {
  const { id: quoteId } = await quoteOf(context, id, () => ({ rooms: [1, ADDED[name]] }));
  const order = await openChangeOrder(context, await rowOf(context.db, id), { quoteId, amount: undefined });
  if (order instanceof Refusal) throw new Error(`no order: ${order.code}`);
  return order;
}
