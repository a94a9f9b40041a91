import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { getRoom, type KnownRoom, listKnownRooms } from '#contract/room.ts';
import { toWireRules } from '#domain/booking/cancellation.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { toWireTimes } from '#domain/rooms/property.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { mount } from '#server/platform/http/mount.ts';
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
    return {
      is_open,
      site_is_rated: ratings.size > 0,
      rooms: rooms.flatMap((room): KnownRoom[] => {
        const terms = homestays.get(room.property_id);
        if (!terms) return [];
        return [
          {
            id: room.id,
            room_name: room.name,
            property_id: room.property_id,
            homestay_name: room.homestayName,
            description: room.description,
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
          },
        ];
      }),
    };
  });
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
  return {
    property_address: property.address,
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
}
