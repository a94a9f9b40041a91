import { sql } from 'kysely';
import { KEEPS_TURN_HOURS, UNUSED_OFFERS } from '#domain/booking/waitlist.ts';
import { HOUR } from '#domain/dates/duration.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import type { Language } from '#domain/language/language.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { hashToken, randomToken } from '#server/platform/keys/tokens.ts';
import { findHold } from '#server/reservations/holds/hold-queries.ts';
import { listRoomNames } from '#server/rooms/queries.ts';
import type { WaitlistEntryRow } from './schema.ts';

const BATCH_SIZE = 500;

export interface WaitlistRequest {
  email: string;
  mailbox: string;
  stay: Stay;
  party: Party;
  roomId: number | null;
  language: Language;
}

export interface AddedEntry {
  id: number;
  /** False for an entry that existed before and gets no mail. */
  isNew: boolean;
}

type EntryKey = Pick<WaitlistEntryRow, 'email' | 'check_in' | 'check_out' | 'room_id'>;

/** Returns a key that is unique among open entries: a guest waits once for the same rooms and dates. */
export function openKey({ email, check_in, check_out, room_id }: EntryKey): string {
  return [asciiEmail(email), check_in, check_out, room_id ?? 'any'].join(' ');
}

/**
 * Adds an entry at the end of the waitlist, or updates party and language of the one that its guest has already. A booked
 * entry keeps its key, because an unpaid booking may reopen its offer, until the guest makes another entry.
 */
export async function addEntry(tx: Tx, request: WaitlistRequest, now: Date): Promise<AddedEntry> {
  const { email, mailbox, stay, party, roomId, language } = request;
  const columns = { email, check_in: stay.checkIn, check_out: stay.checkOut, room_id: roomId };
  const key = openKey(columns);
  await endOffers(tx, now, key);
  await tx
    .updateTable('waitlist_entry')
    .set({ open_key: null })
    .where('open_key', '=', key)
    .where('state', '=', 'booked')
    .execute();
  const row = await tx
    .insertInto('waitlist_entry')
    .values({
      ...columns,
      ...party,
      language,
      mailbox,
      state: 'waiting',
      open_key: key,
      created_at: now,
      confirmed_at: null,
      queued_at: now,
    })
    .onConflict((conflict) => conflict.column('open_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) return { id: row.id, isNew: true };
  await tx
    .updateTable('waitlist_entry')
    .set({ ...party, language })
    .where('open_key', '=', key)
    .where('state', '=', 'waiting')
    .execute();
  const { id } = await tx
    .selectFrom('waitlist_entry')
    .select('id')
    .where('open_key', '=', key)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/**
 * Confirms that the guest waits: the entry counts from when it was added, if that was less than a day ago, and all
 * entries of the guest are resumed.
 */
export async function confirmEntry(tx: Tx, id: number, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - KEEPS_TURN_HOURS * HOUR);
  const confirmed = await tx
    .updateTable('waitlist_entry')
    .set((eb) => ({
      confirmed_at: now,
      queued_at: eb
        .case()
        .when(eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<=', dayAgo)]))
        .then(now)
        .else(eb.ref('queued_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('paused_at', 'is not', null)]))
    .returning('mailbox')
    .executeTakeFirst();
  if (!confirmed) return;
  await tx
    .updateTable('waitlist_entry')
    .set({ paused_at: null })
    .where('mailbox', '=', confirmed.mailbox)
    .where('paused_at', 'is not', null)
    .execute();
}

/**
 * Ends expired offers, all or that of one entry, without waiting for the worker, so that their guests may enter
 * again. A guest who has let too many expire in a row is asked by mail whether they still wait, and gets no offers
 * until they confirm.
 */
export async function endOffers(tx: Tx, now: Date, key?: string): Promise<void> {
  const ended = await tx
    .updateTable('waitlist_entry')
    .set({ state: 'lapsed', open_key: null })
    .where('state', '=', 'offered')
    .where('offer_until', '<=', now)
    .$if(key !== undefined, (query) => query.where('open_key', '=', key ?? ''))
    .returning('mailbox')
    .execute();
  if (ended.length === 0) return;
  const mailboxes = sql.join(ended.map(({ mailbox }) => mailbox));
  const { rows } = await sql<Pick<WaitlistEntryRow, 'id' | 'email' | 'mailbox'>>`
    with confirmed as (
      select mailbox, max(greatest(entry.confirmed_at, case when paid_paise > 0 then offer_until end)) as at
      from waitlist_entry entry left join reservation on reservation.id = booked_id
      where mailbox in (${mailboxes}) group by mailbox
    ), unused as (
      select entry.mailbox from waitlist_entry entry
      join confirmed on confirmed.mailbox = entry.mailbox and confirmed.at < entry.offer_until
      left join reservation on reservation.id = booked_id
      left join hold on hold.id = offer_id
      where (entry.state = 'lapsed' and hold.released_at is null)
        or (entry.state = 'booked' and paid_paise = 0 and offer_until <= ${now})
      group by entry.mailbox having count(*) >= ${UNUSED_OFFERS}
    )
    update waitlist_entry set paused_at = ${now}
    where state = 'waiting' and confirmed_at is not null and paused_at is null
      and mailbox in (select mailbox from unused)
    returning id, email, mailbox`.execute(tx);
  const firstOf = new Map(rows.sort((a, b) => b.id - a.id).map((row) => [row.mailbox, row]));
  for (const { id, email } of firstOf.values()) {
    const data = { entry_id: id, token: await createEntryLink(tx, id) };
    await enqueueMail(tx, email, { kind: 'waiting_paused', data }, now);
  }
}

/** Ends entries whose stay has begun, some at a time. */
export async function endBegunEntries(tx: Tx, today: string): Promise<void> {
  await sql`
    update waitlist_entry set state = 'passed', open_key = null
    where id in (
      select id from waitlist_entry where state = 'waiting' and check_in < ${today} limit ${BATCH_SIZE}
    )`.execute(tx);
}

/** Returns the token of a mail's link to an entry, `{SITE_URL}/waiting-list/{token}`. */
export async function createEntryLink(tx: Tx, entryId: number): Promise<string> {
  const token = randomToken();
  await tx
    .insertInto('waitlist_link')
    .values({ token_hash: hashToken(token), entry_id: entryId })
    .execute();
  return token;
}

export async function findEntry(db: Database | Tx, token: string): Promise<WaitlistEntryRow | undefined> {
  return db
    .selectFrom('waitlist_entry')
    .innerJoin('waitlist_link', 'entry_id', 'id')
    .selectAll('waitlist_entry')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

export async function findEntryById(db: Database | Tx, id: number): Promise<WaitlistEntryRow | undefined> {
  return db.selectFrom('waitlist_entry').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the rooms that are held; before an offer, the requested room; empty when any room will do. */
export async function roomsOfEntry(
  db: Database | Tx,
  { room_id, offer_id }: Pick<WaitlistEntryRow, 'room_id' | 'offer_id'>,
): Promise<{ id: number; name: string }[]> {
  const offer = offer_id === null ? undefined : await findHold(db, offer_id);
  const ids = offer ? offer.nights.map((night) => night.room_id) : [room_id ?? 0];
  return listRoomNames(db, ids);
}

export async function setEntry(
  tx: Tx,
  id: number,
  change: Partial<Pick<WaitlistEntryRow, 'state' | 'open_key' | 'offer_id' | 'offer_until' | 'booked_id'>>,
): Promise<void> {
  await tx.updateTable('waitlist_entry').set(change).where('id', '=', id).execute();
}

/** Deletes entries a month after their stay. */
export async function dropOldEntries(db: Database, before: string): Promise<void> {
  await db.deleteFrom('waitlist_entry').where('check_in', '<', before).execute();
}
