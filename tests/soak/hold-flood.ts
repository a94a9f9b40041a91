import { expect } from 'vitest';
import { solve } from '#client/proof-of-work.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { bookingRequest } from '../support/homestays.ts';
import { paidBooking } from '../support/paid-booking.ts';

const TODAY = '2026-11-21';
const NIGHTS = 365;
const MINUTE = 60_000;
/** The rooms of the two demo homestays. */
const PROPERTIES = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10],
];

interface Flood {
  figures: {
    'rounds of five minutes': number;
    requests: number;
    'proofs of work': number;
    'holds made': number;
  };
  /** The lowest share of room-nights on sale, per cent. */
  onSale: number;
}

async function openProperty(database: OpenDatabase): Promise<TestApp> {
  await fillWithDemoData(database.db, TODAY);
  await database.db.updateTable('room_night').set({ minimum_stay: 1 }).execute();
  const { config } = testApp(database).deps;
  return testApp(database, { config: { ...config, trustProxy: 1 } });
}

/** The coming year's free room-nights, per cent. */
async function shareOnSale({ deps: { db, clock } }: TestApp): Promise<number> {
  const { nights, taken } = await db
    .selectFrom('room_night')
    .select((eb) => [
      eb.fn.countAll<number>().as('nights'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.or([eb('reservation_id', 'is not', null), eb('held_until', '>', clock())]))
        .as('taken'),
    ])
    .where('night', '>=', TODAY)
    .where('night', '<', addDays(TODAY, NIGHTS))
    .executeTakeFirstOrThrow();
  return 100 * (1 - taken / nights);
}

/**
 * Quality goal A1: from these addresses an attacker holds as much as possible of both properties, whole properties at
 * a time, each time under another invented email, and solves challenges where needed.
 */
export async function floodHolds(
  database: OpenDatabase,
  { addresses, rounds, isOver }: { addresses: readonly string[]; rounds: number; isOver: () => boolean },
): Promise<Flood> {
  const app = await openProperty(database);
  const figures = { 'rounds of five minutes': 0, requests: 0, 'proofs of work': 0, 'holds made': 0 };
  let onSale = 100;
  const ask = async (from: string, stay: { rooms: number[]; first: number; nights: number }) => {
    figures.requests += 1;
    const json = bookingRequest({
      check_in: addDays(TODAY, stay.first),
      check_out: addDays(TODAY, stay.first + stay.nights),
      adults: stay.rooms.length,
      rooms: stay.rooms.map((id) => ({ id })),
      guest_email: `${figures.requests}@example.in`,
    });
    const headers = { 'X-Forwarded-For': from };
    const answer = await app.ask('/public/reservation/create', { headers, json });
    if (answer.status !== 403) return answer.status;
    figures['proofs of work'] += 1;
    const proof = await solve((await answer.json()).challenge);
    const again = await app.ask('/public/reservation/create', {
      headers: { ...headers, 'Proof-Of-Work': proof },
      json,
    });
    return again.status;
  };
  // From an address outside the flood.
  const next = [1, 1];
  for (; figures['rounds of five minutes'] < rounds && !isOver(); figures['rounds of five minutes'] += 1) {
    for (const [index, from] of addresses.entries()) {
      const property = index % 2;
      for (const nights of [7, 5, 3, 2, 1]) {
        const first = next[property] ?? 1;
        const status = await ask(from, { rooms: PROPERTIES[property] ?? [], first, nights });
        if (status !== 201) continue;
        figures['holds made'] += 1;
        next[property] = first + nights > NIGHTS - 40 ? 1 : first + nights;
      }
    }
    onSale = Math.min(onSale, await shareOnSale(app));
    app.clock.advance(5 * MINUTE);
  }
  return { figures, onSale };
}

/** Ten addresses in each of twenty networks. */
export const BOTNET = Array.from(
  { length: 200 },
  (_, index) => `10.0.${index % 20}.${Math.floor(index / 20) + 1}`,
);

/**
 * Quality goal A2: a guest with one paid booking requests more and more other, dearer stays, and pays for none.
 * Returns the largest share of room-nights held for them, per cent.
 */
export async function floodChanges(
  database: OpenDatabase,
  { hours, isOver }: { hours: number; isOver: () => boolean },
): Promise<Record<string, number>> {
  const app = await openProperty(database);
  const booking = await paidBooking(app, { check_in: addDays(TODAY, 30), check_out: addDays(TODAY, 31) });
  const own = 100 - (await shareOnSale(app));
  const figures = { hours: 0, 'stays asked for': 0, 'orders opened': 0 };
  let worst = 0;
  for (; figures.hours < hours && !isOver(); figures.hours += 1) {
    for (let minute = 0; minute < 60; minute += 5) {
      const first = 40 + ((figures['stays asked for'] * 10) % 300);
      const request = {
        check_in: addDays(TODAY, first),
        check_out: addDays(TODAY, first + 10),
        adults: 5,
        rooms: [1, 2, 3, 4, 5],
      };
      const { headers } = booking;
      figures['stays asked for'] += 1;
      const quoted = await app.ask(`/public/reservation/${booking.id}/change/quote`, {
        headers,
        json: request,
      });
      if (quoted.status === 201) {
        const { quote } = await quoted.json();
        const notes = { reservation_id: booking.id, payment_type: 'change', quote_id: quote.id };
        const order = await app.ask('/public/reservation/razorpay/order', { headers, json: { notes } });
        figures['orders opened'] += Number(order.status === 200);
      }
      worst = Math.max(worst, 100 - (await shareOnSale(app)) - own);
      app.clock.advance(5 * MINUTE);
    }
  }
  expect(figures['orders opened']).toBeGreaterThan(0);
  expect(worst).toBeLessThanOrEqual(2);
  return { ...figures, 'per cent of room-nights held at most': Math.round(worst * 100) / 100 };
}
