import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { getRoomCalendar } from '#contract/ical.ts';
import { addDays, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import { MAX_DAYS_AHEAD } from '#domain/rates/host-calendar.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isHead } from '#server/platform/http/methods.ts';
import { mount } from '#server/platform/http/mount.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { countChanges } from './block-queries.ts';
import { exportSecret } from './export-address.ts';
import { blocksOf } from './export-blocks.ts';
import { listBroughtBy, listExports, listTakenNights, lockExports, markFetched } from './export-queries.ts';
import type { ExportRow } from './schema.ts';
import { uidDomain } from './uid.ts';
import { type TakenNights, writeCalendar } from './write-calendar.ts';

const FILE_END = '.ics';

/** A shared cache must not keep the calendar: it would still respond after the address has ended. */
const CACHING = 'private, max-age=60';

/** The calendars of rooms, which channels fetch at addresses that only they know. */
export function icalRoutes(app: Hono, deps: AppContext): void {
  mount(app, getRoomCalendar, async ({ params: { room, file }, c }) => {
    const tooMany = await checkRateLimit(deps, c, 'calendar', `${room} ${file}`);
    if (tooMany) return tooMany;
    const secret = file.slice(0, -FILE_END.length);
    // To look at a calendar's head is no fetch.
    const taken = await readCalendar(deps, room, secret, { isFetch: !isHead(c) });
    if (!taken) return refuse('not_found');
    const { body, type, etag } = writeCalendar(taken);
    const headers = { ETag: etag, 'Cache-Control': CACHING };
    if (isKnown(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
    return c.body(body, 200, { ...headers, 'Content-Type': type });
  });
}

/** Returns what the owner of a secret must not sell of a room; undefined for a secret that nobody has. */
function readCalendar(
  { db, clock, accounts, config }: AppContext,
  roomId: number,
  secret: string,
  { isFetch }: { isFetch: boolean },
): Promise<TakenNights[] | undefined> {
  const now = clock();
  const today = todayInIndia(now);
  const hasSecret = (row: ExportRow) => isSame(exportSecret(accounts, row), secret);
  return inTransaction(db, async (tx) => {
    // The first look takes no lock, so that strangers can't hold up channels.
    if (!(await listExports(tx, [roomId])).some(hasSecret)) return undefined;
    const row = (await lockExports(tx, roomId)).find(hasSecret);
    if (!row) return undefined;
    const days = { from: addDays(today, -MAX_DAYS_AHEAD), to: addDays(today, MAX_DAYS_AHEAD) };
    const nights = await listTakenNights(tx, roomId, { ...days, now });
    const blocks = blocksOf(roomId, nights, { today, domain: uidDomain(config.siteUrl) });
    const counted = await countChanges(tx, roomId, blocks, now);
    const own = await listBroughtBy(tx, roomId, row.channel);
    const given = blocks.filter(
      ({ reservationId, blockedBy }) =>
        !(reservationId !== null && own.has(reservationId)) &&
        blockedBy?.toLowerCase() !== row.channel.toLowerCase(),
    );
    const nightsGiven = given.flatMap(({ checkIn, checkOut }) => nightsOf(checkIn, checkOut));
    if (isFetch) await markFetched(tx, row, nightsGiven, now);
    return given
      .map(({ uid, checkIn, checkOut }) => {
        const { sequence = 0, modified_at: modifiedAt = now } = counted.get(uid) ?? {};
        return { uid, checkIn, checkOut, sequence, modifiedAt };
      })
      .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn) || a.uid.localeCompare(b.uid));
  });
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Returns whether the channel has the current calendar. Proxies may have made its ETag a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  const plain = (mark: string) => mark.trim().replace(/^W\//, '');
  return header?.split(',').some((mark) => plain(mark) === plain(etag) || mark.trim() === '*') ?? false;
}
