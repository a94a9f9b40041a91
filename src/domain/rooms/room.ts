import type { Rating } from '#domain/reviews/rating.ts';
import type { Picture } from './images.ts';

/** The short form of a free room in a search: enough to sort, filter and allocate. */
export interface RoomFacts {
  id: number;
  name: string;
  property_id: number;
  homestay_name: string;
  capacity: number;
  /** The names of the available amenities. */
  amenities: readonly string[];
  /** In the host's words, or empty. */
  floor: string;
  /** Metres on foot to the Lion Gate; undefined if the host has not told them. */
  temple_distance?: number | undefined;
  is_ac: boolean;
  final_price: number;
  final_price_per_day: number;
  pricing_error: string | null;
  pricing_error_type: string | null;
}

/**
 * A room as the search found it (spec section 3, "Room (from availability search, mapped)"). Rupees for the whole
 * stay; `_per_day` figures are for display only.
 */
export interface FoundRoom extends RoomFacts {
  description: string;
  price: number;
  price_per_day: number;
  discount: number;
  discount_per_day: number;
  net_price: number;
  net_price_per_day: number;
  /** Rupees for one extra bed and day. */
  extra_bed_price: number;
  room_size: string;
  /** The beds in the host's words, or empty. */
  beds: string;
  images: readonly Picture[];
  rules_discount: number;
  rules_discount_percentage: number;
  total_discount: number;
  stay_days: number;
  meets_minimum_stay: boolean;
  minimum_stay_required: number | null;
  /** The homestay's; null or undefined while it has none. */
  rating?: Rating | null | undefined;
}

export type ListedRoom = FoundRoom | RoomFacts;

export const hasDetails = (room: ListedRoom): room is FoundRoom => 'images' in room;

export const AIR_CONDITIONER = 'Air Conditioner';

/** True if an available amenity is named Air Conditioner (spec section 3). */
export function isAirConditioned(amenities: readonly { name: string; available: boolean }[]): boolean {
  return amenities.some(({ name, available }) => available && name === AIR_CONDITIONER);
}

/** Returns whether the room can't be sold for the searched stay. */
export function hasPricingError(room: Pick<FoundRoom, 'pricing_error' | 'pricing_error_type'>): boolean {
  return room.pricing_error !== null || room.pricing_error_type !== null;
}

/** Returns whether a room can be sold for the searched stay. */
export function isSellable(room: RoomFacts): boolean {
  return !hasPricingError(room) && room.final_price > 0;
}

/** `refused`: a policy prevents booking. `closed`: the price is 0, or the dates are past. */
export type Bookable = 'yes' | 'refused' | 'closed';

/** Returns whether a room may be booked (spec section 4: unavailable when its price, or price after discount, is 0). */
export function bookable(room: FoundRoom, isPast: boolean): Bookable {
  if (hasPricingError(room)) return 'refused';
  return isPast || room.price_per_day <= 0 || room.final_price_per_day <= 0 ? 'closed' : 'yes';
}
