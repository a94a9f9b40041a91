import type { Context, Hono } from 'hono';
import {
  joinWaitingList,
  leaveWaitingList,
  openWaitingEntry,
  type WaitingEntry,
} from '#contract/waiting-list.ts';
import { addDays, todayInIndia } from '#domain/calendar.ts';
import { statusAt } from '#domain/reservation.ts';
import { isPastStay } from '#domain/stay.ts';
import { canWait, MAX_WAIT_DAYS, type WaitingState, waitingStateAt } from '#domain/waiting.ts';
import { JOINED, LINK_UNKNOWN, PARTY_TOO_LARGE, TOO_FAR_AHEAD } from '#messages/waiting-list.ts';
import { countTry } from '../accounts/limits.ts';
import { mayMail } from '../accounts/stranger-mail.ts';
import type { AppDeps } from '../deps.ts';
import { mount } from '../http/mount.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { priceRooms } from '../rooms/price-rooms.ts';
import { bookableStayProblem } from '../rooms/stay-problem.ts';
import type { Database, Tx } from '../storage/database.ts';
import type { WaitingEntryRow } from '../storage/guests-schema.ts';
import { releaseHold } from '../storage/holds.ts';
import { enqueueMail } from '../storage/outbox.ts';
import { findReservation, guardHolds } from '../storage/reservations.ts';
import { listLengthRules, listNights, listRooms } from '../storage/rooms.ts';
import { inTransaction } from '../storage/transaction.ts';
import {
  createWaitingLink,
  findWaiting,
  joinLine,
  LINE,
  setWaiting,
  type Waiter,
  waitingRooms,
} from '../storage/waiting.ts';
import { setWaitingCookie } from '../waiting/holder.ts';
import { suitableRooms } from '../waiting/suitable-rooms.ts';

/** Waiting for rooms on dates that are full: joining the line, looking at one's place, leaving. */
export function waitingListRoutes(app: Hono, deps: AppDeps): void {
  const { db, clock } = deps;

  mount(app, joinWaitingList, async ({ body, c }) => {
    const now = clock();
    const waiter: Waiter = {
      email: body.email,
      stay: { checkIn: body.check_in, checkOut: body.check_out },
      party: { adults: body.guests, children: body.children },
      roomId: body.room_id ?? null,
    };
    const problem = bookableStayProblem(waiter.stay, 'check_out') ?? (await refuseWaiter(deps, waiter, now));
    if (problem) return problem;
    const tooMany = await countTry(deps, c, 'waiting', waiter.email);
    if (tooMany) return tooMany;
    const mayTell = await mayMail(deps, c, waiter.email);
    await inTransaction(db, async (tx) => {
      const id = await joinLine(tx, waiter, now);
      if (id === undefined || !mayTell) return;
      const data = { entry_id: id, token: await createWaitingLink(tx, id) };
      await enqueueMail(tx, waiter.email, { kind: 'waiting_joined', data }, now);
    });
    return { message: JOINED };
  });

  mount(app, openWaitingEntry, async ({ body: { token }, c }) => {
    const entry = await find(c, token);
    if (!('id' in entry)) return entry;
    setWaitingCookie(c, deps, token);
    return { entry: await entryView(db, entry, clock()) };
  });

  mount(app, leaveWaitingList, async ({ body: { token }, c }) => {
    const entry = await find(c, token);
    if (!('id' in entry)) return entry;
    return inTransaction(db, async (tx) => {
      // Nobody makes an offer meanwhile.
      await guardHolds(tx, [LINE]);
      const now = clock();
      const latest = (await findWaiting(tx, token)) ?? entry;
      if (latest.offer_id) await releaseHold(tx, latest.offer_id, now);
      const isOpen = ['waiting', 'offered'].includes(waitingStateAt(latest, now));
      if (isOpen) await setWaiting(tx, entry.id, { state: 'left', open_key: null });
      return { entry: await entryView(tx, isOpen ? { ...latest, state: 'left' } : latest, now) };
    });
  });

  async function find(c: Context, token: string): Promise<WaitingEntryRow | Refusal> {
    const tooMany = await countTry(deps, c, 'booking-link', token);
    return tooMany ?? (await findWaiting(db, token)) ?? refuse('not_found', {}, LINK_UNKNOWN);
  }
}

/** Who could never be offered anything, or needs to wait for nothing. */
async function refuseWaiter(
  { db, config }: AppDeps,
  waiter: Waiter,
  now: Date,
): Promise<Refusal | undefined> {
  const { stay, party, roomId } = waiter;
  const today = todayInIndia(now);
  if (isPastStay(stay, today)) return refuse('past_dates');
  // Off for load tests only, as the other limits are.
  if (config.rateLimits && stay.checkIn > addDays(today, MAX_WAIT_DAYS))
    return refuse('bad_request', { fields: { check_in: TOO_FAR_AHEAD } }, TOO_FAR_AHEAD);
  const rooms = await listRooms(db);
  if (roomId !== null && !rooms.some(({ id }) => id === roomId)) return refuse('not_found');
  const offers = rooms.map((room) => ({ ...room, final_price: 0 }));
  if (!canWait(offers, { ...party, roomId })) return refuse('capacity_exceeded', {}, PARTY_TOO_LARGE);
  const priced = priceRooms(rooms, stay, await listNights(db, stay, now), await listLengthRules(db));
  return suitableRooms(priced, { ...party, room_id: roomId }) && refuse('rooms_free');
}

/** A hold that ran out without money was no booking; should it come late, it is one again. */
async function stateOf(db: Database | Tx, row: WaitingEntryRow, now: Date): Promise<WaitingState> {
  const state = waitingStateAt(row, now);
  const booked = row.booked_id === null ? undefined : await findReservation(db, row.booked_id);
  return state === 'booked' && booked && statusAt(booked, now) === 'Expired' ? 'lapsed' : state;
}

async function entryView(db: Database | Tx, row: WaitingEntryRow, now: Date): Promise<WaitingEntry> {
  const state = await stateOf(db, row, now);
  return {
    state,
    check_in: row.check_in,
    check_out: row.check_out,
    guests: row.adults,
    children: row.children,
    rooms: await waitingRooms(db, row),
    held_until: state === 'offered' ? (row.offer_until?.toISOString() ?? null) : null,
  };
}
