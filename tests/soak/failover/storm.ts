import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#domain/dates/calendar.ts';
import { sign } from '#server/payments/razorpay/signatures.ts';
import { bookingRequest, cookieOf } from '../../support/homestays.ts';
import { hostRequest } from '../../support/host-booking.ts';
import type { Random } from '../../support/random.ts';
import type { RazorpayServer } from '../../support/razorpay-server.ts';
import { expectClear } from '../await-points.ts';

const GUESTS = 4;
const HOSTS = 2;
const ROOMS = 6;
const NIGHTS_ON_SALE = 120;
const BETWEEN_SEARCHES = 200;
const RETRY = 300;
/** No answer may take longer, in milliseconds: a phone gives up about then. */
const MOST = 30_000;

/** What the site has said to be done, and must never be lost. */
export interface Acknowledged {
  id: number;
  state: 'held' | 'booked' | 'cancelled';
}

export interface Storm {
  said: Map<number, Acknowledged['state']>;
  counts: Record<'writes' | 'searches' | 'pages' | 'taken', number> &
    Record<'refusedWrites' | 'refusedSearches', number>;
  /** When the last write was acknowledged that was asked for after this instant; instants of `performance.now()`. */
  firstWriteSince(instant: number): number | undefined;
  /** The longest time without a search that was answered, in milliseconds, since the last call. */
  takeLongestWait(): number;
  /** Rejects when an answer is not as it should be. */
  running: Promise<unknown>;
  stop(): Promise<void>;
}

interface StormForm {
  /** The addresses of the app's processes; requests go to them by turns. */
  sites: readonly string[];
  razorpay: RazorpayServer;
  host: { Authorization: string };
  today: string;
  random: Random;
}

const post = (json: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(json),
});

/** Lets guests and hosts book while others search, until `stop`. A request that is answered 503 is sent again. */
export function startStorm({ sites, razorpay, host, today, random }: StormForm): Storm {
  const said: Storm['said'] = new Map();
  const counts: Storm['counts'] = {
    writes: 0,
    searches: 0,
    pages: 0,
    taken: 0,
    refusedWrites: 0,
    refusedSearches: 0,
  };
  const writes: { asked: number; done: number }[] = [];
  let isOver = false;
  let turn = 0;
  let lastSearch = performance.now();
  let longest = 0;

  const site = () => sites[turn++ % sites.length] ?? '';
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${site()}${path}`, { ...init, signal: AbortSignal.timeout(MOST) });

  /** Sends one request, with one key, until it is answered for good. */
  async function write(path: string, json: object, headers: Record<string, string> = {}): Promise<Response> {
    const request = post(json, { 'Idempotency-Key': randomUUID(), ...headers });
    for (;;) {
      const asked = performance.now();
      const answer = await send(`/api${path}`, request);
      if (answer.status < 500) {
        if (answer.ok) {
          counts.writes += 1;
          writes.push({ asked, done: performance.now() });
        } else if (answer.status === 409) counts.taken += 1;
        else throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer;
      }
      await expectClear(answer, path);
      counts.refusedWrites += 1;
      await pause(RETRY);
    }
  }

  function someStay() {
    const check_in = addDays(today, 1 + random(NIGHTS_ON_SALE));
    return { check_in, check_out: addDays(check_in, 3) };
  }

  async function guestBooks(): Promise<void> {
    const request = {
      ...someStay(),
      rooms: [{ id: 1 + random(ROOMS) }],
      guest_email: `${randomUUID()}@example.in`,
    };
    const created = await write('/public/reservation/create', bookingRequest(request));
    if (!created.ok) return;
    const { booking_id: id } = (await created.json()) as { booking_id: number };
    said.set(id, 'held');
    const headers = { Cookie: cookieOf(created) };
    const ordered = await write(
      '/public/reservation/razorpay/order',
      { notes: { reservation_id: id } },
      headers,
    );
    if (!ordered.ok) return;
    const { order } = (await ordered.json()) as { order: { id: string } };
    const payment = razorpay.addPayment(order.id, 'authorized');
    const paid = {
      razorpay_order_id: order.id,
      razorpay_payment_id: payment.id,
      razorpay_signature: sign(`${order.id}|${payment.id}`, razorpay.keys.keySecret),
    };
    const verified = await write('/public/reservation/razorpay/verify', paid, headers);
    if (verified.status !== 200) return;
    said.set(id, 'booked');
    if (random(2) > 0) return;
    const cancelled = await write(`/public/reservation/${id}/cancel`, {}, headers);
    if (cancelled.ok) said.set(id, 'cancelled');
  }

  async function hostBooks(): Promise<void> {
    const guest = { name: 'Ravi Panda', phone: '098610 12345', email: `${randomUUID()}@example.in` };
    const json = hostRequest({ ...someStay(), room_ids: [1 + random(ROOMS)], guest });
    const made = await write('/host/reservations', json, host);
    if (!made.ok) return;
    const { id } = ((await made.json()) as { booking: { id: number } }).booking;
    said.set(id, 'booked');
    await write(`/host/reservations/${id}/payments`, { amount: 500, method: 'cash' }, host);
    if (random(3) === 0) return;
    const cancelled = await write(`/host/reservations/${id}/cancel`, { refund: 'terms' }, host);
    if (cancelled.ok) said.set(id, 'cancelled');
  }

  async function look(): Promise<void> {
    const { check_in: checkInDate, check_out: checkOutDate } = someStay();
    const asked = { checkInDate, checkOutDate, guests: 2 };
    const [search, page] = await Promise.all([
      send('/api/public/check-room-availability', post(asked)),
      send('/rooms'),
    ]);
    if (page.status !== 200) throw new Error(`a page answered ${page.status}`);
    await page.text();
    counts.pages += 1;
    if (search.status === 200) {
      const now = performance.now();
      longest = Math.max(longest, now - lastSearch);
      lastSearch = now;
      counts.searches += 1;
      await search.text();
    } else {
      await expectClear(search, 'a search');
      counts.refusedSearches += 1;
    }
    await pause(BETWEEN_SEARCHES);
  }

  const again = async (act: () => Promise<void>) => {
    while (!isOver) await act();
  };
  const running = Promise.all([
    ...Array.from({ length: GUESTS }, () => again(guestBooks)),
    ...Array.from({ length: HOSTS }, () => again(hostBooks)),
    ...sites.map(() => again(look)),
  ]);
  return {
    said,
    counts,
    running,
    firstWriteSince: (instant) => writes.find(({ asked }) => asked > instant)?.done,
    takeLongestWait() {
      const found = Math.max(longest, performance.now() - lastSearch);
      longest = 0;
      return found;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}
