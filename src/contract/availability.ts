import * as z from 'zod/mini';
import { MAX_GUESTS } from '#domain/rooms/search.ts';
import { endpoint } from './endpoint.ts';
import { room, roomFacts } from './room.ts';
import { civilDate, count, guestCount, id } from './values.ts';

/** The most rooms that `limit` and `room_ids` may ask for. */
export const MOST_ROOMS = 1000;

/**
 * `guests` is adults plus children. Null or missing dates mean the default search. With `limit`, only the first rooms
 * have details, and the others are short in `other_rooms`. With `room_ids`, only those rooms are returned, if they are
 * free. With `limit` and `similar_to`, that room and those of its homestay come first, and there are no others. In all
 * of these each room has one picture.
 */
export const checkRoomAvailability = endpoint({
  method: 'POST',
  path: '/public/check-room-availability',
  summary: 'The rooms that are free for a stay, in homestays that can take the party.',
  access: 'anyone',
  query: z.object({ timestamp: z.optional(z.string()) }),
  body: z.object({
    checkInDate: z.optional(z.nullable(civilDate)),
    checkOutDate: z.optional(z.nullable(civilDate)),
    guests: z._default(guestCount, 1),
    timestamp: z.optional(z.union([z.number(), z.string()])),
    limit: z.optional(z.int().check(z.gte(1), z.lte(MOST_ROOMS))),
    room_ids: z.optional(z.array(id).check(z.maxLength(MOST_ROOMS))),
    similar_to: z.optional(id),
  }),
  response: z.object({ rooms: z.array(room), other_rooms: z.optional(z.array(roomFacts)) }),
  refusals: [],
});

/** Query values are text: a whole number of people. */
const people = z.coerce.number().check(z.int(), z.gte(0), z.lte(MAX_GUESTS));

/** For forms on other sites, which show no more than this. */
export const getPartyPrice = endpoint({
  method: 'GET',
  path: '/public/party-price',
  summary: 'What the cheapest free rooms of one homestay that take a party cost for a stay.',
  access: 'anyone',
  query: z.object({
    check_in: civilDate,
    check_out: civilDate,
    adults: people.check(z.gte(1)),
    children: z._default(people, 0),
  }),
  /** Rupees for the whole stay; null if no free rooms take the party. */
  response: z.object({ price: z.nullable(z.int()) }),
  refusals: ['past_dates'],
});

/**
 * The response before its rooms are parsed: the site parses them one by one and drops invalid ones (spec section 5).
 */
export const availabilityEnvelope = z.object({
  rooms: z.array(z.unknown()),
  other_rooms: z.optional(z.array(z.unknown())),
});

export const calendarDay = z.object({
  date: civilDate,
  free: z.int(),
  /** The lowest net price of those rooms, rupees; null if none is free. */
  lowest_price: z.nullable(z.int()),
  /** The fewest nights of a stay that begins here, of the room that asks for least; absent if it is 1. */
  minimum_stay: z.optional(z.int()),
});

/** Returns the nights of [from, to), at most 400. */
export const getCalendar = endpoint({
  method: 'GET',
  path: '/public/calendar',
  summary: 'For each night: how many rooms are free and the lowest price.',
  access: 'anyone',
  query: z.object({ from: civilDate, to: civilDate, room_id: z.optional(id) }),
  response: z.object({ days: z.array(calendarDay) }),
  refusals: ['not_found'],
});

/** `[extraBedTotal, breakfastTotal]`, rupees for the whole stay. */
export const getExtraCharges = endpoint({
  method: 'POST',
  path: '/admin/rate/extra',
  summary: 'What extra beds and breakfasts cost for a stay.',
  access: 'anyone',
  body: z.object({
    noOfExtraBeds: count,
    noOfBreakfast: count,
    checkInDate: civilDate,
    checkOutDate: civilDate,
    propertyId: id,
  }),
  response: z.tuple([z.int(), z.int()]),
  refusals: ['not_found'],
});
