import type { Party, Stay } from '#domain/stay.ts';
import { hashToken, randomToken } from '../accounts/tokens.ts';
import type { Database, Tx } from './database.ts';
import type { WaitingEntryRow } from './guests-schema.ts';

/** Whoever holds this key of `hold_guard` is alone with the line. */
export const LINE = 'waiting list';

export interface Waiter {
  email: string;
  stay: Stay;
  party: Party;
  roomId: number | null;
}

/** A place at the end of the line; undefined for who stands in it already, whose party is brought up to date. */
export async function joinLine(tx: Tx, waiter: Waiter, now: Date): Promise<number | undefined> {
  const { email, stay, party, roomId } = waiter;
  const key = [email, stay.checkIn, stay.checkOut, roomId ?? 'any'].join(' ');
  const row = await tx
    .insertInto('waiting_entry')
    .values({
      email,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      ...party,
      room_id: roomId,
      state: 'waiting',
      open_key: key,
      created_at: now,
    })
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

/** The rooms that are held, in the order of the offer; before, the one that is waited for; none while any will do. */
export async function waitingRooms(
  db: Database | Tx,
  { room_id, offer_id }: Pick<WaitingEntryRow, 'room_id' | 'offer_id'>,
): Promise<{ id: number; name: string }[]> {
  const rooms = db.selectFrom('room').select(['room.id', 'room.name']);
  if (offer_id === null) return rooms.where('room.id', '=', room_id ?? 0).execute();
  return rooms
    .innerJoin('reservation_room', 'reservation_room.room_id', 'room.id')
    .where('reservation_room.reservation_id', '=', offer_id)
    .orderBy('reservation_room.position')
    .execute();
}

/** Those who wait, in their order. Offers that have run out and stays that have begun leave the line first. */
export async function listLine(tx: Tx, now: Date, today: string): Promise<WaitingEntryRow[]> {
  await tx
    .updateTable('waiting_entry')
    .set({ state: 'lapsed', open_key: null })
    .where('state', '=', 'offered')
    .where('offer_until', '<=', now)
    .execute();
  await tx
    .updateTable('waiting_entry')
    .set({ state: 'passed', open_key: null })
    .where('state', '=', 'waiting')
    .where('check_in', '<', today)
    .execute();
  return tx.selectFrom('waiting_entry').selectAll().where('state', '=', 'waiting').orderBy('id').execute();
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
