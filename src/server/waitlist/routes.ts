import type { Context, Hono } from 'hono';
import {
  confirmWaitingEntry,
  joinWaitingList,
  leaveWaitingList,
  openWaitingEntry,
  type WaitlistEntry,
} from '#contract/waitlist.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { type EntryState, entryStateAt, waitlistStateAt } from '#domain/booking/waitlist.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { say } from '#server/language/say.ts';
import { storedLanguage } from '#server/language/stored-language.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { isOwner, mailboxOf, mayMail } from '#server/mail/stranger-mail.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { mount } from '#server/platform/http/mount.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { countAttempt } from '#server/platform/rate-limits/attempts.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { releaseHold } from '#server/reservations/holds/hold-queries.ts';
import { findReservation, lockHoldLimits, WAITLIST_LOCK } from '#server/reservations/queries.ts';
import { bookableStayProblem } from '#server/rooms/stay-problem.ts';
import { setWaitlistCookie } from './offer-cookie.ts';
import {
  addEntry,
  confirmEntry,
  createEntryLink,
  findEntry,
  roomsOfEntry,
  setEntry,
  type WaitlistRequest,
} from './queries.ts';
import { refuseEntry } from './refuse-entry.ts';
import type { WaitlistEntryRow } from './schema.ts';

export function waitlistRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mount(app, joinWaitingList, async ({ body, c }) => {
    const now = clock();
    const request: WaitlistRequest = {
      email: body.email,
      mailbox: mailboxOf(body.email),
      stay: { checkIn: body.check_in, checkOut: body.check_out },
      party: { adults: body.guests, children: body.children },
      roomId: body.room_id ?? null,
      language: storedLanguage(body.language, deps.host),
    };
    const problem = bookableStayProblem(request.stay, 'check_out') ?? (await refuseEntry(deps, request, now));
    if (problem) return problem;
    const isProven = await isOwner(deps, c, request.email);
    // Strangers who name this email don't use up its owner's limit.
    const tooMany = await checkRateLimit(
      deps,
      c,
      'waiting',
      `${isProven ? 'owner ' : ''}${asciiEmail(request.email)}`,
    );
    if (tooMany) return tooMany;
    const maySend = await mayMail(deps, c, request.email);
    await inTransaction(db, async (tx) => {
      const { id, isNew } = await addEntry(tx, request, now);
      if (isProven) await confirmEntry(tx, id, now);
      if (!isNew || !maySend) return;
      const data = { entry_id: id, token: await createEntryLink(tx, id) };
      await enqueueMail(tx, request.email, { kind: 'waiting_joined', data }, now);
    });
    return { message: isProven ? say().roomsWaitlist.JOINED : say().roomsWaitlist.JOINED_UNCONFIRMED };
  });

  mount(app, openWaitingEntry, async ({ body: { token }, c }) => {
    const entry = await find(c, token);
    if (!('id' in entry)) return entry;
    setWaitlistCookie(c, deps, token);
    return { entry: await entryView(db, entry, clock()) };
  });

  mount(app, confirmWaitingEntry, async ({ body: { token }, c }) => {
    const entry = await find(c, token);
    if (!('id' in entry)) return entry;
    return inTransaction(db, async (tx) => {
      const now = clock();
      await confirmEntry(tx, entry.id, now);
      return { entry: await entryView(tx, (await findEntry(tx, token)) ?? entry, now) };
    });
  });

  mount(app, leaveWaitingList, async ({ body: { token }, c }) => {
    const entry = await find(c, token);
    if (!('id' in entry)) return entry;
    return inTransaction(db, async (tx) => {
      // The lock keeps an offer from being made meanwhile.
      await lockHoldLimits(tx, [WAITLIST_LOCK]);
      const now = clock();
      const latest = (await findEntry(tx, token)) ?? entry;
      if (latest.offer_id) await releaseHold(tx, latest.offer_id, now);
      const isOpen = ['waiting', 'offered'].includes(waitlistStateAt(latest, now));
      if (isOpen) await setEntry(tx, entry.id, { state: 'left', open_key: null });
      return { entry: await entryView(tx, isOpen ? { ...latest, state: 'left' } : latest, now) };
    });
  });

  async function find(c: Context, token: string): Promise<WaitlistEntryRow | Refusal> {
    const entry = await findEntry(db, token);
    const { refusal } = await countAttempt(deps, c, 'open-entry', 'any', entry && token);
    return refusal ?? entry ?? refuse('not_found', {}, say().roomsWaitlist.LINK_UNKNOWN);
  }
}

/** Returns the state of an entry. An unpaid hold that has expired is no booking; a late payment makes it one again. */
async function stateOf(db: Database | Tx, row: WaitlistEntryRow, now: Date): Promise<EntryState> {
  const state = entryStateAt(row, now);
  const booked = row.booked_id === null ? undefined : await findReservation(db, row.booked_id);
  return state === 'booked' && booked && statusAt(booked, now) === 'expired' ? 'lapsed' : state;
}

async function entryView(db: Database | Tx, row: WaitlistEntryRow, now: Date): Promise<WaitlistEntry> {
  const state = await stateOf(db, row, now);
  return {
    state,
    check_in: row.check_in,
    check_out: row.check_out,
    guests: row.adults,
    children: row.children,
    rooms: await roomsOfEntry(db, row),
    held_until: state === 'offered' ? (row.offer_until?.toISOString() ?? null) : null,
  };
}
