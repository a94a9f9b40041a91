import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import type { Timeouts } from '#server/platform/database/timeouts.ts';
import { expectBalancedBooks } from '../support/books.ts';
import { bookingRequest, openHomestays } from '../support/homestays.ts';
import { appWithRazorpay, payingGuest } from '../support/paying-guest.ts';
import { startRazorpay } from '../support/razorpay-server.ts';

/** Whose session hangs in the middle of a transaction: one of ours that froze, or one without timeouts. */
export type Sleeper = 'our own process' | 'a stranger';

const LOCKS = (reservation: number) => [
  `select 1 from reservation where id = ${reservation} for update`,
  `select 1 from room_night where reservation_id = ${reservation} order by night, room_id for update`,
  `select 1 from number_series for update`,
];

interface Delays {
  /** Milliseconds of the slowest response that needs the locks. */
  slowest: number;
  /** Milliseconds of the slowest search meanwhile. */
  search: number;
  /** How many were told to try again. */
  refused: number;
}

/**
 * A session locks a reservation, its nights and the series of numbers of papers, and then does nothing. Guests pay,
 * hold and release meanwhile, and again once it is gone: nothing is lost and nothing is half made.
 */
export async function delayByIdleSession(
  database: OpenDatabase,
  { sleeper, timeouts, guests = 4 }: { sleeper: Sleeper; timeouts?: Timeouts; guests?: number },
): Promise<Delays> {
  await openHomestays(database.db);
  const url = String(database.pool.options.connectionString);
  const own = openPostgres(url, { onError: () => {}, ...(timeouts && { timeouts }) });
  const razorpay = await startRazorpay();
  const app = appWithRazorpay(own, razorpay);
  const paying = await Promise.all(
    Array.from({ length: guests }, (_, index) =>
      payingGuest(app, razorpay, { ...stay(2 * index), rooms: [{ id: 1 + (index % 2) }] }),
    ),
  );
  const series = { name: 'H1I/26-27', last: 0 };
  await database.db.insertInto('number_series').values(series).execute();
  const [first] = paying;
  if (!first) throw new Error('no guest');
  const payments = paying.map((guest) => guest.pay('captured'));
  const wake = await fallAsleep(own, url, sleeper, LOCKS(first.id));
  try {
    const held = { ...stay(0), rooms: [{ id: 1 }] };
    const answers = [
      ...paying.map((guest, index) => timed(() => guest.verify(payments[index] ?? ''))),
      timed(() => first.webhook(payments[0] ?? '')),
      ...paying.map((_, index) => timed(() => hold(app, held, index))),
    ];
    const searches = await Promise.all(Array.from({ length: guests }, () => timed(() => search(app))));
    expect(searches.map(({ answer }) => answer.status)).toEqual(searches.map(() => 200));
    const responses = await Promise.all(answers);
    const refused = responses.filter(({ answer }) => answer.status === 503);
    for (const { answer } of refused) {
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'database_unavailable' });
    }
    expect(responses.filter(({ answer }) => answer.status >= 500 && answer.status !== 503)).toEqual([]);
    await wake();
    // Guests who were asked to try again do so, and get what they paid for.
    for (const [index, guest] of paying.entries()) {
      expect((await guest.verify(payments[index] ?? '')).status).toBe(200);
      expect(await guest.row()).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
      expect((await guest.mails()).sort()).toEqual(['booking_confirmed', 'new_booking']);
    }
    await expectBalancedBooks(database.db);
    return {
      slowest: Math.max(...responses.map(({ took }) => took)),
      search: Math.max(...searches.map(({ took }) => took)),
      refused: refused.length,
    };
  } finally {
    await wake();
    await own.close();
    await razorpay.stop();
  }
}

/** Returns the function that ends it. */
async function fallAsleep(own: OpenDatabase, url: string, sleeper: Sleeper, locks: readonly string[]) {
  if (sleeper === 'a stranger') {
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    await client.query('begin');
    for (const lock of locks) await client.query(lock);
    let isAwake = false;
    return async () => {
      if (!isAwake) await client.end();
      isAwake = true;
    };
  }
  const locked = Promise.withResolvers<void>();
  const woken = Promise.withResolvers<void>();
  const asleep = own.db.transaction().execute(async (tx) => {
    for (const lock of locks) await sql.raw(lock).execute(tx);
    locked.resolve();
    await woken.promise;
  });
  asleep.catch(() => {});
  await locked.promise;
  return async () => {
    woken.resolve();
    await asleep.catch(() => {});
  };
}

async function timed(ask: () => Promise<Response>): Promise<{ answer: Response; took: number }> {
  const began = performance.now();
  const answer = await ask();
  return { answer, took: Math.round(performance.now() - began) };
}

const stay = (days: number) => {
  const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}`;
  return { check_in: day(1 + days), check_out: day(3 + days) };
};

type App = ReturnType<typeof appWithRazorpay>;

const hold = ({ ask }: App, request: object, index: number) =>
  ask('/public/reservation/create', {
    json: bookingRequest({ ...request, guest_email: `late${index}@example.in` }),
  });

const search = ({ ask }: App) =>
  ask('/public/check-room-availability', {
    json: { checkInDate: '2026-12-01', checkOutDate: '2026-12-03', guests: 2, timestamp: 1 },
  });
