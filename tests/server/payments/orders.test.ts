import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { furthest, type PaymentState } from '#domain/payment.ts';
import { askAndSettle, settleHeard } from '#server/payments/ask-and-settle.ts';
import type { PaymentDesk } from '#server/payments/desk.ts';
import type { Payments, ProviderPayment } from '#server/providers/payments.ts';
import type { OpenDatabase } from '#server/storage/database.ts';
import { freeNights } from '#server/storage/inventory.ts';
import type { PaymentOrderRow } from '#server/storage/payments-schema.ts';
import { markReleased } from '#server/storage/reservations.ts';
import { expectBalancedBooks } from '../../support/books.ts';
import { databases } from '../../support/database.ts';
import { openHomestays } from '../../support/homestays.ts';
import { insertHold, RIVAL } from '../../support/payment-hold.ts';
import {
  type AfterHold,
  DUE,
  EVENTS,
  type EventName,
  NAMES,
  START,
  step,
} from '../../support/payment-world.ts';
import { randomizer } from '../../support/random.ts';

/** `PAYMENT_SAMPLES=10000` for the long run. */
const SAMPLES = Number(process.env.PAYMENT_SAMPLES ?? 50);
const AT_ONCE = 8;
const NOW = new Date('2026-11-21T06:00:00Z');

/** A provider that holds one payment of one order, and pays refunds at once. */
function provider(payment: ProviderPayment): Payments {
  const become = (state: PaymentState) => {
    payment.state = furthest(payment.state, state);
    if (payment.state === 'refunded') payment.amountRefunded = payment.amount;
    return payment;
  };
  return {
    keyId: '',
    checkoutScript: '',
    isCheckoutSigned: () => true,
    isWebhookSigned: () => true,
    createOrder: () => Promise.reject(new Error('not asked here')),
    listPayments: async () => [{ ...payment }],
    capture: async () => ({ ...become('captured') }),
    refund: async () => {
      become('refunded');
      return { id: `rfnd_${payment.id}`, processed: true };
    },
  };
}

describe.each(databases)('events in any order, on $name', (kind) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await kind.open();
    await openHomestays(database.db);
  });
  afterAll(() => database.close());

  /** Plays one sequence through the database; its end is compared with what the rules alone say. */
  async function play(sample: number, events: EventName[], afterHold: AfterHold): Promise<void> {
    const { db } = database;
    const hold = await insertHold(db, { night: addDays('2028-01-01', sample), now: NOW, due: DUE });
    const payment = { id: `pay_${sample}`, orderId: hold.order.id, amount: DUE, currency: 'INR' };
    const truth: ProviderPayment = { ...payment, state: 'created', amountRefunded: 0 };
    let now = NOW;
    const desk: PaymentDesk = {
      db,
      payments: provider(truth),
      clock: () => now,
      log: pino({ level: 'silent' }),
      config: { hostEmail: 'host@example.in' },
    };
    let world = START;
    for (const name of events) {
      const event = EVENTS[name];
      if ('seen' in event) {
        truth.state = furthest(truth.state, event.seen);
        const amountRefunded = event.seen === 'refunded' ? DUE : 0;
        truth.amountRefunded = Math.max(truth.amountRefunded, amountRefunded);
        await (name === 'verify'
          ? askAndSettle(desk, hold.order)
          : settleHeard(desk, hold.order, [{ ...payment, state: event.seen, amountRefunded }]));
      } else {
        if (name === 'expiry') now = new Date(now.getTime() + 3_600_000);
        else await closeWindow(hold.order, now);
        if (afterHold === 'taken' && world.state.at === 'open') await hold.giveToRival();
      }
      world = step(world, name, afterHold);
    }
    const row = await db
      .selectFrom('reservation')
      .selectAll()
      .where('id', '=', hold.order.reservation_id)
      .executeTakeFirstOrThrow();
    const at = { open: 'Pending Payment', booked: 'Completed', cancelled: 'Cancelled' }[world.state.at];
    const gone = world.refunding || world.payment === 'refunded';
    expect([events, row.status, row.paid_paise, row.refunded_paise]).toEqual([
      events,
      at,
      at === 'Completed' ? DUE : 0,
      gone ? DUE : 0,
    ]);
  }

  function closeWindow(order: PaymentOrderRow, now: Date): Promise<void> {
    return database.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('reservation')
        .selectAll()
        .where('id', '=', order.reservation_id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (row.status !== 'Pending Payment') return;
      await freeNights(tx, row.id);
      await markReleased(tx, row.id, now);
    });
  }

  it(`end as the rules say, in ${SAMPLES} samples`, { timeout: 60_000 + SAMPLES * 200 }, async () => {
    await database.db
      .insertInto('reservation')
      .values({ ...RIVAL, created_at: NOW })
      .execute();
    const random = randomizer(2026);
    const samples = Array.from({ length: SAMPLES }, (_, sample) => {
      const events = Array.from({ length: 1 + random(8) }, () => NAMES[random(NAMES.length)] ?? 'verify');
      return { sample, events, afterHold: random(2) ? ('taken' as const) : ('free' as const) };
    });
    const lanes = Array.from({ length: AT_ONCE }, async () => {
      for (let next = samples.pop(); next; next = samples.pop()) {
        await play(next.sample, next.events, next.afterHold);
      }
    });
    await Promise.all(lanes);
    await expectBalancedBooks(database.db);
  });
});
