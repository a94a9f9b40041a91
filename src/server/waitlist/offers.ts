import { offerEnds } from '#domain/booking/waitlist.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Job } from '#server/platform/jobs.ts';
import { heldNights, insertHold } from '#server/reservations/holds/hold-queries.ts';
import { lockHoldLimits, type SoldRoom, WAITLIST_LOCK } from '#server/reservations/queries.ts';
import { sellFreeRooms } from '#server/reservations/sell.ts';
import { lockNights } from '#server/rooms/night-queries.ts';
import { priceRooms } from '#server/rooms/price.ts';
import { listLengthRules, listNights, listRooms } from '#server/rooms/queries.ts';
import { createEntryLink, endBegunEntries, endOffers, findEntryById, setEntry } from './queries.ts';
import { nextEntry, queueMark } from './queue-queries.ts';
import type { WaitlistEntryRow } from './schema.ts';
import { suitableRooms } from './suitable-rooms.ts';

type OfferDeps = Pick<AppContext, 'db' | 'clock'>;

const OFFERS_A_ROUND = 10;
const RECHECK_MILLISECONDS = 10 * MINUTE;

/** Holds freed rooms for guests on the waitlist, first come, first served, some at a time. */
export async function offerFreedRooms({ db, clock }: OfferDeps): Promise<void> {
  await inTransaction(db, (tx) => endEntries(tx, clock()));
  for (let made = 0; made < OFFERS_A_ROUND; made += 1) {
    if (!(await inTransaction(db, (tx) => offerOne(tx, clock())))) return;
  }
}

/** Ends expired offers and entries whose stay has begun. */
async function endEntries(tx: Tx, now: Date): Promise<void> {
  await endOffers(tx, now);
  await endBegunEntries(tx, todayInIndia(now));
}

/**
 * Makes one offer, to the first entry for which enough rooms are free, all together. An entry that needs more keeps
 * its position: what it can't use is offered to the next. One worker at a time goes through the waitlist and sees all
 * nights at one instant, so the order is fair.
 */
async function offerOne(tx: Tx, now: Date): Promise<boolean> {
  await lockHoldLimits(tx, [WAITLIST_LOCK]);
  const queue = await nextEntry(tx, now, todayInIndia(now));
  if (queue.size === 0) return false;
  const rules = await listLengthRules(tx);
  for (const [id, free] of queue) {
    const entry = await findEntryById(tx, id);
    if (!entry) continue;
    const stay = { checkIn: entry.check_in, checkOut: entry.check_out };
    const rooms = await listRooms(tx, free);
    const chosen = suitableRooms(
      priceRooms(rooms, stay, await listNights(tx, stay, now, free), rules),
      entry,
    );
    if (!chosen) continue;
    // The nights are checked again under the lock that every booking takes.
    const locked = await lockNights(tx, chosen, stay, now);
    const requested = rooms.filter((room) => chosen.includes(room.id));
    const sold = sellFreeRooms(priceRooms(requested, stay, locked, rules));
    if (sold instanceof Refusal) continue;
    await offer(tx, entry, sold, now);
    return true;
  }
  return false;
}

async function offer(tx: Tx, entry: WaitlistEntryRow, sold: readonly SoldRoom[], now: Date): Promise<void> {
  const until = offerEnds(now, entry.check_in);
  const nights = heldNights(sold);
  const hold = { purpose: 'offer', reservationId: null, nights, proof: 'mailbox', now, until } as const;
  const offerId = await insertHold(tx, hold);
  await setEntry(tx, entry.id, { state: 'offered', offer_id: offerId, offer_until: until });
  const data = {
    entry_id: entry.id,
    token: await createEntryLink(tx, entry.id),
    until: until.toISOString(),
  };
  await enqueueMail(tx, entry.email, { kind: 'waiting_offer', data }, now);
}

/** Calls `beforeOffers` first, because other sites may have sold nights that are free here. */
export function waitlistJobs(deps: OfferDeps, beforeOffers: () => Promise<void>): Job[] {
  let seen = '';
  const run = async () => {
    const mark = await currentMark(deps);
    if (mark === seen) return;
    await beforeOffers();
    await offerFreedRooms(deps);
    seen = mark;
  };
  return [{ name: 'offer freed rooms', everyMilliseconds: 10_000, run }];
}

/**
 * Returns a mark: while it is unchanged, there is no new offer to make. It also changes every few minutes, for what it
 * doesn't cover.
 */
async function currentMark({ db, clock }: OfferDeps): Promise<string> {
  const now = clock();
  const mark = await queueMark(db, now, todayInIndia(now));
  return `${mark} ${Math.floor(now.getTime() / RECHECK_MILLISECONDS)}`;
}
