import { getEntry } from 'astro:content';
import { readRules } from '#domain/booking/cancellation.ts';
import { fillFaqs } from '#domain/content/faq.ts';
import { MAX_GUESTS_PER_ROOM } from '#domain/party/capacity.ts';
import { sampleToShow } from '#domain/reviews/sample-rating.ts';
import { figuresOf, type PropertyTerms } from '#domain/rooms/property.ts';
import { type BuiltRoom, roomFactsOf } from '#domain/rooms/room-detail.ts';
import { distanceText, termPolicies } from '#messages/rooms/property.ts';
import { readHasDemo } from '#site/content-folder.ts';
import { ALL_ROOMS } from '#site/rooms-loader.ts';
import { builtInQuestions } from './faqs.ts';
import { namedPolicies } from './policies.ts';

/** The rooms that the API listed for this build (src/site/rooms-loader.ts). */
export const listedRooms = readRooms();

async function readRooms() {
  const list = await getEntry('rooms', ALL_ROOMS);
  return (list?.data.rooms ?? []).toSorted((one, other) => one.id - other.id);
}

/** Returns the sample rating of the demonstration, until a homestay of the site has a rating of its own. */
export async function sampleRating() {
  const [site, list] = await Promise.all([getEntry('site', 'site'), getEntry('rooms', ALL_ROOMS)]);
  return sampleToShow(site?.data.rating, { hasDemo: readHasDemo(process.env), isRated: list?.data.is_rated });
}

/** The address below which the API's paths and pictures are. */
export const apiBase = (import.meta.env.PUBLIC_API_URL || '/api').replace(/\/+$/, '');

/** Returns the rooms with a built page, in the form of the store. */
export async function builtRooms(): Promise<(BuiltRoom & PropertyTerms)[]> {
  const [rooms, prose, questions] = await Promise.all([listedRooms, namedPolicies(), builtInQuestions()]);
  return rooms.map((listed) => {
    const room = {
      ...roomFactsOf(listed, apiBase),
      cancellation: readRules(listed.cancellation_rules),
      price_from: listed.price_from,
    };
    const figures = figuresOf(room);
    const policies = { ...termPolicies(figures), ...prose };
    const text = { ...policies, ...distanceText(figures) };
    return { ...room, policies, faqs: fillFaqs(room.faqs.length > 0 ? room.faqs : questions, text) };
  });
}

/** Returns the largest group that any homestay can take and has beds for. */
export function largestGroupOf(rooms: readonly { property_id: number; capacity: number }[]): number {
  const homes = Map.groupBy(rooms, ({ property_id }) => property_id);
  const sizes = [...homes.values()].map((home) => {
    const beds = home.reduce((sum, { capacity }) => sum + capacity, 0);
    return Math.min(beds, home.length * MAX_GUESTS_PER_ROOM);
  });
  return Math.max(0, ...sizes);
}
