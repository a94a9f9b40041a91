import { pino } from 'pino';
import { expect } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { settleHeard } from '#server/payments/ask-and-settle.ts';
import { cancelBooking } from '#server/payments/cancel-booking.ts';
import type { PaymentDesk } from '#server/payments/desk.ts';
import { payDueRefunds } from '#server/payments/refunds.ts';
import type { ProviderPayment } from '#server/providers/payments.ts';
import type { Database } from '#server/storage/database.ts';
import type { PaymentOrderRow } from '#server/storage/payments-schema.ts';
import { inTransaction } from '#server/storage/transaction.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { insertHold } from '../support/payment-hold.ts';
import type { Random } from '../support/random.ts';
import { EVENTS, REST, type RestWorld, START, step } from '../support/rest-world.ts';
import { become, providerOf } from './provider-of.ts';

const AT_ONCE = 8;
const LONGEST = 8;
const ADVANCE = 200_000;
/** Later than the nights of event-orders.ts, and before the end of every stay. */
const FIRST_NIGHT = '2060-01-01';
const NOW = new Date('2026-11-21T06:00:00Z');
const AFTER_EVERY_STAY = new Date('2100-01-01T06:00:00Z');

/**
 * Quality goal R3 of a booking with an advance: payments for its rest, the guest who cancels, the host who gives money
 * back, a changed stay and its end, in any order, through the database. Answers how many were played.
 */
export async function playRestOrders(
  db: Database,
  { samples, random, isOver }: { samples: number; random: Random; isOver: () => boolean },
): Promise<number> {
  let played = 0;
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    while (played < samples && !isOver()) {
      const sample = played;
      played += 1;
      const length = 1 + random(LONGEST);
      await play(
        db,
        sample,
        Array.from({ length }, () => EVENTS[random(EVENTS.length)] ?? 'guest cancels'),
      );
    }
  });
  await Promise.all(lanes);
  await expectBalancedBooks(db);
  return played;
}

type EventName = (typeof EVENTS)[number];
type Which = 'advance' | 'first' | 'second';

/** Plays one sequence through the database; its end is compared with what the rules alone say. */
async function play(db: Database, sample: number, events: EventName[]): Promise<void> {
  const { order } = await insertHold(db, { night: addDays(FIRST_NIGHT, sample), now: NOW, due: ADVANCE });
  const id = order.reservation_id;
  const owe = (rest: number) =>
    db
      .updateTable('reservation')
      .set({ total: (ADVANCE + rest) / 100, payment_method: 'advance' })
      .where('id', '=', id)
      .execute();
  await owe(REST);
  const restOrder: PaymentOrderRow = { ...order, id: `rest_${id}`, amount_paise: REST, part: 'rest' };
  await db.insertInto('payment_order').values(restOrder).execute();
  const made = (which: Which, { id: orderId, amount_paise: amount }: PaymentOrderRow): ProviderPayment => ({
    ...{ id: `${which}_${id}`, orderId, amount, currency: 'INR', state: 'created', amountRefunded: 0 },
  });
  const truth = {
    advance: made('advance', order),
    first: made('first', restOrder),
    second: made('second', restOrder),
  };
  let now = NOW;
  const desk: PaymentDesk = {
    db,
    payments: providerOf(Object.values(truth)),
    clock: () => now,
    log: pino({ level: 'silent' }),
    config: { hostEmail: 'host@example.in' },
  };
  const hear = (which: Which, state: ProviderPayment['state']) => {
    const { amount } = become(truth[which], state);
    const heard = { ...truth[which], state, amountRefunded: state === 'refunded' ? amount : 0 };
    return settleHeard(desk, which === 'advance' ? order : restOrder, [heard]);
  };
  await hear('advance', 'captured');

  let world = START;
  for (const name of events) {
    world = step(world, name);
    if (name === 'stay over') now = AFTER_EVERY_STAY;
    else if (name === 'stay changed') await owe(world.owed > 0 ? world.owed : REST);
    else if (name === 'guest cancels') {
      // Before the stay has begun, wherever the clock stands.
      const early = { ...desk, clock: () => NOW };
      await inTransaction(db, (tx) => cancelBooking(tx, early, id, undefined));
      await payDueRefunds(early, id);
    } else {
      const [which = '', ...seen] = name.split(' ');
      const state = seen[0] as ProviderPayment['state'];
      await hear(which as Which, state);
    }
  }
  await expectEnd(db, id, { world, events, truth: Object.values(truth) });
}

async function expectEnd(
  db: Database,
  id: number,
  { world, events, truth }: { world: RestWorld; events: EventName[]; truth: ProviderPayment[] },
): Promise<void> {
  const row = await db.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const amounts = { advance: ADVANCE, first: REST, second: REST };
  const sum = (those: Which[]) => those.reduce((paise, which) => paise + amounts[which], 0);
  const all = Object.keys(amounts) as Which[];
  const came = sum(all.filter((which) => world[which] === 'captured' || world[which] === 'refunded'));
  const isKept = (which: Which) => world.applied.includes(which) && world[which] === 'captured';
  const paid = world.state.at === 'booked' ? sum(all.filter(isKept)) : 0;
  const booked = world.applied.length > 1 ? 'Completed' : 'Pending';
  const status = world.state.at === 'booked' ? booked : 'Cancelled';
  expect([events, row.status, row.paid_paise, row.refunded_paise]).toEqual([
    events,
    status,
    paid,
    came - paid,
  ]);
  const there = truth.filter(({ state }) => state === 'captured' || state === 'refunded');
  const left = there.reduce((paise, { amount, amountRefunded }) => paise + amount - amountRefunded, 0);
  expect([events, left]).toEqual([events, paid]);
}
