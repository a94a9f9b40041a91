import { sql } from 'kysely';
import { expect } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { importNights } from '#server/host/import/import-nights.ts';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { bookingRequest, cookieOf, FIRST_NIGHT, HORIZON } from '../support/homestays.ts';
import { hostHeaders } from '../support/host.ts';
import { hostRequest } from '../support/host-booking.ts';
import type { Random } from '../support/random.ts';
import { openStormChannels, type StormChannels } from './channel-acts.ts';

const ROOMS = [1, 2, 3];
const FIRST_DAY = '2026-12-18';
const DAYS = 7;

interface Storm {
  api: TestApp;
  random: Random;
  headers: Record<string, string>;
  /** Bookings made so far, with the cookie of a guest who made one. */
  bookings: { id: number; cookie?: string }[];
  /** Payments that a host has recorded. */
  payments: { booking: number; id: string }[];
  channels: StormChannels;
}

/**
 * Hosts, guests and channels act at once on the same few nights, round after round: book, hold, pay, record cash and void
 * it, move, cancel, block, import, and read calendars. No call fails, and after each round the books balance. Returns how often each outcome came.
 */
export async function playHostStorm(
  database: OpenDatabase,
  { rounds, acts, random, isOver }: { rounds: number; acts: number; random: Random; isOver: () => boolean },
): Promise<Record<string, number>> {
  const { config } = testApp(database).deps;
  const api = testApp(database, { config: { ...config, rateLimits: false } });
  const days = { rooms: ROOMS, firstDay: FIRST_DAY, days: DAYS, random };
  const channels = await openStormChannels(api, days);
  const storm: Storm = { api, random, headers: await hostHeaders(api), bookings: [], payments: [], channels };
  const outcomes: Record<string, number> = {};
  let played = 0;
  for (; played < rounds && !isOver(); played += 1) {
    await startRound(storm);
    const work = Array.from({ length: acts }, () => ACTS[random(ACTS.length)] ?? book);
    for (const outcome of await Promise.all(work.map((act) => act(storm)))) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    expect(Object.keys(outcomes).filter((outcome) => /\b5\d\d\b/.test(outcome))).toEqual([]);
    await payDueRefunds(api.deps);
    await reconcile(api.deps);
    await expectBalancedBooks(database.db);
    await expectProvidersMoney(database);
  }
  return { rounds: played, ...outcomes };
}

type Act = (storm: Storm) => Promise<string>;

const BEFORE: Act[] = [book, bookAsGuest, bookAsGuest, recordCash, book, bookAsGuest, recordCash, book];

/** Frees all nights, and makes some bookings that the acts of the round can meet. */
async function startRound(storm: Storm): Promise<void> {
  const old = storm.bookings.splice(0);
  storm.payments.splice(0);
  for (const { id } of old) {
    await send(storm, 'host cancels', `/host/reservations/${id}/cancel`, { refund: 'none' });
  }
  await storm.channels.clear();
  await importPrices(storm);
  for (const act of BEFORE) await act(storm);
}

async function send(
  { api, headers }: Storm,
  name: string,
  path: string,
  json: unknown,
  init: RequestInit = {},
): Promise<{ outcome: string; body: Record<string, { id?: unknown }> }> {
  const answer = await api.ask(path, {
    method: 'POST',
    ...init,
    headers: { ...headers, ...init.headers },
    json,
  });
  return { outcome: `${name} ${answer.status}`, body: await answer.json() };
}

function someStay({ random }: Storm) {
  const from = random(DAYS - 1);
  const check_in = addDays(FIRST_DAY, from);
  return { check_in, check_out: addDays(check_in, 1 + random(DAYS - from - 1)) };
}

const someRooms = ({ random }: Storm) =>
  random(3) === 0 ? [ROOMS[random(3)] ?? 1] : ROOMS.toSorted(() => random(3) - 1).slice(0, 2);
const someBooking = ({ bookings, random }: Storm) => bookings[random(bookings.length)];

async function book(storm: Storm): Promise<string> {
  const { random } = storm;
  const price = random(2) === 0 ? { price: random(20_000) } : {};
  const state = random(3) === 0 ? 'hold' : 'confirmed';
  const json = hostRequest({ room_ids: someRooms(storm), ...someStay(storm), ...price, state, adults: 4 });
  const { outcome, body } = await send(storm, 'host books', '/host/reservations', json);
  if (typeof body.booking?.id === 'number') storm.bookings.push({ id: body.booking.id });
  return outcome;
}

async function bookAsGuest(storm: Storm): Promise<string> {
  const { api, random } = storm;
  const rooms = someRooms(storm).map((id) => ({ id }));
  const payment_method = random(2) === 0 ? 'advance' : 'full';
  const request = bookingRequest({ rooms, ...someStay(storm), adults: 4, payment_method });
  const created = await api.ask('/public/reservation/create', { json: request });
  if (created.status !== 201) return `guest holds ${created.status}`;
  const { booking_id: id } = await created.json();
  storm.bookings.push({ id, cookie: cookieOf(created) });
  return pay(storm, { id, cookie: cookieOf(created) }, payment_method);
}

async function pay(
  storm: Storm,
  { id, cookie = '' }: Storm['bookings'][number],
  type: string,
): Promise<string> {
  const { api } = storm;
  const json = { notes: { reservation_id: id, payment_type: type } };
  const ordered = await api.ask('/public/reservation/razorpay/order', { headers: { Cookie: cookie }, json });
  if (ordered.status !== 200) return `guest orders ${ordered.status}`;
  const { order } = await ordered.json();
  const paid = await api.ask('/sandbox/razorpay/pay', { json: { order_id: order.id, outcome: 'captured' } });
  return `guest pays ${paid.status}`;
}

async function payBalance(storm: Storm): Promise<string> {
  const booking = someBooking(storm);
  return booking?.cookie ? pay(storm, booking, 'rest') : book(storm);
}

async function recordCash(storm: Storm): Promise<string> {
  const booking = someBooking(storm);
  if (!booking) return book(storm);
  const json = { amount: 1 + storm.random(4000), method: 'cash' };
  const path = `/host/reservations/${booking.id}/payments`;
  const { outcome, body } = await send(storm, 'host records', path, json);
  if (typeof body.payment?.id === 'string') storm.payments.push({ booking: booking.id, id: body.payment.id });
  return outcome;
}

async function voidCash(storm: Storm): Promise<string> {
  const payment = storm.payments[storm.random(storm.payments.length)];
  if (!payment) return recordCash(storm);
  const path = `/host/reservations/${payment.booking}/payments/${payment.id}`;
  return (await send(storm, 'host voids', path, { reason: 'a mistake' }, { method: 'DELETE' })).outcome;
}

async function move(storm: Storm): Promise<string> {
  const booking = someBooking(storm);
  if (!booking) return book(storm);
  const { random } = storm;
  const price = ['keep', 'recompute', random(20_000)][random(3)];
  const rooms = random(2) === 0 ? { rooms: someRooms(storm) } : {};
  const json = { ...rooms, ...someStay(storm), price };
  return (await send(storm, 'host moves', `/host/reservations/${booking.id}/move`, json)).outcome;
}

async function cancel(storm: Storm): Promise<string> {
  const booking = someBooking(storm);
  if (!booking) return book(storm);
  const refund = ['terms', 'none', storm.random(5000)][storm.random(3)];
  return (await send(storm, 'host cancels', `/host/reservations/${booking.id}/cancel`, { refund })).outcome;
}

async function cancelAsGuest(storm: Storm): Promise<string> {
  const booking = someBooking(storm);
  if (!booking?.cookie) return cancel(storm);
  const path = `/public/reservation/${booking.id}/cancel`;
  const answer = await storm.api.ask(path, { headers: { Cookie: booking.cookie }, json: {} });
  return `guest cancels ${answer.status}`;
}

/** Blocks or opens the free nights of a room, locked as bookings lock them. */
async function block({ api, random }: Storm): Promise<string> {
  const room = ROOMS[random(3)] ?? 1;
  const closed = random(3) === 0;
  await inTransaction(api.deps.db, async (tx) => {
    await sql`select from room_night where room_id = ${room} and night >= ${FIRST_DAY}
      and night < ${addDays(FIRST_DAY, DAYS)} order by night, room_id for update`.execute(tx);
    await sql`update room_night set closed = ${closed} where room_id = ${room} and night >= ${FIRST_DAY}
      and night < ${addDays(FIRST_DAY, DAYS)} and reservation_id is null`.execute(tx);
  });
  return closed ? 'host blocks' : 'host opens';
}

const readChannel: Act = ({ channels }) => channels.readOne();

async function importPrices({ api, random }: Storm): Promise<string> {
  const now = api.clock();
  const rate = { from: FIRST_NIGHT, to: HORIZON, discount: 0, minimum_stay: 1 };
  const rooms = ROOMS.map((id) => ({
    id,
    name: `Room ${id}`,
    description: '',
    capacity: 2,
    size: '',
    beds: '',
    floor: '',
    photos: [],
    amenities: [],
    missing_amenities: [],
    rates: [{ ...rate, price: 1000 + random(3000) }],
    closed: [],
  }));
  const options = { today: '2026-11-21', now, overwrite: true, inDetail: false };
  await inTransaction(api.deps.db, (tx) => importNights(tx, rooms, options));
  return 'host imports';
}

const ACTS: Act[] = [
  ...[book, book, book, bookAsGuest, bookAsGuest, bookAsGuest, move, move, move, cancel, cancel],
  ...[cancelAsGuest, payBalance, recordCash, recordCash, voidCash, block, importPrices],
  ...[readChannel, readChannel, readChannel],
];

/** The provider has captured and refunded what the books say, to the paisa. */
async function expectProvidersMoney({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql`
    select * from (
      select (select coalesce(sum(amount_paise), 0) from payment where method = 'online' and state in ('captured', 'refunded'))
          - (select coalesce(sum(amount_paise), 0) from refund where not by_hand) as ours,
        (select coalesce(sum(amount_paise), 0) from sandbox_payment where status in ('captured', 'refunded'))
          - (select coalesce(sum(amount_paise), 0) from sandbox_refund) as theirs
    ) money where ours <> theirs`.execute(db);
  expect(rows).toEqual([]);
}
