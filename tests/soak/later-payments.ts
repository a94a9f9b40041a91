import { pino } from 'pino';
import { expect } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { cancelBooking } from '#server/payments/cancel.ts';
import { addMilliseconds, type PaymentContext } from '#server/payments/context.ts';
import { changeBooking } from '#server/payments/modify.ts';
import { applyPayments } from '#server/payments/orders/sync-order.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { testHost } from '../support/app.ts';
import { expectBalancedBooks } from '../support/books.ts';
import {
  ALL,
  EVENTS,
  type EventName,
  hasCome,
  type LaterPayments,
  PAYMENTS,
  paidOf,
  START,
  step,
  type Which,
} from '../support/later-payments-model.ts';
import { insertRival, RIVAL } from '../support/payment-hold.ts';
import type { Random } from '../support/random.ts';
import { playInLanes } from './in-lanes.ts';
import { type LaterPaymentsContext, openLaterPayments, quoteOf } from './later-payments-context.ts';
import { become, providerOf } from './provider-of.ts';

const LONGEST = 8;
/** Later than the nights of event-orders.ts, and before the end of every stay. */
const FIRST_NIGHT = '2060-01-01';
const NOW = new Date('2026-11-21T06:00:00Z');
const AFTER_EVERY_STAY = new Date('2100-01-01T06:00:00Z');
const QUOTE_MINUTES = 31;

/**
 * Quality goal R3 of a booking with an advance: payments for its balance and for changes that cost more, a
 * cancellation by the guest, offline refunds, other changes and the end of the stay, in any order, through the
 * database. Returns how many were played.
 */
export async function playLaterPayments(
  db: Database,
  { samples, random, isOver }: { samples: number; random: Random; isOver: () => boolean },
): Promise<number> {
  await insertRival(db, NOW);
  const played = await playInLanes({ samples, isOver }, async (sample) => {
    const length = 1 + random(LONGEST);
    const events = Array.from({ length }, () => EVENTS[random(EVENTS.length)] ?? 'guest cancels');
    await play(db, addDays(FIRST_NIGHT, sample), events);
  });
  await expectBalancedBooks(db);
  return played;
}

/** Plays one sequence through the database and compares its result with the rules alone. */
async function play(db: Database, night: string, events: EventName[]): Promise<void> {
  let now = NOW;
  const context: PaymentContext = {
    db,
    payments: providerOf([]),
    clock: () => now,
    log: pino({ level: 'silent' }),
    host: testHost,
    config: { hostEmail: 'host@example.in', holdMinutes: 15, rateLimits: false },
  };
  const booking = await openLaterPayments(context, night);
  context.payments = providerOf(Object.values(booking.truth));
  let model = START;
  for (const name of events) {
    const { isChanged, total } = model;
    model = step(model, name);
    if (name === 'stay over') now = AFTER_EVERY_STAY;
    else if (name === 'nights are lost') {
      if (now !== AFTER_EVERY_STAY) now = addMilliseconds(now, QUOTE_MINUTES * MINUTE);
      await loseNights(db, booking, night);
    } else if (name === 'stay changed') {
      if (model.isChanged !== isChanged || model.total !== total) await changeBreakfasts(context, booking);
    } else if (name === 'guest cancels') {
      // Before the stay has begun, whatever the clock shows.
      const early = { ...context, clock: () => NOW };
      await inTransaction(db, (tx) => cancelBooking(tx, early, booking.id, undefined));
      await payDueRefunds(early, booking.id);
    } else {
      const [which, state] = name.split(' ') as [Which, 'authorized'];
      const { amount } = become(booking.truth[which], state);
      const amountRefunded = booking.truth[which].state === 'refunded' ? amount : 0;
      await applyPayments(context, booking.orders[which], [
        { ...booking.truth[which], state, amountRefunded },
      ]);
    }
  }
  await expectEnd(db, { laterContext: booking, world: model, events });
}

/** Another guest takes the rooms that a change would add, unless they are already the booking's. */
async function loseNights(db: Database, { id }: LaterPaymentsContext, night: string): Promise<void> {
  await db
    .updateTable('room_night')
    .set({ reservation_id: RIVAL.id, hold_id: null, held_until: null })
    .where('night', '=', night)
    .where('room_id', 'in', [2, 3])
    .where((eb) => eb.or([eb('reservation_id', 'is', null), eb('reservation_id', '<>', id)]))
    .execute();
}

/** Breakfasts are removed, or added again: a change without more to pay now. */
async function changeBreakfasts(context: PaymentContext, { id }: LaterPaymentsContext): Promise<void> {
  const quote = await quoteOf(context, id, ({ breakfasts }) => ({ breakfasts: 3 - breakfasts }));
  const { hostEmail } = context.config;
  const made = await inTransaction(context.db, (tx) =>
    changeBooking(tx, id, quote.id, { now: context.clock(), hostEmail, host: testHost }),
  );
  if (made instanceof Refusal) throw new Error(`not changed: ${made.code}`);
  expect(made).toEqual({ refund: 0 });
}

async function expectEnd(
  db: Database,
  {
    laterContext,
    world: model,
    events,
  }: { laterContext: LaterPaymentsContext; world: LaterPayments; events: EventName[] },
): Promise<void> {
  const row = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', laterContext.id)
    .executeTakeFirstOrThrow();
  const came = ALL.filter((which) => hasCome(model, which)).reduce(
    (paise, which) => paise + PAYMENTS[which].amount,
    0,
  );
  const paid = model.at === 'booked' ? paidOf(model) : 0;
  const booked = model.isComplete ? 'confirmed, paid' : 'confirmed, partly_paid';
  const status = model.at === 'booked' ? booked : 'cancelled';
  const was = row.status === 'confirmed' ? `${row.status}, ${row.payment_status}` : row.status;
  expect([events, was, 100 * row.total, row.paid_paise, row.refunded_paise]).toEqual([
    events,
    status,
    model.total,
    paid,
    came - paid,
  ]);
  const there = Object.values(laterContext.truth).filter(
    ({ state }) => state === 'captured' || state === 'refunded',
  );
  const left = there.reduce((paise, { amount, amountRefunded }) => paise + amount - amountRefunded, 0);
  expect([events, left]).toEqual([events, paid]);
}
