import { countNights } from '#domain/dates/calendar.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import type { FoundRoom } from '#domain/rooms/room.ts';

export interface SelectedServices {
  breakfast: boolean;
  extraCot: boolean;
  mahaprasad: boolean;
  busTickets: boolean;
}

/** Spec section 3, "Cart item": what is stored under the key `cart`. Rupees for the whole stay. */
export interface CartItem {
  id: number;
  name: string;
  homestay_id: number;
  homestay_name: string;
  price: number;
  discount: number;
  image: string;
  checkInDate: string;
  checkOutDate: string;
  guests: number;
  children: number;
  roomCount: number;
  selectedServices: SelectedServices;
  rules_discount: number;
  total_discount: number;
  final_price: number;
  stay_days: number;
  rules_discount_percentage: number;
  meets_minimum_stay: boolean;
  minimum_stay_required: number | null;
  pricing_error: string | null;
  pricing_error_type: string | null;
}

export const NO_SERVICES: SelectedServices = {
  breakfast: false,
  extraCot: false,
  mahaprasad: false,
  busTickets: false,
};

function pricesOf(room: FoundRoom) {
  return {
    price: room.price,
    discount: room.discount,
    rules_discount: room.rules_discount,
    total_discount: room.total_discount,
    final_price: room.final_price,
    stay_days: room.stay_days,
    rules_discount_percentage: room.rules_discount_percentage,
    meets_minimum_stay: room.meets_minimum_stay,
    minimum_stay_required: room.minimum_stay_required,
    pricing_error: room.pricing_error,
    pricing_error_type: room.pricing_error_type,
  };
}

export function cartItemOf(room: FoundRoom, stay: Stay, party: Party): CartItem {
  return {
    id: room.id,
    name: room.name,
    homestay_id: room.property_id,
    homestay_name: room.homestay_name,
    image: room.images[0]?.url ?? '',
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    guests: party.adults,
    children: party.children,
    roomCount: 1,
    selectedServices: NO_SERVICES,
    ...pricesOf(room),
  };
}

/** Replaces the item with the same id, or appends it (spec section 4). */
export function putItem(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  const known = items.some(({ id }) => id === item.id);
  return known ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item];
}

export function cartSearch(items: readonly CartItem[]): (Stay & Party) | undefined {
  const [first] = items;
  if (!first) return undefined;
  const { checkInDate: checkIn, checkOutDate: checkOut, guests: adults, children } = first;
  return { checkIn, checkOut, adults, children };
}

/** Returns the price of the rooms: rupees for the whole stay, without add-ons. */
export function totalOf(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + item.final_price, 0);
}

/**
 * Moves all items to another stay. Prices are scaled by nights until the next search: a preview, as the
 * server computes the price.
 */
export function redateItems(items: readonly CartItem[], stay: Stay): readonly CartItem[] {
  const days = countNights(stay.checkIn, stay.checkOut);
  return items.map((item) => {
    const per = (rupees: number) => Math.round((rupees * days) / Math.max(1, item.stay_days));
    const price = per(item.price);
    const discount = per(item.discount);
    const rules_discount = per(item.rules_discount);
    const total_discount = discount + rules_discount;
    return {
      ...item,
      checkInDate: stay.checkIn,
      checkOutDate: stay.checkOut,
      stay_days: days,
      price,
      discount,
      rules_discount,
      total_discount,
      final_price: price - total_discount,
    };
  });
}

/** A price that differs from today's: rupees for the whole stay. */
export interface PriceChange {
  name: string;
  from: number;
  to: number;
}

export interface Refreshed {
  items: readonly CartItem[];
  /** Items missing from the result for their stay. They stay in the cart until the guest decides. */
  missing: readonly CartItem[];
}

/** Returns the items with the prices of a new search result for their stay, and the names of its language. */
export function refreshItems(items: readonly CartItem[], rooms: readonly FoundRoom[]): Refreshed {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const missing: CartItem[] = [];
  const refreshed = items.map((item) => {
    const room = byId.get(item.id);
    if (!room) {
      missing.push(item);
      return item;
    }
    const { name, homestay_name } = room;
    return { ...item, name, homestay_name: homestay_name || item.homestay_name, ...pricesOf(room) };
  });
  return { items: refreshed, missing };
}

/** Returns the rooms of a stay whose price has changed. */
export function priceChanges(before: readonly CartItem[], now: readonly CartItem[]): readonly PriceChange[] {
  const known = new Map(before.map((item) => [item.id, item]));
  return now.flatMap(({ id, name, checkInDate, checkOutDate, final_price: to }) => {
    const was = known.get(id);
    const isOfStay = was?.checkInDate === checkInDate && was.checkOutDate === checkOutDate;
    return isOfStay && was.final_price !== to ? [{ name, from: was.final_price, to }] : [];
  });
}

export function roomsOfStay(items: readonly CartItem[], { checkIn, checkOut }: Stay): number[] {
  return items
    .filter((item) => item.checkInDate === checkIn && item.checkOutDate === checkOut)
    .map(({ id }) => id);
}

/** Why a cart item can't be booked. */
export interface CartProblem {
  item: CartItem;
  code: 'past' | 'refused' | 'no_price';
}

/**
 * Returns the first item that can't be booked: its dates are past, a policy refuses them, or its price is 0 (spec
 * section 5, "Booking buttons disabled …").
 */
export function cartProblem(items: readonly CartItem[], today: string): CartProblem | undefined {
  for (const item of items) {
    if (item.checkInDate < today) return { item, code: 'past' };
    if (item.pricing_error !== null || item.pricing_error_type !== null) return { item, code: 'refused' };
    if (item.price <= 0 || item.final_price <= 0) return { item, code: 'no_price' };
  }
  return undefined;
}
