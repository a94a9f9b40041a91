import type { Room, RoomFacts } from '#contract/room.ts';
import { nightsOfStay, type Stay } from '#domain/dates/stay.ts';
import {
  type LengthRule,
  type PricingRefusal,
  perDayOf,
  type Quote,
  type StayTotal,
} from '#domain/rates/pricing.ts';
import type { Rating } from '#domain/reviews/rating.ts';
import { inWords } from './in-words.ts';
import { type PricedResult, pricingSentence } from './price.ts';
import type { ListedRoom } from './queries.ts';
import type { RoomDetails, SearchedRoom } from './search-queries.ts';

/** Returns the figures, zeroes if there is no price: the site shows the pricing error in its place. */
function figures(price: StayTotal | undefined, days: number) {
  const none: StayTotal = {
    stayDays: days,
    price: 0,
    discount: 0,
    netPrice: 0,
    rulesPercent: 0,
    rulesDiscount: 0,
    totalDiscount: 0,
    finalPrice: 0,
  };
  const whole = price ?? none;
  const day = perDayOf(whole);
  return {
    price: whole.price,
    price_per_day: day.price,
    discount: whole.discount,
    discount_per_day: day.discount,
    net_price: whole.netPrice,
    net_price_per_day: day.netPrice,
    rules_discount: whole.rulesDiscount,
    rules_discount_per_day: day.rulesDiscount,
    rules_discount_percentage: whole.rulesPercent,
    total_discount: whole.totalDiscount,
    total_discount_per_day: day.totalDiscount,
    final_price: whole.finalPrice,
    final_price_per_day: day.finalPrice,
    stay_days: days,
  };
}

function refusalFields(refusal: PricingRefusal | undefined) {
  const short = refusal?.type === 'minimum_stay_violation';
  return {
    meets_minimum_stay: !short,
    minimum_stay_required: short ? refusal.minimumStay : null,
    pricing_error: refusal ? pricingSentence(refusal) : null,
    pricing_error_type: refusal ? errorType(refusal) : null,
  };
}

/** Returns `rates_not_open` also for a stay that is too long; the sentence says why. */
function errorType(refusal: PricingRefusal): Room['pricing_error_type'] {
  if (refusal.type === 'rates_not_open' && refusal.closed) return 'closed';
  return refusal.type === 'stay_too_long' ? 'rates_not_open' : refusal.type;
}

type KnownRoom = Pick<ListedRoom & SearchedRoom, keyof ListedRoom & keyof SearchedRoom> &
  RoomDetails &
  Partial<Pick<SearchedRoom, 'templeDistance'>>;

const templeOf = ({ templeDistance }: Pick<KnownRoom, 'templeDistance'>) =>
  templeDistance != null && { temple_distance: templeDistance };

/** Returns the room in the response of check-room-availability, with its homestay's discounts for long stays and rating. */
export function roomView(
  { room, quote }: { room: KnownRoom; quote: Quote<StayTotal> },
  stay: Stay,
  { rules, rating }: { rules: readonly LengthRule[]; rating: Rating | undefined },
): Room {
  return {
    id: room.id,
    room_name: inWords(room.name, room.names),
    property_id: room.property_id,
    homestay_name: inWords(room.homestayName, room.homestayNames),
    description: inWords(room.description, room.descriptions),
    capacity: room.capacity,
    extra_bed_price: room.extraBedPrice,
    room_size: room.size,
    beds: room.beds,
    floor: room.floor,
    ...templeOf(room),
    images: room.images.map(({ file_path, alt, sizes }) => ({ file_path, alt, sizes })),
    amenities: room.amenities,
    length_discounts: rules
      .map(({ minNights: nights, percent }) => ({ nights, percent }))
      .toSorted((one, other) => one.nights - other.nights),
    ...figures(quote.sellable ? quote.price : undefined, nightsOfStay(stay)),
    ...refusalFields(quote.sellable ? undefined : quote.refusal),
    rating: rating ?? null,
  };
}

export function factsOf({ room, quote }: PricedResult): RoomFacts {
  const price = quote.sellable ? quote.price : undefined;
  return {
    id: room.id,
    room_name: inWords(room.name, room.names),
    property_id: room.property_id,
    homestay_name: inWords(room.homestayName, room.homestayNames),
    capacity: room.capacity,
    final_price: price?.finalPrice ?? 0,
    final_price_per_day: price ? perDayOf(price).finalPrice : 0,
    pricing_error_type: quote.sellable ? null : errorType(quote.refusal),
    amenities: room.amenities.flatMap(({ name, available }) => (available ? name : [])),
    floor: room.floor,
    ...templeOf(room),
  };
}
