import { sql } from 'kysely';
import type { ExportUrl } from '#contract/host/channels.ts';
import { heldAfter } from '#domain/channels/echoes.ts';
import { HOUR } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { randomToken } from '#server/platform/keys/tokens.ts';
import { lockDescribed } from '#server/rooms/photo-queries.ts';
import { exportUrlOf, paceAfter } from './export-address.ts';
import type { TakenNight } from './export-blocks.ts';
import type { ExportRow } from './schema.ts';

/** A room can have this many feeds, and so as many channels. */
const MOST_CHANNELS = 10;

/** Returns the address of a channel for a room; makes one if it has none. "airbnb" is the same channel as "Airbnb". */
export function ensureExport(tx: Tx, roomId: number, channel: string, now: Date) {
  return saveExport(tx, { roomId, channel, now }, async (row) => row);
}

/** Gives a channel a new address for a room; the old one ends with the transaction. */
export function renewExport(tx: Tx, roomId: number, channel: string, now: Date) {
  return saveExport(tx, { roomId, channel, now }, (row) =>
    tx
      .updateTable('channel_export')
      .set({ nonce: randomToken(), created_at: now, last_fetched_at: null, pace_seconds: null, held: '{}' })
      .where('room_id', '=', roomId)
      .where('channel', '=', row.channel)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Saves one channel at a time for each room, because they are counted. */
async function saveExport(
  tx: Tx,
  { roomId, channel, now }: { roomId: number; channel: string; now: Date },
  withKnown: (row: ExportRow) => Promise<ExportRow>,
): Promise<ExportRow | Refusal> {
  await lockDescribed(tx, { kind: 'room', id: roomId });
  const rows = await listExports(tx, [roomId]);
  const known = rows.find((row) => row.channel.toLowerCase() === channel.toLowerCase());
  if (known) return withKnown(known);
  if (rows.length >= MOST_CHANNELS) return refuse('too_many_feeds');
  return tx
    .insertInto('channel_export')
    .values({ room_id: roomId, channel, nonce: randomToken(), created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listExports(db: Database | Tx, roomIds: readonly number[]): Promise<ExportRow[]> {
  return db
    .selectFrom('channel_export')
    .selectAll()
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('room_id')
    .orderBy('channel')
    .execute();
}

/** Ends the address of a channel for a room. Returns false if there is none. */
export async function deleteExport(tx: Tx, roomId: number, channel: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('channel_export')
    .where('room_id', '=', roomId)
    .where(sql<boolean>`lower(channel) = lower(${channel})`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function listExportUrls(
  deps: Pick<AppContext, 'config' | 'accounts'> & { db: Database | Tx },
  roomIds: readonly number[],
  now: Date,
): Promise<ExportUrl[]> {
  return (await listExports(deps.db, roomIds)).map((row) => exportUrlOf(deps, row, now));
}

/** Locks the addresses of a room, so that its calendars are made one after the other. */
export function lockExports(tx: Tx, roomId: number): Promise<ExportRow[]> {
  return tx
    .selectFrom('channel_export')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('channel')
    .forUpdate()
    .execute();
}

/** Saves that a channel has fetched these nights. */
export async function markFetched(
  tx: Tx,
  row: ExportRow,
  nights: readonly string[],
  now: Date,
): Promise<void> {
  const held = JSON.stringify(heldAfter(row.held, nights, now));
  await tx
    .updateTable('channel_export')
    .set({ last_fetched_at: now, pace_seconds: paceAfter(row, now), held })
    .where('room_id', '=', row.room_id)
    .where('channel', '=', row.channel)
    .execute();
}

/**
 * Returns the nights of a room that are sold, closed (all of a retired room), closed by a channel, or held for longer than a payment takes: offers, and holds of the
 * host. Every checkout in the calendars of channels would close nights there that are free again in a quarter of an
 * hour.
 */
export async function listTakenNights(
  tx: Tx,
  roomId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<TakenNight[]> {
  const isLongHold = sql<boolean>`(held_until > ${now} and (
    purpose = 'offer' or ends_at > hold.created_at + ${`${HOUR} milliseconds`}::interval or holder.paid_paise > 0))`;
  return tx
    .selectFrom('room_night')
    .innerJoin('room', 'room.id', 'room_id')
    .leftJoin('hold', 'hold.id', 'room_night.hold_id')
    .leftJoin('reservation as holder', 'holder.id', 'hold.reservation_id')
    .select(['night', 'room_night.reservation_id'])
    .select(sql<number | null>`case when ${isLongHold} then hold_id end`.as('hold_id'))
    .select(
      sql<string | null>`case when not closed and retired_at is null then blocked_by end`.as('blocked_by'),
    )
    .where('room_id', '=', roomId)
    .where('night', '>=', from)
    .where('night', '<=', to)
    .where((where) =>
      where.or([
        where('room_night.reservation_id', 'is not', null),
        where('closed', '=', true),
        where('retired_at', 'is not', null),
        where('blocked_by', 'is not', null),
        isLongHold,
      ]),
    )
    .orderBy('night')
    .execute();
}

export async function listBroughtBy(tx: Tx, roomId: number, channel: string): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('channel_event')
    .innerJoin('channel_feed', 'channel_feed.id', 'feed_id')
    .select('reservation_id')
    .where('room_id', '=', roomId)
    .where(sql<boolean>`lower(name) = lower(${channel})`)
    .where('reservation_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ reservation_id }) => reservation_id ?? []));
}
