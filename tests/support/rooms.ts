import type { Room, RoomDetail } from '#contract/room.ts';
import { type CartItem, NO_SERVICES } from '#domain/booking/cart.ts';
import { DEFAULT_TIMES, toWireTimes } from '#domain/rooms/property.ts';
import type { FoundRoom } from '#domain/rooms/room.ts';

/** Returns a room like the API. By default it costs ₹2,000 a night for 2 nights, without discounts. */
export function wireRoom(id: number, more: Partial<Room> = {}): Room {
  const nights = more.stay_days ?? 2;
  const price = more.price ?? 2000 * nights;
  return {
    id,
    room_name: `Room ${id}`,
    property_id: 1,
    homestay_name: 'Sea Breeze',
    description: '',
    price,
    price_per_day: price / nights,
    discount: 0,
    discount_per_day: 0,
    net_price: price,
    net_price_per_day: price / nights,
    capacity: 2,
    extra_bed_price: 200,
    room_size: '',
    beds: '',
    floor: '',
    images: [{ file_path: `rooms\\${id}.webp` }],
    amenities: [
      { name: 'Air Conditioner', available: true },
      { name: 'TV', available: false },
    ],
    length_discounts: [],
    rules_discount: 0,
    rules_discount_per_day: 0,
    rules_discount_percentage: 0,
    total_discount: 0,
    total_discount_per_day: 0,
    final_price: price,
    final_price_per_day: price / nights,
    stay_days: nights,
    meets_minimum_stay: true,
    minimum_stay_required: null,
    pricing_error: null,
    pricing_error_type: null,
    ...more,
  };
}

/** Returns the API's response to a search: only the rooms and facts that `body` asks for, details of the cheapest. */
export function pageOf(all: readonly Partial<Room>[], body: unknown) {
  const { limit, room_ids }: { limit?: number; room_ids?: number[] } = Object(body);
  if (room_ids) return { rooms: all.filter(({ id = 0 }) => room_ids.includes(id)) };
  if (limit === undefined) return { rooms: all };
  const cheapest = all.toSorted((a, b) => (a.final_price ?? 0) - (b.final_price ?? 0)).slice(0, limit);
  const facts = all
    .filter((room) => !cheapest.includes(room))
    .map(({ description: _, images: __, price: ___, amenities = [], ...room }) => ({
      ...room,
      amenities: amenities.flatMap(({ name, available }) => (available ? name : [])),
    }));
  return { rooms: all.filter((room) => cheapest.includes(room)), other_rooms: facts };
}

export function wireDetail(id: number, more: Partial<RoomDetail> = {}): RoomDetail {
  const rule = 'as written in content/policies';
  return {
    ...wireRoom(id),
    images: [{ id: 1, room_id: id, file_path: `rooms\\${id}.webp`, tag: 'Bed' }],
    property_address: 'Puri, Odisha',
    property_map_location: { lat: 19.8, lng: 85.83 },
    property_type: 'Homestay',
    video_url: null,
    property_amenities: [],
    distances: { beach: 600, market: 100, restaurants: 150 },
    property_images: [],
    faqs: [],
    policies: {
      checkIn: rule,
      checkOut: rule,
      gateTimings: rule,
      cancellation: rule,
      unmarriedCouples: rule,
      children: rule,
      pets: rule,
      smoking: rule,
      linenChange: rule,
      kitchenCost: rule,
      kitchenUsage: rule,
      powerBackup: rule,
    },
    ...toWireTimes(DEFAULT_TIMES),
    gate_opens: '06:00',
    gate_closes: '22:00',
    cancellation_rules: [],
    reviews: [],
    available: true,
    nights: [],
    ...more,
  };
}

export function foundRoom(id: number, more: Partial<FoundRoom> = {}): FoundRoom {
  const { room_name, images: _, amenities: __, ...rest } = wireRoom(id);
  const final_price = more.final_price ?? rest.final_price;
  return {
    ...rest,
    name: room_name,
    images: [{ url: `/api/admin/uploads/rooms/${id}.webp` }],
    amenities: ['Air Conditioner'],
    is_ac: true,
    final_price_per_day: final_price / rest.stay_days,
    ...more,
  };
}

export function cartItem(id: number, more: Partial<CartItem> = {}): CartItem {
  return {
    id,
    name: `Room ${id}`,
    homestay_id: 1,
    homestay_name: 'Sea Breeze',
    price: 4000,
    discount: 0,
    image: '/api/admin/uploads/rooms/1.webp',
    checkInDate: '2026-12-18',
    checkOutDate: '2026-12-20',
    guests: 2,
    children: 0,
    roomCount: 1,
    selectedServices: NO_SERVICES,
    rules_discount: 0,
    total_discount: 0,
    final_price: 4000,
    stay_days: 2,
    rules_discount_percentage: 0,
    meets_minimum_stay: true,
    minimum_stay_required: null,
    pricing_error: null,
    pricing_error_type: null,
    ...more,
  };
}
