import { pino } from 'pino';
import { expect } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { furthest } from '#domain/money/payment.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { applyPayments, syncOrder } from '#server/payments/orders/sync-order.ts';
import type { ProviderPayment } from '#server/payments/provider.ts';
import type { PaymentOrderRow } from '#server/payments/schema.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findCheckoutHold, releaseHold } from '#server/reservations/holds/hold-queries.ts';
import { markReleased } from '#server/reservations/queries.ts';
import { testHost } from '../support/app.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { insertHold, insertRival } from '../support/payment-hold.ts';
import { type AfterHold, DUE, EVENTS, type EventName, NAMES, START, step } from '../support/payment-model.ts';
import type { Random } from '../support/random.ts';
import { playInLanes } from './in-lanes.ts';
import { providerOf } from './provider-of.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

/**
 * Quality goal R3: plays sequences of events through the database, each on a night of its own, and compares the
 * results with the rules alone. Returns how many were played.
 */
export async function playOrders(
  db: Database,
  { samples, random, isOver }: { samples: number; random: Random; isOver: () => boolean },
): Promise<number> {
  await insertRival(db, NOW);
  const played = await playInLanes({ samples, isOver }, async (sample) => {
    const events = Array.from({ length: 1 + random(8) }, () => NAMES[random(NAMES.length)] ?? 'verify');
    await play(db, sample, events, random(2) ? 'taken' : 'free');
  });
  await expectBalancedBooks(db);
  return played;
}

/** Plays one sequence through the database and compares its result with the rules alone. */
async function play(db: Database, sample: number, events: EventName[], afterHold: AfterHold): Promise<void> {
  const hold = await insertHold(db, { night: addDays('2028-01-01', sample), now: NOW, due: DUE });
  const payment = { id: `pay_${sample}`, orderId: hold.order.id, amount: DUE, currency: 'INR' };
  const truth: ProviderPayment = { ...payment, state: 'created', amountRefunded: 0 };
  let now = NOW;
  const context: PaymentContext = {
    db,
    payments: providerOf([truth]),
    clock: () => now,
    log: pino({ level: 'silent' }),
    host: testHost,
    config: { hostEmail: 'host@example.in', holdMinutes: 15, rateLimits: true },
  };
  let model = START;
  for (const name of events) {
    const event = EVENTS[name];
    if ('seen' in event) {
      truth.state = furthest(truth.state, event.seen);
      const amountRefunded = event.seen === 'refunded' ? DUE : 0;
      truth.amountRefunded = Math.max(truth.amountRefunded, amountRefunded);
      await (name === 'verify'
        ? syncOrder(context, hold.order)
        : applyPayments(context, hold.order, [{ ...payment, state: event.seen, amountRefunded }]));
    } else {
      if (name === 'expiry') now = new Date(now.getTime() + 3_600_000);
      else await closeWindow(db, hold.order, now);
      if (afterHold === 'taken' && model.state.at === 'open') await hold.giveToRival();
    }
    model = step(model, name, afterHold);
  }
  const row = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', hold.order.reservation_id)
    .executeTakeFirstOrThrow();
  const at = { open: 'held', booked: 'confirmed', cancelled: 'cancelled' }[model.state.at];
  const isRefunded = model.refunding || model.payment === 'refunded';
  expect([events, row.status, row.paid_paise, row.refunded_paise]).toEqual([
    events,
    at,
    at === 'confirmed' ? DUE : 0,
    isRefunded ? DUE : 0,
  ]);
}

function closeWindow(db: Database, order: PaymentOrderRow, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', order.reservation_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.status !== 'held') return;
    const held = await findCheckoutHold(tx, row.id);
    if (held) await releaseHold(tx, held.id, now);
    await markReleased(tx, row.id, now);
  });
}
