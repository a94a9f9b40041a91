import { call } from '#client/call.ts';
import { deduplicate } from '#client/deduplicate.ts';
import { type SearchQuestion, type SomeRooms, searchBody, takeEarly } from '#client/early-answers.ts';
import { InvalidAnswer } from '#client/errors.ts';
import { availabilityEnvelope, checkRoomAvailability } from '#contract/availability.ts';
import type { Room } from '#contract/room.ts';
import { countNights } from '#domain/dates/calendar.ts';
import { SIMILAR_LIMIT } from '#domain/rooms/results.ts';
import { AIR_CONDITIONER, type FoundRoom } from '#domain/rooms/room.ts';
import { readRoom } from './found-room.ts';
import { shownPicture } from './pictures.ts';

/** The call with its rooms not yet parsed, so that one bad room does not spoil the others. */
const checkRooms = { ...checkRoomAvailability, response: availabilityEnvelope };

/**
 * Returns the rooms that are free for a stay (spec section 7). A repeat within about a second shares the same request.
 * A response of a wrong shape counts as no rooms; a network or server failure throws.
 */
export const findRooms = deduplicate(async (question: SearchQuestion) => (await ask(question)).rooms);

/** Returns a room, if it is free, the free rooms of its homestay, and those of others, as `findRooms` does. */
export const findSimilar = deduplicate(
  async ({ id, ...question }: SearchQuestion & { id: number }) =>
    (await ask(question, { limit: SIMILAR_LIMIT, similar_to: id })).rooms,
);

/** Requests rooms. `others` are the unread `other_rooms` of the answer. */
export async function ask(
  question: SearchQuestion,
  some: SomeRooms = {},
): Promise<{ rooms: readonly FoundRoom[]; others?: readonly unknown[] | undefined }> {
  const timestamp = Date.now();
  const body = searchBody(question, some, timestamp);
  const early = takeEarly(question, some);
  try {
    const answer = await call(checkRooms, { query: { timestamp: String(timestamp) }, body, early });
    const nights = countNights(question.checkIn, question.checkOut);
    return {
      rooms: answer.rooms.flatMap((room) => readRoom(room, nights) ?? []),
      others: answer.other_rooms,
    };
  } catch (error) {
    if (!(error instanceof InvalidAnswer)) throw error;
    console.error('The search answered in a wrong shape', error);
    return { rooms: [] };
  }
}

/** Returns a room on the wire as the site knows it (spec section 3, "Room … mapped"). */
export function mapRoom({ room_name, images, amenities, ...rest }: Room): FoundRoom {
  const available = amenities.filter((one) => one.available).map((one) => one.name);
  return {
    ...rest,
    name: room_name,
    images: images.map(shownPicture),
    amenities: available,
    is_ac: available.includes(AIR_CONDITIONER),
  };
}
