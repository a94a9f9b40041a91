import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amenity } from '../room.ts';
import { filledLine, line, text } from '../typed.ts';
import { civilDate, id, pathId } from '../values.ts';
import { instant } from './booking-line.ts';
import { hostPhoto } from './photos.ts';

/** The rooms as their host describes them. A room is never deleted: the host retires it. */

export const amenityList = z
  .array(z.object({ name: filledLine(120), available: z.boolean() }))
  .check(z.maxLength(60));

/** A text of the host in other languages than English, each optional. A map that is left out stays as it is stored. */
export const inOtherLanguages = (typed: z.ZodMiniType<string, string>) => {
  const other = z.optional(typed);
  return z.optional(z.object({ hi: other, bn: other, or: other }));
};

/** The same as it is stored; a missing or empty text is shown in English. */
export const translations = z.object({
  hi: z.optional(z.string()),
  bn: z.optional(z.string()),
  or: z.optional(z.string()),
});

const roomFields = {
  name: filledLine(120),
  names: inOtherLanguages(line(120)),
  description: text(5000).check(z.minLength(1)),
  descriptions: inOtherLanguages(text(5000)),
  capacity: z.int().check(z.gte(1), z.lte(20)),
  /** The size in the host's words: "180 sq ft". */
  size: filledLine(60),
  beds: line(80),
  floor: line(60),
  video: line(300),
  amenities: amenityList,
};

/**
 * The version of the text that the caller has read. It is sent back with a change; if others have saved meanwhile, the
 * answer is 409 `settings_changed`.
 */
export const version = z.string().check(z.minLength(1), z.maxLength(100));

const hostRoom = z.object({
  id: z.int(),
  property_id: z.int(),
  name: z.string(),
  names: translations,
  description: z.string(),
  descriptions: translations,
  capacity: z.int(),
  size: z.string(),
  beds: z.string(),
  floor: z.string(),
  video: z.string(),
  amenities: z.array(amenity),
  photos: z.array(hostPhoto),
  /** Since when guests can't see and nobody can book the room. */
  retired_at: instant,
  version,
});
export type HostRoom = z.infer<typeof hostRoom>;

const roomLine = z.object({
  id: z.int(),
  name: z.string(),
  capacity: z.int(),
  retired_at: instant,
  /** The room's first photo, or null if it has none. */
  photo: z.nullable(hostPhoto),
  photo_count: z.int(),
  /** The last night that guests can book; null if there is none from today on. */
  open_until: z.nullable(civilDate),
});
export type HostRoomLine = z.infer<typeof roomLine>;

const owners = { access: 'host', role: 'owner' } as const;

export const listHostRooms = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/rooms',
  summary: 'The homestays of an owner with their rooms.',
  response: z.object({
    properties: z.array(z.object({ id: z.int(), name: z.string(), rooms: z.array(roomLine) })),
  }),
  refusals: [],
});

export const createHostRoom = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/rooms',
  summary: 'Add a room to a homestay. It is bookable once its nights have a price.',
  status: 201,
  body: z.object({ property_id: id, ...roomFields }),
  response: z.object({ room: hostRoom }),
  refusals: ['not_found'],
});

export const getHostRoom = endpoint({
  ...owners,
  method: 'GET',
  path: '/host/rooms/:id',
  summary: 'A room as its host describes it.',
  params: pathId,
  response: z.object({ room: hostRoom }),
  refusals: ['not_found'],
});

export const saveHostRoom = endpoint({
  ...owners,
  method: 'PUT',
  path: '/host/rooms/:id',
  summary: 'Change what is said about a room.',
  params: pathId,
  body: z.object({ ...roomFields, version }),
  response: z.object({ room: hostRoom }),
  refusals: ['not_found', 'settings_changed'],
});

export const retireRoom = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/rooms/:id/retire',
  summary: 'Take a room without stays and holds ahead out of sale. Its bookings and figures stay.',
  params: pathId,
  body: z.object({}),
  response: z.object({ room: hostRoom }),
  refusals: ['not_found', 'room_booked'],
});

export const restoreRoom = endpoint({
  ...owners,
  method: 'POST',
  path: '/host/rooms/:id/restore',
  summary: 'Sell a retired room again.',
  params: pathId,
  body: z.object({}),
  response: z.object({ room: hostRoom }),
  refusals: ['not_found'],
});
