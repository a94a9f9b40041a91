import type { Room } from '#contract/room.ts';
import { type PricingRefusal, perDayOf, type StayPrice } from '#domain/pricing.ts';
import { nightsOfStay, type Stay } from '#domain/stay.ts';
import { type PricedRoom, pricingSentence } from '../rooms/price-rooms.ts';

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
    // No nights are open for a stay so long; the sentence says why.
    pricing_error_type: refusal?.type === 'stay_too_long' ? 'rates_not_open' : (refusal?.type ?? null),
  };
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
    extra_bed_price: room.extraBedPrice,
    room_size: room.size,
    images: room.images.map(({ file_path, sizes }) => ({ file_path, sizes })),
    amenities: room.amenities,
    ...figures(quote.sellable ? quote.price : undefined, nightsOfStay(stay)),
    ...refusalFields(quote.sellable ? undefined : quote.refusal),
  };
}
