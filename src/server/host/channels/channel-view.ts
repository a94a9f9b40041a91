import type { ChannelConflict, ChannelFeed } from '#contract/host/channels.ts';
import { nightsOf } from '#domain/dates/calendar.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { isAirConditioned } from '#domain/rooms/room.ts';
import type { ListedConflict } from '#server/channels/conflict-queries.ts';
import { countEvents } from '#server/channels/event-queries.ts';
import type { FeedRow } from '#server/channels/schema.ts';
import { listLines } from '#server/host/calendar/calendar-queries.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { type ListedRoom, listNights, listRooms } from '#server/rooms/queries.ts';

/** Returns the nights that were sold twice, each with both bookings and the rooms that could take either guest. */
export async function conflictsView(
  db: Database,
  conflicts: readonly ListedConflict[],
  now: Date,
): Promise<ChannelConflict[]> {
  const properties = [...new Set(conflicts.map(({ property_id }) => property_id))];
  const ids = conflicts.map(({ reservation_id }) => reservation_id);
  const bookings = new Map((await listLines(db, properties, ids, now)).map((line) => [line.id, line]));
  const rooms = conflicts.length > 0 ? await listRooms(db) : [];
  const views = conflicts.map(async (conflict) => {
    const booking = bookings.get(conflict.reservation_id);
    // The booking is missing only if it was deleted, together with its conflict.
    if (!booking) return [];
    const { id, room_id, nights, reservation_id, feed_id, found_at, resolved_at, check_in, check_out } =
      conflict;
    const alike = sameKind(rooms, room_id);
    const isOver = resolved_at !== null;
    const free = async (stay: Stay) => (isOver ? [] : listFreeRooms(db, alike, stay, now));
    return [
      {
        id,
        room_id,
        nights,
        reservation_id,
        feed_id,
        booking,
        found_at: found_at.toISOString(),
        resolved_at: resolved_at?.toISOString() ?? null,
        event: {
          channel: conflict.channel,
          check_in,
          check_out,
          summary: conflict.summary,
          link: conflict.link,
        },
        free_rooms: {
          for_booking: await free({ checkIn: booking.check_in, checkOut: booking.check_out }),
          for_channel: await free({ checkIn: check_in, checkOut: check_out }),
        },
      },
    ];
  });
  return (await Promise.all(views)).flat();
}

/** Returns the other rooms of the same homestay for as many guests, with air conditioning if the room has it. */
function sameKind(rooms: readonly ListedRoom[], roomId: number): ListedRoom[] {
  const room = rooms.find(({ id }) => id === roomId);
  if (!room) return [];
  return rooms.filter(
    ({ id, property_id, capacity, amenities }) =>
      id !== roomId &&
      property_id === room.property_id &&
      capacity >= room.capacity &&
      (isAirConditioned(amenities) || !isAirConditioned(room.amenities)),
  );
}

async function listFreeRooms(db: Database, rooms: readonly ListedRoom[], stay: Stay, now: Date) {
  const ids = rooms.map(({ id }) => id);
  const nights = await listNights(db, stay, now, ids);
  const free = Map.groupBy(
    nights.filter(({ taken, closed, price }) => !taken && !closed && price > 0),
    ({ roomId }) => roomId,
  );
  const needed = nightsOf(stay.checkIn, stay.checkOut).length;
  return rooms.filter(({ id }) => free.get(id)?.length === needed).map(({ id, name }) => ({ id, name }));
}

/** Feeds as their owners see them. */
export async function feedsView(db: Database | Tx, feeds: readonly FeedRow[]): Promise<ChannelFeed[]> {
  const events = await countEvents(
    db,
    feeds.map(({ id }) => id),
  );
  return feeds.map((feed) => {
    const { id, room_id, name, url, problem } = feed;
    const read = problem ? 'failing' : 'ok';
    return {
      id,
      room_id,
      name,
      url,
      problem,
      last_read_at: feed.last_read_at?.toISOString() ?? null,
      last_ok_at: feed.last_ok_at?.toISOString() ?? null,
      next_read_at: feed.next_read_at.toISOString(),
      state: feed.last_read_at ? read : 'new',
      events: events.get(id) ?? 0,
      bookings_only: feed.bookings_only,
      notes: feed.unknown_zone === null ? [] : ['unknown_zone'],
      unknown_zone: feed.unknown_zone,
    };
  });
}
