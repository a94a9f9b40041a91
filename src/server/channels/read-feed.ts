import { newNames } from '#domain/channels/channel-nights.ts';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { MINUTE } from '#domain/dates/duration.ts';
import { MAX_DAYS_AHEAD } from '#domain/rates/host-calendar.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { listNightsOf } from '#server/reservations/channel-stay-queries.ts';
import { applyEvents, reservationsOf } from './apply-events.ts';
import type { Applying } from './conflicts.ts';
import { countAbsence, listEvents, renameEvents, saveEvents } from './event-queries.ts';
import { findFeed, lockFeed, saveFailedReading, saveWholeReading, updateFeed } from './feed-queries.ts';
import type { ChannelEvent, ChannelProvider, Reading } from './provider.ts';
import type { EventRow, FeedRow } from './schema.ts';
import { isOurs } from './uid.ts';

export type ChannelDeps = Pick<AppContext, 'db' | 'clock' | 'config'> & { channels: ChannelProvider };

const PACE = 10 * MINUTE;
const LONGEST_PAUSE = 60 * MINUTE;
/** An event must be missing in this many whole readings in a row before its nights are freed. */
const ABSENCES = 2;
/** Letters of the name of a zone that hosts are shown. */
const LONGEST_ZONE = 60;
/** Days. A longer event is no guest's stay: rooms are closed for a season. */
const LONGEST_STAY = 30;

/** Reads a feed now and applies what it says. Returns the feed after it; undefined if there is none. */
export async function readFeed(deps: ChannelDeps, id: number): Promise<FeedRow | undefined> {
  const feed = await findFeed(deps.db, id);
  if (!feed) return undefined;
  const at = deps.clock();
  const today = todayInIndia(at);
  const range = { from: today, to: addDays(today, MAX_DAYS_AHEAD) };
  // A new day brings nights into the range that the last reading left out.
  const mark = feed.last_ok_at && todayInIndia(feed.last_ok_at) === today ? feed.mark : null;
  const reading = withoutOurs(
    await deps.channels.receiveBookings({ url: feed.url, mark, range }),
    deps.config.siteUrl,
  );
  const applying = { now: at, today, hostEmail: deps.config.hostEmail };
  await inTransaction(deps.db, (tx) => applyReading(tx, id, reading, applying));
  return findFeed(deps.db, id);
}

/** Removes our own nights, which the channel has read here and sends back. */
function withoutOurs(reading: Reading, siteUrl: string): Reading {
  if (!('events' in reading)) return reading;
  return { ...reading, events: reading.events.filter(({ uid }) => !isOurs(uid, siteUrl)) };
}

async function applyReading(tx: Tx, id: number, reading: Reading, applying: Applying): Promise<void> {
  const feed = await lockFeed(tx, id);
  const { now: at } = applying;
  // The feed was removed meanwhile, or a later reading was faster.
  if (!feed || (feed.last_read_at && feed.last_read_at > at)) return;
  if (reading.kind === 'failed') {
    await saveFailedReading(tx, id, {
      at,
      next: after(at, pauseAfter(feed.failures)),
      problem: reading.problem,
    });
    // The stored events still count, but nights may have become free or been sold meanwhile.
    await applyEvents(tx, feed, applying);
    return;
  }
  const stored = await renamed(tx, feed, reading, applying.today);
  if (reading.kind !== 'unchanged') await saveEvents(tx, id, changedEvents(stored, reading.events));
  let gone: EventRow[] = [];
  if (reading.kind === 'partial') {
    await saveFailedReading(tx, id, { at, next: after(at, PACE), problem: reading.problem });
  } else {
    gone = await missAbsent(tx, absentFrom(stored, reading), applying.today);
    const mark = reading.kind === 'whole' ? reading.mark : feed.mark;
    await saveWholeReading(tx, id, { at, next: after(at, PACE), mark });
  }
  if (reading.kind !== 'unchanged') await saveFound(tx, feed, reading);
  await applyEvents(tx, feed, applying, gone);
}

/** Returns the stored events, under the names that a whole reading gives them: some channels make new ones at each. */
async function renamed(
  tx: Tx,
  { id }: FeedRow,
  reading: Exclude<Reading, { kind: 'failed' }>,
  today: string,
): Promise<EventRow[]> {
  const stored = await listEvents(tx, id);
  if (reading.kind !== 'whole') return stored;
  const names = newNames(stored, reading.events, today);
  if (names.size === 0) return stored;
  await renameEvents(tx, id, Object.fromEntries(names));
  return listEvents(tx, id);
}

/** Saves what else a calendar says of itself: that it names bookings, and a zone that nothing explains. */
async function saveFound(
  tx: Tx,
  { id, has_stays, unknown_zone }: FeedRow,
  { events, unknownZone }: Extract<Reading, { events: unknown }>,
): Promise<void> {
  const hasStays = has_stays || events.some(({ isBlock }) => !isBlock);
  const zone = unknownZone?.slice(0, LONGEST_ZONE) ?? null;
  if (hasStays !== has_stays || zone !== unknown_zone)
    await updateFeed(tx, id, { has_stays: hasStays, unknown_zone: zone });
}

/**
 * Returns the events that say something else than what is stored: most readings bring nothing new, and write nothing.
 */
function changedEvents(stored: readonly EventRow[], events: readonly ChannelEvent[]): ChannelEvent[] {
  const textOf = ({ nights, summary, link }: EventRow | ChannelEvent) =>
    JSON.stringify([nights, summary, link ?? null]);
  const known = new Map(
    stored.map((row) => [row.uid, row.absences === 0 && `${row.is_block} ${textOf(row)}`]),
  );
  return events.filter((event) => known.get(event.uid) !== `${event.isBlock} ${textOf(event)}`);
}

/** Returns the events that a whole reading does not name. An unchanged calendar lacks those that it lacked before. */
function absentFrom(
  stored: readonly EventRow[],
  reading: Reading & { kind: 'whole' | 'unchanged' },
): EventRow[] {
  if (reading.kind === 'unchanged') return stored.filter(({ absences }) => absences > 0);
  const named = new Set(reading.events.map(({ uid }) => uid));
  return stored.filter(({ uid }) => !named.has(uid));
}

/**
 * Counts the absence of events; returns those that are gone. A guest's stay that has begun keeps its nights: some
 * channels no longer name guests who are in the house.
 */
async function missAbsent(tx: Tx, absent: readonly EventRow[], today: string): Promise<EventRow[]> {
  await countAbsence(
    tx,
    absent.map(({ id }) => id),
  );
  const missed = absent.filter(({ absences }) => absences + 1 >= ABSENCES);
  const stays = Map.groupBy(await listNightsOf(tx, reservationsOf(missed)), (night) => night.reservation_id);
  return missed.filter(({ reservation_id: id }) => {
    const [first, ...others] = (id !== null && stays.get(id)) || [];
    return !first || first.night >= today || others.length >= LONGEST_STAY;
  });
}

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

/** Milliseconds: 1, 2, 4 … minutes, up to an hour. */
function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE, MINUTE * 2 ** Math.min(failures, 10));
}
