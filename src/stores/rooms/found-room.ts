import * as z from 'zod/mini';
import { rating } from '#contract/reviews/review.ts';
import { pictureAlt, pictureSizes, roomFacts } from '#contract/room.ts';
import { DEFAULT_EXTRA_BED_PRICE } from '#domain/money/add-ons.ts';
import { perDay } from '#domain/money/money.ts';
import { DEFAULT_ROOM_CAPACITY } from '#domain/party/capacity.ts';
import { AIR_CONDITIONER, type FoundRoom, isAirConditioned, type RoomFacts } from '#domain/rooms/room.ts';
import { storedId } from '#stores/browser/stored-values.ts';
import { shownPicture } from './pictures.ts';

const words = z.catch(z.string(), '');
const figure = z.catch(z.optional(z.number()), undefined);
const sentence = z.catch(z.nullable(z.string()), null);

/**
 * A room of a response needs an id and a name (spec section 5). The other fields have defaults (spec section 3) or
 * follow from those that are there, so that rooms of an older or newer API are shown.
 */
const answeredRoom = z.object({
  id: storedId,
  room_name: z.string().check(z.trim(), z.minLength(1)),
  property_id: z.catch(storedId, 1),
  homestay_name: words,
  description: words,
  price: figure,
  price_per_day: figure,
  discount: figure,
  discount_per_day: figure,
  net_price: figure,
  net_price_per_day: figure,
  capacity: z.catch(z.int().check(z.gte(1)), DEFAULT_ROOM_CAPACITY),
  extra_bed_price: z.catch(z.int(), DEFAULT_EXTRA_BED_PRICE),
  room_size: words,
  beds: words,
  floor: words,
  temple_distance: figure,
  images: z.catch(z.array(z.object({ file_path: z.string(), alt: pictureAlt, sizes: pictureSizes })), []),
  amenities: z.catch(z.array(z.object({ name: z.string(), available: z.boolean() })), []),
  rules_discount: figure,
  rules_discount_percentage: figure,
  total_discount: figure,
  final_price: figure,
  final_price_per_day: figure,
  stay_days: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  meets_minimum_stay: z.catch(z.boolean(), true),
  minimum_stay_required: z.catch(z.nullable(z.int()), null),
  pricing_error: sentence,
  pricing_error_type: sentence,
  rating: z.catch(rating, undefined),
});

/**
 * Returns the figures of a room, each from its own field or from the others. `nights` are those that were asked for.
 */
function figuresOf(room: z.infer<typeof answeredRoom>, nights: number) {
  const days = room.stay_days ?? nights;
  const price = room.price ?? (room.price_per_day ?? 0) * days;
  const discount = room.discount ?? (room.discount_per_day ?? 0) * days;
  const net = room.net_price ?? price - discount;
  const rules = room.rules_discount ?? 0;
  const total = room.total_discount ?? discount + rules;
  const final = room.final_price ?? price - total;
  return {
    price,
    price_per_day: room.price_per_day ?? perDay(price, days),
    discount,
    discount_per_day: room.discount_per_day ?? perDay(discount, days),
    net_price: net,
    net_price_per_day: room.net_price_per_day ?? perDay(net, days),
    rules_discount: rules,
    rules_discount_percentage: room.rules_discount_percentage ?? 0,
    total_discount: total,
    final_price: final,
    final_price_per_day: room.final_price_per_day ?? perDay(final, days),
    stay_days: days,
  };
}

/**
 * Returns a room of an answer as the site knows it; nothing for one without id or name, or that could not be priced.
 */
export function readRoom(answered: unknown, nights: number): FoundRoom | undefined {
  const read = readPriced(answeredRoom, answered);
  if (!read) return undefined;
  const { room_name, images, amenities, ...room } = read;
  return {
    ...room,
    ...figuresOf(read, nights),
    pricing_error: room.pricing_error || null,
    pricing_error_type: room.pricing_error_type || null,
    name: room_name,
    images: images.map(shownPicture),
    amenities: amenities.filter(({ available }) => available).map(({ name }) => name),
    is_ac: isAirConditioned(amenities),
  };
}

/** Returns a room that came without details; undefined if it has no id or name. */
export function readFacts(answered: unknown): RoomFacts | undefined {
  const read = readPriced(roomFacts, answered);
  if (!read) return undefined;
  const { room_name, ...room } = read;
  return { ...room, name: room_name, is_ac: room.amenities.includes(AIR_CONDITIONER), pricing_error: null };
}

function readPriced<Room extends { pricing_error_type: string | null }>(
  schema: z.ZodMiniType<Room>,
  answered: unknown,
): Room | undefined {
  const parsed = z.safeParse(schema, answered);
  if (!parsed.success) console.error('A room of the search can’t be read', parsed.error);
  return parsed.data?.pricing_error_type === 'system_error' ? undefined : parsed.data;
}
