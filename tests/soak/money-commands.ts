import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import { applyAllOf } from './change-model.ts';
import { command, ofOne, pick, some, which } from './command.ts';
import {
  applyAll,
  applyMoney,
  cancelByGuest,
  endBooking,
  hoursBefore,
  isExpired,
  keepForProof,
} from './model.ts';
import { orderOf, type Real, readAnswer, report, verify } from './real.ts';

export const order = ofOne(
  'order',
  ({ ordered }) => !ordered,
  async (model, real, index) => {
    const reservation = model.reservations[index];
    if (!reservation) return;
    const { outcome, amount } = await orderOf(real, index);
    if (reservation.released) expect(outcome).toBe('not_found');
    else if (reservation.at === 'booked') expect(outcome).toBe('already_paid');
    else if (reservation.at === 'cancelled' || isExpired(model, reservation))
      expect(outcome).toBe('hold_expired');
    else {
      expect([outcome, amount]).toEqual([200, 100 * reservation.due]);
      reservation.ordered = true;
    }
  },
);

/** In the checkout window; and who reports it, if anyone. */
export const pay = fc
  .record({
    nth: which,
    as: fc.constantFrom('captured', 'authorized', 'failed'),
    told: fc.constantFrom('webhook', 'verify', 'verify while down', 'nobody'),
  } as const)
  .map((args) =>
    command(
      'pay',
      args,
      async (model, real) => {
        const index = pick(model, args.nth, ({ ordered, at }) => ordered && at === 'open');
        const reservation = model.reservations[index];
        const opened = real.booked[index]?.order;
        if (!reservation || !opened) return undefined;
        const isMoney = args.as !== 'failed';
        const { id } = real.razorpay.addPayment(opened, args.as);
        if (isMoney) reservation.unreported += 1;
        if (args.told === 'webhook') {
          await report(real, id, `payment.${args.as}`);
          if (isMoney) {
            reservation.unreported -= 1;
            applyMoney(model, index);
          } else keepForProof(model, index);
        } else if (args.told === 'verify') {
          const wasBooked = reservation.at === 'booked';
          const isAlone = reservation.unreported === 1;
          const outcome = await verify(real, index, id);
          const wasRefunded = reservation.refunded;
          applyAll(model, index);
          if (reservation.at === 'booked') {
            // Of several reported together, one books, whichever it is; the others are refunded.
            const isSpare = wasBooked || !(isAlone || id === (await bookedBy(real, index)));
            expect(outcome).toBe(isMoney && isSpare ? 'already_paid' : 200);
          } else if (!isMoney) expect(outcome).toBe('payment_failed');
          else expect([outcome, reservation.refunded > wasRefunded]).toEqual(['room_taken', true]);
        } else if (args.told === 'verify while down' && isMoney) {
          real.razorpay.state.mood = 'down';
          const outcome = await verify(real, index, id);
          real.razorpay.state.mood = 'well';
          expect(outcome).toBe(reservation.at === 'booked' ? 200 : 'payment_pending');
          if (outcome === 'payment_pending') reservation.proved = true;
          keepForProof(model, index);
        }
        return index;
      },
      some,
    ),
  );

/** The payment applied to a booking. */
async function bookedBy({ app, booked }: Real, index: number): Promise<string> {
  const { id } = await app.deps.db
    .selectFrom('payment')
    .innerJoin('payment_order', 'payment_order.id', 'payment.order_id')
    .select('payment.id')
    .where('payment.reservation_id', '=', Number(booked[index]?.id))
    .where('payment.applied', '=', true)
    .where('payment_order.purpose', '=', 'booking')
    .executeTakeFirstOrThrow();
  return id;
}

/** The host refunds a booking's payment at the provider. */
export const refundPayment = ofOne(
  'refund by the host',
  ({ at }) => at === 'booked',
  async (model, real, index) => {
    const reservation = model.reservations[index];
    if (reservation?.at !== 'booked') return;
    const id = await bookedBy(real, index);
    const payment = real.razorpay.payments.get(id);
    if (payment) real.razorpay.refund(payment, payment.amount - payment.amount_refunded, undefined);
    await report(real, id, 'refund.processed');
    endBooking(model, index);
  },
);

export const cancel = ofOne(
  'cancel',
  ({ at }) => at === 'booked',
  async (model, real, index) => {
    const { id, headers } = real.booked[index] ?? {};
    const reservation = model.reservations[index];
    if (!reservation) return;
    const { outcome } = await readAnswer(
      await real.app.ask(`/public/reservation/${id}/cancel`, { headers, json: {} }),
    );
    if (reservation.released) expect(outcome).toBe('not_found');
    else if (reservation.at === 'open') expect(outcome).toBe('not_booked');
    else if (reservation.at === 'booked' && hoursBefore(model, reservation) <= 0)
      expect(outcome).toBe('stay_begun');
    else {
      expect(outcome).toBe(200);
      if (reservation.at === 'booked') cancelByGuest(model, index);
    }
  },
);

/** The background jobs, each order in its turn: by its id, since all are due. */
export const work = fc.constant(
  command('work', '', async (model, { app, booked }) => {
    await sql`update payment_order set next_check_at = ${app.clock()}, settled = false`.execute(app.deps.db);
    await reconcile(app.deps);
    await payDueRefunds(app.deps);
    const orders = booked.flatMap(({ order }, index) => {
      const changes = model.reservations[index]?.dearer ?? [];
      const later = changes.map((change) => ({
        id: change.order,
        apply: () => applyAllOf(model, index, change),
      }));
      return order === undefined ? later : [{ id: order, apply: () => applyAll(model, index) }, ...later];
    });
    for (const { apply } of orders.toSorted((a, b) => (a.id < b.id ? -1 : 1))) apply();
    return undefined;
  }),
);
