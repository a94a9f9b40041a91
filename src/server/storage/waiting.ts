import type { Party, Stay } from '#domain/stay.ts';
import { hashToken, randomToken } from '../accounts/tokens.ts';
import type { Database, Tx } from './database.ts';
import type { WaitingEntryRow } from './guests-schema.ts';
import { findHold } from './holds.ts';

/** Whoever holds this key of `hold_guard` is alone with the line. */
export const LINE = 'waiting list';

export interface Waiter {
  email: string;
  stay: Stay;
  party: Party;
  roomId: number | null;
}

type Wish = Pick<WaitingEntryRow, 'email' | 'check_in' | 'check_out' | 'room_id'>;

/** No two open places have the same: a guest waits once for one thing. */
function openKey({ email, check_in, check_out, room_id }: Wish): string {
  return [email, check_in, check_out, room_id ?? 'any'].join(' ');
}

/**
 * A place at the end of the line; undefined for who stands in it already, whose party is brought up to date. A place that
 * was booked keeps its key, because an unpaid booking may give it back, until the guest asks for another.
 */
export async function joinLine(tx: Tx, waiter: Waiter, now: Date): Promise<number | undefined> {
  const { email, stay, party, roomId } = waiter;
  const wish = { email, check_in: stay.checkIn, check_out: stay.checkOut, room_id: roomId };
  const key = openKey(wish);
  await endOffers(tx, now, key);
  await tx
    .updateTable('waiting_entry')
    .set({ open_key: null })
    .where('open_key', '=', key)
    .where('state', '=', 'booked')
    .execute();
  const row = await tx
    .insertInto('waiting_entry')
    .values({ ...wish, ...party, state: 'waiting', open_key: key, created_at: now })
    .onConflict((conflict) => conflict.column('open_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return row.id;
  await tx
    .updateTable('waiting_entry')
    .set(party)
    .where('open_key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
  return undefined;
}

/** Offers that have run out, all or that of one place, are over before the worker comes: their guests may join anew. */
async function endOffers(tx: Tx, now: Date, key?: string): Promise<void> {
  await tx
    .updateTable('waiting_entry')
    .set({ state: 'lapsed', open_key: null })
    .where('state', '=', 'offered')
    .where('offer_until', '<=', now)
    .$if(key !== undefined, (query) => query.where('open_key', '=', key ?? ''))
    .execute();
}

/** The token of a mail's link to a place in line, `{SITE_URL}/waiting-list/{token}`. */
export async function createWaitingLink(tx: Tx, entryId: number): Promise<string> {
  const token = randomToken();
  await tx
    .insertInto('waiting_link')
    .values({ token_hash: hashToken(token), entry_id: entryId })
    .execute();
  return token;
}

export async function findWaiting(db: Database | Tx, token: string): Promise<WaitingEntryRow | undefined> {
  return db
    .selectFrom('waiting_entry')
    .innerJoin('waiting_link', 'entry_id', 'id')
    .selectAll('waiting_entry')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export async function findWaitingById(db: Database | Tx, id: number): Promise<WaitingEntryRow | undefined> {
  return db.selectFrom('waiting_entry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The rooms that are held; before, the one that is waited for; none while any will do. */
export async function waitingRooms(
  db: Database | Tx,
  { room_id, offer_id }: Pick<WaitingEntryRow, 'room_id' | 'offer_id'>,
): Promise<{ id: number; name: string }[]> {
  const offer = offer_id === null ? undefined : await findHold(db, offer_id);
  const ids = offer ? offer.nights.map((night) => night.room_id) : [room_id ?? 0];
  return db.selectFrom('room').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute();
}

/** Those who wait, in their order. Offers that have run out and stays that have begun leave the line first. */
export async function listLine(tx: Tx, now: Date, today: string): Promise<WaitingEntryRow[]> {
  await endOffers(tx, now);
  await tx
    .updateTable('waiting_entry')
    .set({ state: 'passed', open_key: null })
    .where('state', '=', 'waiting')
    .where('check_in', '<', today)
    .execute();
  return tx.selectFrom('waiting_entry').selectAll().where('state', '=', 'waiting').orderBy('id').execute();
}

/**
 * The place that was booked has its offer again. A place that its guest asked for meanwhile makes way while it only waits;
 * one that has got further is the guest's only one, and this stays as it is: false. The entry is locked.
 */
export async function reopenOffer(tx: Tx, entry: WaitingEntryRow): Promise<boolean> {
  const open_key = openKey(entry);
  if (entry.open_key === null) {
    const { numUpdatedRows } = await tx
      .updateTable('waiting_entry')
      .set({ state: 'left', open_key: null })
      .where('open_key', '=', open_key)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  await setWaiting(tx, entry.id, { state: 'offered', booked_id: null, open_key });
  return true;
}

export async function setWaiting(
  tx: Tx,
  id: number,
  change: Partial<Pick<WaitingEntryRow, 'state' | 'open_key' | 'offer_id' | 'offer_until' | 'booked_id'>>,
): Promise<void> {
  await tx.updateTable('waiting_entry').set(change).where('id', '=', id).execute();
}

/** Who waited is forgotten a month after the stay they hoped for. */
export async function dropOldWaiters(db: Database, before: string): Promise<void> {
  await db.deleteFrom('waiting_entry').where('check_in', '<', before).execute();
}
