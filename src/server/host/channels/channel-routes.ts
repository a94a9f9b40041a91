import type { Hono } from 'hono';
import {
  addFeed,
  changeFeed,
  deleteExportUrl,
  deleteFeed,
  getChannels,
  listRoomFeeds,
  readFeed as readFeedNow,
  resolveConflict,
  setWhenSilent,
} from '#contract/host/channels.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { DAY } from '#domain/dates/duration.ts';
import { findConflict, listConflicts, markResolved } from '#server/channels/conflict-queries.ts';
import { exportUrlOf } from '#server/channels/export-address.ts';
import { deleteExport, ensureExport, listExportUrls } from '#server/channels/export-queries.ts';
import { feedAddress } from '#server/channels/feed-address.ts';
import {
  findFeed,
  insertFeed,
  listFeedsOfRooms,
  lockFeed,
  updateFeed,
} from '#server/channels/feed-queries.ts';
import type { ChannelProvider } from '#server/channels/provider.ts';
import { readFeed } from '#server/channels/read-feed.ts';
import { lockFeedsOf, removeFeed, takePending } from '#server/channels/room-feeds.ts';
import { type Host, mountForHost, nameOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { hasNote, insertMessage } from '#server/reservations/messages/message-queries.ts';
import { listRoomsOfProperties } from '#server/rooms/host-night-queries.ts';
import { listSilenceChoices, saveSilenceChoice } from '#server/rooms/property-queries.ts';
import { conflictsView, feedsView } from './channel-view.ts';

const MOST_FEEDS = 10;
/** Milliseconds for which a resolved conflict is shown. */
const SHOWN = 30 * DAY;

/**
 * Mounts the calls about calendars of other sites, nights sold twice, and what happens while a site does not respond.
 */
export function channelRoutes(app: Hono, deps: AppContext & { channels: ChannelProvider }): void {
  const { db, clock, config } = deps;

  const applying = () => {
    const now = clock();
    return { now, today: todayInIndia(now), hostEmail: config.hostEmail };
  };
  const feedsOf = async (roomIds: readonly number[]) => ({
    feeds: await feedsView(db, await listFeedsOfRooms(db, roomIds)),
    export_urls: await listExportUrls(deps, roomIds, clock()),
  });
  const findRoom = async (id: number, host: Host) =>
    (await listRoomsOfProperties(db, host.propertyIds, { withRetired: true })).find((room) => room.id === id);
  const findOwnFeed = async (id: number, host: Host) => {
    const feed = await findFeed(db, id);
    const room = feed && (await findRoom(feed.room_id, host));
    return feed && room ? { feed, room } : undefined;
  };

  mountForHost(app, deps, getChannels, async ({ host: { propertyIds } }) => {
    const now = clock();
    // The feeds of a retired room are still read, so the host can still end them.
    const rooms = await listRoomsOfProperties(db, propertyIds, { withRetired: true });
    const ids = rooms.map(({ id }) => id);
    const conflicts = await listConflicts(db, ids, new Date(now.getTime() - SHOWN));
    return {
      ...(await feedsOf(ids)),
      conflicts: await conflictsView(db, conflicts, now),
      rooms,
      properties: await listSilenceChoices(db, propertyIds),
    };
  });

  mountForHost(app, deps, listRoomFeeds, async ({ params: { id }, host }) =>
    (await findRoom(id, host)) ? feedsOf([id]) : refuse('not_found'),
  );

  mountForHost(app, deps, addFeed, async ({ params: { id }, body: { name, url: typed }, host }) => {
    const room = await findRoom(id, host);
    if (!room) return refuse('not_found');
    const url = feedAddress(typed, config);
    if (url instanceof Refusal) return url;
    const now = clock();
    const added = await host.inTransaction(async (tx) => {
      // This locks the room, so that its feeds are counted one after the other.
      const row = await ensureExport(tx, id, name, now);
      if (row instanceof Refusal) return row;
      if ((await listFeedsOfRooms(tx, [id])).length >= MOST_FEEDS) return refuse('too_many_feeds');
      const feedId = await insertFeed(tx, { roomId: id, name, url, now });
      if (feedId === undefined) return refuse('feed_exists');
      // The history leaves out the address, which is a secret of the channel.
      const event = { action: 'connect calendar', after: { room_id: id, feed_id: feedId, name } };
      await writeAudit(tx, host, { propertyId: room.property_id, ...event }, now);
      return { feedId, row };
    });
    if (added instanceof Refusal) return added;
    const feed = await readFeed(deps, added.feedId);
    const [view] = feed ? await feedsView(db, [feed]) : [];
    return view ? { feed: view, export_url: exportUrlOf(deps, added.row, now) } : refuse('not_found');
  });

  mountForHost(app, deps, deleteFeed, async ({ params: { id, feed_id }, host }) => {
    const own = await findOwnFeed(feed_id, host);
    if (own?.room.id !== id) return refuse('not_found');
    await host.inTransaction(async (tx) => {
      await removeFeed(tx, own.feed, applying());
      const left = await listFeedsOfRooms(tx, [id]);
      // The address belongs to the site, which may still have another calendar here.
      if (!left.some(({ name }) => name.toLowerCase() === own.feed.name.toLowerCase()))
        await deleteExport(tx, id, own.feed.name);
      const event = { action: 'remove calendar', before: { room_id: id, feed_id, name: own.feed.name } };
      await writeAudit(tx, host, { propertyId: own.room.property_id, ...event }, clock());
    });
    return feedsOf([id]);
  });

  mountForHost(app, deps, changeFeed, async ({ params: { id }, body: { bookings_only }, host }) => {
    const own = await findOwnFeed(id, host);
    if (!own) return refuse('not_found');
    const changed = await host.inTransaction(async (tx) => {
      const feed = await lockFeed(tx, id);
      if (!feed) return refuse('not_found');
      if (bookings_only && !feed.has_stays) return refuse('only_blocks');
      if (bookings_only === feed.bookings_only) return feed;
      await updateFeed(tx, id, { bookings_only });
      const of = { room_id: own.room.id, feed_id: id, name: feed.name };
      const event = {
        action: 'change calendar',
        before: Object.assign({ bookings_only: feed.bookings_only }, of),
        after: Object.assign({ bookings_only }, of),
      };
      await writeAudit(tx, host, { propertyId: own.room.property_id, ...event }, clock());
      return Object.assign(feed, { bookings_only });
    });
    if (changed instanceof Refusal) return changed;
    const [view] = await feedsView(db, [changed]);
    return view ? { feed: view } : refuse('not_found');
  });

  mountForHost(app, deps, deleteExportUrl, async ({ params: { id }, body: { channel }, host }) => {
    const room = await findRoom(id, host);
    if (!room) return refuse('not_found');
    const isEnded = await host.inTransaction(async (tx) => {
      if (!(await deleteExport(tx, id, channel))) return false;
      const event = { action: 'remove calendar address', before: { room_id: id, channel } };
      await writeAudit(tx, host, { propertyId: room.property_id, ...event }, clock());
      return true;
    });
    return isEnded ? feedsOf([id]) : refuse('not_found');
  });

  mountForHost(app, deps, readFeedNow, async ({ params: { id }, host, c }) => {
    if (!(await findOwnFeed(id, host))) return refuse('not_found');
    const tooMany = await checkRateLimit(deps, c, 'feed', id);
    if (tooMany) return tooMany;
    const feed = await readFeed(deps, id);
    const [view] = feed ? await feedsView(db, [feed]) : [];
    return view ? { feed: view } : refuse('not_found');
  });

  mountForHost(app, deps, setWhenSilent, ({ params: { id }, body: { when_silent }, host }) => {
    if (!host.propertyIds.includes(id)) return refuse('not_found');
    return host.inTransaction(async (tx) => {
      const before = await saveSilenceChoice(tx, id, when_silent);
      if (before !== when_silent) {
        const change = { before: { when_silent: before }, after: { when_silent } };
        const event = { propertyId: id, action: 'change silent channels', ...change };
        await writeAudit(tx, host, event, clock());
      }
      return { when_silent };
    });
  });

  mountForHost(app, deps, resolveConflict, async ({ params: { id }, body, host }) => {
    const conflict = await findConflict(db, id);
    if (!conflict || !host.propertyIds.includes(conflict.property_id)) return refuse('not_found');
    await host.inTransaction(async (tx) => {
      const now = clock();
      await lockFeedsOf(tx, conflict.room_id, applying());
      const { property_id: propertyId, reservation_id: reservationId, channel, nights } = conflict;
      const note = body?.note;
      // An act on the booking may have ended the conflict already; what the host wrote is recorded nevertheless.
      const isOver = (await findConflict(tx, id))?.resolved_at !== null;
      if (isOver && (!note || (await hasNote(tx, reservationId, note)))) return;
      // Applying the events may end the conflict by itself, too.
      await takePending(tx, conflict.room_id, applying());
      await markResolved(tx, [id], now);
      const after = { conflict_id: id, channel, nights };
      await writeAudit(tx, host, { propertyId, reservationId, action: 'resolve conflict', after }, now);
      if (note) await insertMessage(tx, { ...noteBy(host), reservation_id: reservationId, text: note }, now);
    });
    const resolved = await findConflict(db, id);
    const [view] = resolved ? await conflictsView(db, [resolved], clock()) : [];
    return view ? { conflict: view } : refuse('not_found');
  });
}

/** Only hosts read this note, on the page of the booking. */
const noteBy = (host: Host) => ({ author: 'note' as const, user_id: host.user.id, name: nameOf(host) });
