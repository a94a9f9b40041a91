import { todayInIndia } from '#domain/calendar.ts';
import type { Stay } from '#domain/stay.ts';
import { offerEnds } from '#domain/waiting.ts';
import type { AppDeps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { sellFreeRooms } from '../reservations/sell.ts';
import { priceRooms } from '../rooms/price-rooms.ts';
import type { Tx } from '../storage/database.ts';
import type { WaitingEntryRow } from '../storage/guests-schema.ts';
import { heldNights, insertHold } from '../storage/holds.ts';
import { lockNights } from '../storage/inventory.ts';
import { enqueueMail } from '../storage/outbox.ts';
import { guardHolds, type SoldRoom } from '../storage/reservations.ts';
import { listLengthRules, listNights, listRooms, type RoomNight } from '../storage/rooms.ts';
import { inTransaction } from '../storage/transaction.ts';
import { createWaitingLink, LINE, listLine, setWaiting } from '../storage/waiting.ts';
import type { Job } from '../workers.ts';
import { suitableRooms } from './suitable-rooms.ts';

type OfferDeps = Pick<AppDeps, 'db' | 'clock'>;

/** Holds the rooms that came free for those who wait for them, first come, first served. */
export async function offerFreedRooms({ db, clock }: OfferDeps): Promise<void> {
  while (await inTransaction(db, (tx) => offerOne(tx, clock())));
}

/**
 * One offer, to the first in line for whom enough is free, all together or nothing. Who needs more than is free now is
 * passed over and keeps their place: what they can't use is offered to the next, not left empty. One worker at a time
 * goes along the line, and looks at all nights at one instant, so that nobody is overtaken by who came later.
 */
async function offerOne(tx: Tx, now: Date): Promise<boolean> {
  await guardHolds(tx, [LINE]);
  const line = await listLine(tx, now, todayInIndia(now));
  if (line.length === 0) return false;
  const rooms = await listRooms(tx);
  const rules = await listLengthRules(tx);
  const nights = await listNights(tx, wholeRange(line), now);
  for (const entry of line) {
    const stay = { checkIn: entry.check_in, checkOut: entry.check_out };
    const chosen = suitableRooms(priceRooms(rooms, stay, within(nights, stay), rules), entry);
    if (!chosen) continue;
    // What was seen free is looked at again under the lock that every booking takes.
    const locked = await lockNights(tx, chosen, stay, now);
    const wanted = rooms.filter(({ id }) => chosen.includes(id));
    const sold = sellFreeRooms(priceRooms(wanted, stay, locked, rules));
    if (sold instanceof Refusal) continue;
    await offer(tx, entry, sold, now);
    return true;
  }
  return false;
}

function wholeRange(line: readonly WaitingEntryRow[]): Stay {
  const ins = line.map((entry) => entry.check_in).sort();
  const outs = line.map((entry) => entry.check_out).sort();
  return { checkIn: ins[0] ?? '', checkOut: outs.at(-1) ?? '' };
}

function within(nights: readonly RoomNight[], { checkIn, checkOut }: Stay): RoomNight[] {
  return nights.filter(({ night }) => night >= checkIn && night < checkOut);
}

async function offer(tx: Tx, entry: WaitingEntryRow, sold: readonly SoldRoom[], now: Date): Promise<void> {
  const until = offerEnds(now, entry.check_in);
  const nights = heldNights(sold);
  const hold = { purpose: 'offer', reservationId: null, nights, proof: 'mailbox', now, until } as const;
  const offerId = await insertHold(tx, hold);
  await setWaiting(tx, entry.id, { state: 'offered', offer_id: offerId, offer_until: until });
  const data = {
    entry_id: entry.id,
    token: await createWaitingLink(tx, entry.id),
    until: until.toISOString(),
  };
  await enqueueMail(tx, entry.email, { kind: 'waiting_offer', data }, now);
}

export function waitingJobs(deps: OfferDeps): Job[] {
  return [{ name: 'offer freed rooms', everyMilliseconds: 10_000, run: () => offerFreedRooms(deps) }];
}
