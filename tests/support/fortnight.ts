import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { HOUR, MINUTE } from '#domain/dates/duration.ts';
import { issueLeftOpen } from '#server/papers/jobs.ts';
import { reconcile } from '#server/payments/orders/reconcile.ts';
import { payDueRefunds } from '#server/payments/refunds/pay-refunds.ts';
import type { TestApp } from './app.ts';
import { hostHeaders } from './host.ts';
import { bookAsHost, hostCalls } from './host-booking.ts';
import { type Guest, payingGuest } from './paying-guest.ts';
import { type Random, randomizer } from './random.ts';
import type { RazorpayServer } from './razorpay-server.ts';

export const FIRST_DAY = '2026-12-01';
export const LAST_DAY = '2026-12-14';
/** From this day on the seller is registered. */
export const REGISTERED_FROM = '2026-12-05';

const BOOKINGS = 40;
const HOURS_A_DAY = 12;
const ROOMS = [1, 2, 3];
/** A busy house refuses some acts: the room is taken, nothing is due, the stay is over. */
const FITTING = new Set([200, 201, 409]);

interface Booking {
  id: number;
  checkIn: string;
  guest?: Guest;
}

/**
 * Lives through two weeks of homestay 1 hour by hour: guests and hosts book, pay, change, cancel and leave, at random by
 * `seed`. `eachDay` is called at the end of every day. Returns how many bookings there were, and how often each act was done.
 */
export async function liveFortnight(
  api: TestApp,
  razorpay: RazorpayServer,
  { seed, eachDay }: { seed: number; eachDay: (day: string) => Promise<void> },
): Promise<{ bookings: number; done: Record<string, number> }> {
  const random = randomizer(seed);
  const bookings: Booking[] = [];
  const done: Record<string, number> = {};
  const count = (act: string) => {
    done[act] = (done[act] ?? 0) + 1;
  };
  for (let day = FIRST_DAY; day <= LAST_DAY; day = addDays(day, 1)) {
    for (let hour = 0; hour < HOURS_A_DAY; hour++) {
      api.clock.set(new Date(Date.parse(`${day}T03:00:00Z`) + hour * HOUR));
      const open = async () => ({ api, razorpay, random, headers: await hostHeaders(api) });
      if (bookings.length < BOOKINGS) {
        const booking = await book(await open(), bookings.length);
        if (booking) bookings.push(booking);
      }
      for (let times = 0; times < 2 && bookings.length > 0; times++) {
        const act = await actOn(await open(), bookings[random(bookings.length)] as Booking);
        if (act) count(act);
      }
      await runJobs(api);
    }
    await payOut(api, random(2) === 0 || day === LAST_DAY);
    await eachDay(day);
  }
  return { bookings: bookings.length, done };
}

interface House {
  api: TestApp;
  razorpay: RazorpayServer;
  random: Random;
  headers: Record<string, string>;
}

/** Makes a booking, online or at the desk. Returns undefined if the room is taken. */
async function book({ api, razorpay, random, headers }: House, index: number): Promise<Booking | undefined> {
  const room = ROOMS[random(ROOMS.length)] as number;
  const checkIn = addDays(todayInIndia(api.clock()), random(random(2) === 0 ? 3 : 25));
  const stay = { check_in: checkIn, check_out: addDays(checkIn, (room === 3 ? 3 : 1) + random(2)) };
  try {
    if (index % 2 === 1) {
      const state = random(4) === 0 ? { state: 'hold', hold_hours: 2 } : { state: 'confirmed' };
      const price = random(3) === 0 ? { price: 1000 + random(9000) } : {};
      const desk = { source: 'walk_in', room_ids: [room], guest: guestOf(random, index) };
      const { id } = await bookAsHost(api, headers, { ...stay, ...desk, ...state, ...price });
      return { id, checkIn };
    }
    const choices = { payment_method: random(2) === 0 ? 'full' : 'advance', rooms: [{ id: room }] };
    const extras = random(3) === 0 ? { breakfast: 2 } : {};
    const guest = await payingGuest(api, razorpay, { ...stay, ...choices, ...extras });
    // Some pay after their hold has ended and others may have the room.
    const isLate = random(4) === 0;
    if (isLate) {
      api.clock.advance(40 * MINUTE);
      const later = await hostHeaders(api);
      if (random(2) === 0) await bookAsHost(api, later, { ...stay, source: 'phone', room_ids: [room] });
    }
    await guest.verify(guest.pay('captured'));
    return { id: guest.id, checkIn, guest };
  } catch (error) {
    if (error instanceof Error && /^not created.*(room_taken|price_gap)/s.test(error.message))
      return undefined;
    throw error;
  }
}

const guestOf = (random: Random, index: number) => ({
  name: `Ravi Panda ${index}`,
  phone: '098610 12345',
  ...(random(2) === 0 && { email: `ravi${index}@example.in` }),
});

type Act = (
  desk: ReturnType<typeof hostCalls>,
  house: House,
  booking: Booking,
) => Promise<{ status: number }>;

const ACTS: Record<string, Act> = {
  'pay at the desk': async (desk, { random }) => {
    const { booking } = await desk.read();
    if (booking.balance < 1) return { status: 409 };
    const amount = random(2) === 0 ? booking.balance : 1 + random(booking.balance);
    return desk.pay({ amount, method: ['cash', 'upi', 'bank', 'card'][random(4)] });
  },
  'pay the rest online': async (_, __, { guest }) => {
    const opened = await guest?.openBalance();
    if (!guest || opened?.status !== 200) return { status: 409 };
    const rest = await guest.rest();
    return rest.verify(rest.pay('captured'));
  },
  'add a charge': (desk, { random }) =>
    desk.act('charges', {
      kind: ['breakfast', 'extra_bed', 'other'][random(3)],
      text: 'Taxi from the station',
      count: 1 + random(3),
      price: 50 + random(900),
    }),
  'undo a charge': async (desk) => {
    const { charges } = await desk.read();
    const last = charges?.at(-1);
    return last ? desk.call(`/charges/${last.id}`, { method: 'DELETE' }) : { status: 409 };
  },
  'void a payment': async (desk) => {
    const { payments } = await desk.read();
    const cash = payments.find(
      (one: { method: string; voided_at: string | null }) => one.method !== 'online' && !one.voided_at,
    );
    if (!cash) return { status: 409 };
    return desk.call(`/payments/${cash.id}`, { method: 'DELETE', json: { reason: 'typed twice' } });
  },
  move: async (desk, { random }) => {
    const { check_in, check_out } = (await desk.read()).booking;
    const isLonger = random(2) === 0 || addDays(check_in, 1) === check_out;
    return desk.move({ check_out: addDays(check_out, isLonger ? 1 : -1), price: 'recompute' });
  },
  'change online': async (_, __, { guest }) => {
    try {
      const { quoteId, money } = (await guest?.quoteChange({ breakfast_qty: 1 })) ?? {};
      if (!guest || !quoteId) return { status: 409 };
      if (money.pay_now === 0) return guest.applyChange(quoteId);
      const { verify, pay } = await guest.payFor(quoteId);
      return verify(pay('captured'));
    } catch (error) {
      if (error instanceof Error && /^no (quote|order)/.test(error.message)) return { status: 409 };
      throw error;
    }
  },
  'cancel online': async (_, { random }, { guest }) =>
    guest && random(3) === 0 ? guest.cancel() : { status: 409 },
  'cancel at the desk': async (desk, { random }) => {
    if (random(3) > 0) return { status: 409 };
    const { booking } = await desk.read();
    return desk.cancel({ refund: random(booking.paid + 1), reason: 'ill' });
  },
  'check in': (desk) => desk.act('check-in'),
  'check out': (desk) => desk.act('check-out'),
  'no-show': (desk, { random }) =>
    random(3) === 0 ? desk.act('no-show', { refund: 'terms' }) : Promise.resolve({ status: 409 }),
  invoice: (desk) => desk.act('invoice'),
};

/** Does one act that may not fit the booking. Returns its name if it was done. */
async function actOn(house: House, booking: Booking): Promise<string | undefined> {
  const names = Object.keys(ACTS);
  const name = names[house.random(names.length)] as string;
  const desk = hostCalls(house.api, house.headers, booking.id);
  const { status } = (await ACTS[name]?.(desk, house, booking)) ?? { status: 0 };
  if (!FITTING.has(status)) throw new Error(`${name} of booking ${booking.id}: ${status}`);
  return status === 409 ? undefined : name;
}

async function runJobs({ deps }: TestApp): Promise<void> {
  await reconcile(deps);
  await payDueRefunds(deps);
  await issueLeftOpen(deps);
}

/** The host hands out what has to go back by hand. */
async function payOut(api: TestApp, isPayday: boolean): Promise<void> {
  if (!isPayday) return;
  const due = await api.deps.db
    .selectFrom('refund')
    .select('id')
    .where('by_hand', '=', true)
    .where('paid_out_at', 'is', null)
    .execute();
  const headers = await hostHeaders(api);
  for (const { id } of due) await api.ask(`/host/refunds/${id}/paid-out`, { headers, json: {} });
}
