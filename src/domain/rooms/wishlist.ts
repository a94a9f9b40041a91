import { type CartItem, NO_SERVICES } from '#domain/booking/cart.ts';
import { countNights } from '#domain/dates/calendar.ts';
import { DEFAULT_PARTY, type Party, type Stay } from '#domain/dates/stay.ts';
import type { FoundRoom } from './room.ts';

/** Spec section 3, "Wishlist item": what is stored under the key `wishlist`. Rupees for one night. */
export interface WishlistItem {
  id: number;
  name: string;
  price: number;
  discount: number;
  net_price: number;
  image: string;
  homestay_name: string;
  is_ac: boolean;
  capacity: number;
  amenities: readonly string[];
}

/** Returns a found room as a wishlist item: without dates, so with its price for one night. */
export function wishlistItemOf(room: FoundRoom): WishlistItem {
  return {
    id: room.id,
    name: room.name,
    price: room.price_per_day,
    discount: room.discount_per_day,
    net_price: room.net_price_per_day,
    image: room.images[0]?.url ?? '',
    homestay_name: room.homestay_name,
    is_ac: room.is_ac,
    capacity: room.capacity,
    amenities: room.amenities,
  };
}

/** Adds an item; does nothing if its id is there (spec section 4). */
export function addWishlistItem(items: readonly WishlistItem[], item: WishlistItem): readonly WishlistItem[] {
  return items.some(({ id }) => id === item.id) ? items : [...items, item];
}

/** Returns the items with the names that found rooms have in the language of this page; `items` itself if none is new. */
export function renameItems(
  items: readonly WishlistItem[],
  rooms: readonly FoundRoom[],
): readonly WishlistItem[] {
  const renamed = items.map((item) => {
    const room = rooms.find(({ id }) => id === item.id);
    if (!room || (room.name === item.name && room.homestay_name === item.homestay_name)) return item;
    return { ...item, name: room.name, homestay_name: room.homestay_name || item.homestay_name };
  });
  return renamed.some((item, at) => item !== items[at]) ? renamed : items;
}

/**
 * Spec section 3: cart items added from the wishlist get homestay 1, 1 room, no services; 2 guests and no children
 * where the party is not known.
 */
export function cartItemFromWishlist(item: WishlistItem, stay: Stay, party: Party = DEFAULT_PARTY): CartItem {
  const days = countNights(stay.checkIn, stay.checkOut);
  const discount = item.discount * days;
  return {
    id: item.id,
    name: item.name,
    homestay_id: 1,
    homestay_name: item.homestay_name,
    price: item.price * days,
    discount,
    image: item.image,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    guests: party.adults,
    children: party.children,
    roomCount: 1,
    selectedServices: NO_SERVICES,
    rules_discount: 0,
    total_discount: discount,
    final_price: item.price * days - discount,
    stay_days: days,
    rules_discount_percentage: 0,
    meets_minimum_stay: true,
    minimum_stay_required: null,
    pricing_error: null,
    pricing_error_type: null,
  };
}
