import * as z from 'zod/mini';
import { FEED_PROBLEMS } from '#domain/channels/feed-problem.ts';
import { endpoint } from '../endpoint.ts';
import { filledLine, line } from '../typed.ts';
import { civilDate, id, pathId } from '../values.ts';
import { bookingLine, instant } from './booking-line.ts';

const owners = { access: 'host', role: 'owner' } as const;

/** `new`: not read yet. `failing`: the last reading failed; what was taken before stays taken. */
export const feedState = z.enum(['new', 'ok', 'failing']);

const feedProblem = z.object({
  code: z.enum(FEED_PROBLEMS),
  status: z.optional(z.int()),
  count: z.optional(z.int()),
});

/** The calendar of a room at a channel. `events` counts the bookings and blocks that it named at the last reading. */
export const channelFeed = z.object({
  id: z.int(),
  room_id: z.int(),
  name: z.string(),
  url: z.string(),
  last_read_at: instant,
  last_ok_at: instant,
  next_read_at: z.string(),
  state: feedState,
  problem: z.nullable(feedProblem),
  events: z.int(),
  /** Nights that it closes without a guest take nothing here. */
  bookings_only: z.boolean(),
  notes: z.array(z.enum(['unknown_zone'])),
  /** The zone, with `unknown_zone`. Its times were read as India's. */
  unknown_zone: z.nullable(z.string()),
});
export type ChannelFeed = z.infer<typeof channelFeed>;

/**
 * The address at which a channel reads the calendar of a room. `is_late`: the channel has not read it for much longer
 * than usual.
 */
export const exportUrl = z.object({
  room_id: z.int(),
  channel: z.string(),
  url: z.string(),
  last_fetched_at: instant,
  /** Minutes that usually lie between two fetches. */
  usual_minutes: z.nullable(z.int()),
  is_late: z.boolean(),
});
export type ExportUrl = z.infer<typeof exportUrl>;

const namedRoom = z.object({ id: z.int(), name: z.string() });

/** Nights that are sold twice: by a booking here, which stays, and by an event of a feed. `nights` are in both. */
export const channelConflict = z.object({
  id: z.int(),
  room_id: z.int(),
  nights: z.array(civilDate),
  reservation_id: z.int(),
  feed_id: z.int(),
  found_at: z.string(),
  resolved_at: instant,
  /** The booking made on this site. */
  booking: bookingLine,
  /** The event that the channel names. `link` leads to its booking there. */
  event: z.object({
    channel: z.string(),
    check_in: civilDate,
    check_out: civilDate,
    summary: z.string(),
    link: z.nullable(z.string()),
  }),
  /** Rooms of the same kind that are free for the whole stay of either guest. */
  free_rooms: z.object({ for_booking: z.array(namedRoom), for_channel: z.array(namedRoom) }),
});
export type ChannelConflict = z.infer<typeof channelConflict>;

/**
 * What happens to a request while a channel does not respond: `sell` its rooms all the same, or `ask` the host before
 * anything is paid.
 */
export const whenSilent = z.enum(['sell', 'ask']);

const roomFeeds = z.object({ feeds: z.array(channelFeed), export_urls: z.array(exportUrl) });

export const getChannels = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/channels',
  summary: 'The calendars of other sites, the addresses given to them, and nights sold twice.',
  response: z.extend(roomFeeds, {
    /** The open conflicts come first, then those resolved in the last 30 days. */
    conflicts: z.array(channelConflict),
    rooms: z.array(z.extend(namedRoom, { property_id: z.int() })),
    properties: z.array(z.extend(namedRoom, { when_silent: whenSilent })),
  }),
  refusals: [],
});

export const listRoomFeeds = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/rooms/:id/feeds',
  summary: 'The calendars of a room at other sites.',
  params: pathId,
  response: roomFeeds,
  refusals: ['not_found'],
});

/**
 * Adds a calendar. The channel of this name also gets an address at which it reads this room's calendar, if it has
 * none.
 */
export const addFeed = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/rooms/:id/feeds',
  summary: 'Read the calendar of a room at another site, at once and every ten minutes.',
  params: pathId,
  body: z.object({ name: filledLine(40), url: filledLine(2000) }),
  status: 201,
  response: z.object({ feed: channelFeed, export_url: exportUrl }),
  refusals: ['not_found', 'wrong_feed_address', 'feed_exists', 'too_many_feeds'],
});

export const changeFeed = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/feeds/:id',
  summary: 'Count the bookings of a calendar only, or also nights that it closes without a guest.',
  params: pathId,
  body: z.object({ bookings_only: z.boolean() }),
  response: z.object({ feed: channelFeed }),
  refusals: ['not_found', 'only_blocks'],
});

export const deleteFeed = endpoint({
  ...owners,
  method: 'DELETE',
  path: '/host/rooms/:id/feeds/:feed_id',
  summary: 'Read a calendar no more, and free the nights that it alone had taken.',
  params: z.object({ id, feed_id: id }),
  response: roomFeeds,
  refusals: ['not_found'],
});

/** Reads the calendar now. If that fails, this call still succeeds, and the feed says so. */
export const readFeed = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/feeds/:id/read',
  summary: 'Read a calendar now.',
  params: pathId,
  response: z.object({ feed: channelFeed }),
  refusals: ['not_found', 'too_many_requests'],
});

export const renewExportUrl = endpoint({
  ...owners,
  needsProof: true,
  method: 'POST',
  path: '/host/rooms/:id/export-urls',
  summary: 'Give a channel a new address to read a room at; the old one ends at once.',
  params: pathId,
  body: z.object({ channel: filledLine(40) }),
  status: 201,
  response: z.object({ export_url: exportUrl }),
  refusals: ['not_found', 'too_many_feeds'],
});

export const deleteExportUrl = endpoint({
  ...owners,
  method: 'DELETE',
  path: '/host/rooms/:id/export-urls',
  summary: 'End the address at which a channel reads a room.',
  params: pathId,
  body: z.object({ channel: filledLine(40) }),
  response: roomFeeds,
  refusals: ['not_found'],
});

export const resolveConflict = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/conflicts/:id/resolve',
  summary: 'Say that a night sold twice is settled, and how.',
  params: pathId,
  body: z.optional(z.object({ note: z.optional(line(300)) })),
  response: z.object({ conflict: channelConflict }),
  refusals: ['not_found'],
});

export const setWhenSilent = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/properties/:id/when-silent',
  summary: 'Choose what happens to a request while a channel does not answer.',
  params: pathId,
  body: z.object({ when_silent: whenSilent }),
  response: z.object({ when_silent: whenSilent }),
  refusals: ['not_found'],
});
