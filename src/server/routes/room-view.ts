import type { Room } from '#contract/room.ts';
import { formatDate } from '#domain/calendar.ts';
import {
  type LengthRule,
  type NightRate,
  type PricingRefusal,
  perDayOf,
  priceStay,
  type Quote,
  type StayPrice,
} from '#domain/pricing.ts';
import { nightsOfStay, type Stay } from '#domain/stay.ts';
import { minimumStay, ratesNotOpen } from '#messages/api.ts';
import type { ListedRoom, RoomNight } from '../storage/rooms.ts';

/** A room of the storage, priced for a stay by the domain, in the contract's form. */
export interface PricedRoom {
  room: ListedRoom;
  quote: Quote;
  /** A night of the stay belongs to somebody else. */
  taken: boolean;
}

/** Prices rooms for a stay from the nights that were read for it. */
export function priceRooms(
  rooms: readonly ListedRoom[],
  stay: Stay,
  nights: readonly RoomNight[],
  rules: ReadonlyMap<number, LengthRule[]>,
): PricedRoom[] {
  const byRoom = Map.groupBy(nights, (night) => night.roomId);
  return rooms.map((room) =>
    priceRoom(room, stay, byRoom.get(room.id) ?? [], rules.get(room.property_id) ?? []),
  );
}

/** Prices one room from its own nights and its homestay's discounts. */
export function priceRoom(
  room: ListedRoom,
  stay: Stay,
  nights: readonly (NightRate & { taken: boolean })[],
  rules: readonly LengthRule[],
): PricedRoom {
  return { room, quote: priceStay(stay, nights, rules), taken: nights.some((night) => night.taken) };
}

/** Zeroes where there is no price: the site shows the pricing error in its place. */
function figures(price: StayPrice | undefined, days: number) {
  const none: StayPrice = {
    stayDays: days,
    price: 0,
    discount: 0,
    netPrice: 0,
    rulesPercent: 0,
    rulesDiscount: 0,
    totalDiscount: 0,
    finalPrice: 0,
    nights: [],
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
    pricing_error_type: refusal?.type ?? null,
  };
}

/** The sentence in place of a price (spec section 8). */
export function pricingSentence(refusal: PricingRefusal): string {
  if (refusal.type === 'minimum_stay_violation') return minimumStay(refusal.minimumStay);
  return ratesNotOpen(formatDate(refusal.night, 'month-year'));
}

/** The room as check-room-availability answers it. */
export function roomView({ room, quote }: PricedRoom, stay: Stay): Room {
  return {
    id: room.id,
    room_name: room.name,
    property_id: room.property_id,
    homestay_name: room.homestayName,
    description: room.description,
    capacity: room.capacity,
    room_size: room.size,
    images: room.images.map(({ file_path }) => ({ file_path })),
    amenities: room.amenities,
    ...figures(quote.sellable ? quote.price : undefined, nightsOfStay(stay)),
    ...refusalFields(quote.sellable ? undefined : quote.refusal),
  };
}
