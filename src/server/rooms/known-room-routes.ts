import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { getRoom, type KnownRoom, listKnownRooms } from '#contract/room.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import type { Translations } from '#domain/language/language.ts';
import { toWireTimes } from '#domain/rooms/property.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { mount } from '#server/platform/http/mount.ts';
import { inWords } from './in-words.ts';
import { picturesBeside, propertyTermsOf } from './property.ts';
import { findProperty, hasPrices, listFaqs, listImages, listLowestPrices, listRooms } from './queries.ts';
import { listRatings } from './rating-queries.ts';

/** Serves every room without dates; the build makes a page of each. */
export function knownRoomRoutes(app: Hono, { db, clock }: Pick<AppContext, 'db' | 'clock'>): void {
  mount(app, listKnownRooms, async () => {
    const [rooms, prices, is_open, ratings] = await Promise.all([
      listRooms(db),
      listLowestPrices(db, todayInIndia(clock())),
      hasPrices(db),
      listRatings(db),
    ]);
    const ids = [...new Set(rooms.map((room) => room.property_id))];
    const homestays = new Map(
      await Promise.all(ids.map(async (id) => [id, await homestayOf(db, id)] as const)),
    );
    const listed = rooms.flatMap((room): ListedFacts[] => {
      const homestay = homestays.get(room.property_id);
      if (!homestay) return [];
      const { terms, property } = homestay;
      const facts = {
        id: room.id,
        property_id: room.property_id,
        capacity: room.capacity,
        room_size: room.size,
        beds: room.beds,
        floor: room.floor,
        amenities: room.amenities,
        video_url: room.video_url,
        ...terms,
        ...picturesBeside(room.images, terms.property_images),
        price_from: prices.get(room.id) ?? null,
        rating: ratings.get(room.property_id) ?? null,
      };
      const words = {
        room_name: [room.name, room.names],
        homestay_name: [property.name, property.names],
        description: [room.description, room.descriptions],
        property_address: [property.address, property.addresses],
      } as const;
      return [{ facts, words }];
    });
    const site_is_rated = ratings.size > 0;
    return {
      is_open,
      site_is_rated,
      rooms: listed.map(({ facts, words }) => ({
        ...facts,
        room_name: inWords(...words.room_name),
        homestay_name: inWords(...words.homestay_name),
        description: inWords(...words.description),
        property_address: inWords(...words.property_address),
      })),
      digest: createHash('sha256')
        .update(JSON.stringify([is_open, site_is_rated, listed]))
        .digest('hex'),
    };
  });
}

type Words = 'room_name' | 'homestay_name' | 'description' | 'property_address';

/** A room in no language yet: what the host has written comes with all its translations. */
interface ListedFacts {
  facts: Omit<KnownRoom, Words>;
  words: Record<Words, readonly [english: string, translations: Translations]>;
}

/** Returns whether guests can see the room of this id, which may be any text. */
export async function isKnownRoom(db: Database, id: string): Promise<boolean> {
  const params = z.safeParse(getRoom.params, { id });
  return params.success && (await listRooms(db, [params.data.id])).length > 0;
}

async function homestayOf(db: Database, id: number) {
  const [property, images, faqs] = await Promise.all([
    findProperty(db, id),
    listImages(db, id),
    listFaqs(db, id),
  ]);
  if (!property) return undefined;
  const { lat, lng } = property;
  const terms = await propertyTermsOf(db, property);
  const facts = {
    property_map_location: lat === null || lng === null ? null : { lat, lng },
    property_type: property.type,
    property_amenities: property.amenities,
    property_images: images,
    faqs,
    ...toWireTimes(terms.times),
    cancellation_rules: toWireRules(terms.cancellation),
    distances: terms.distances,
    register_years: property.register_years,
  };
  return { property, terms: facts };
}
