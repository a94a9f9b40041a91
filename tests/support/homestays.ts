import { nightsOf } from '#domain/dates/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';

const GATE = { gate_opens: '06:00', gate_closes: '22:00' };

export const FIRST_NIGHT = '2026-11-01';
/** The first night after the open ones. */
export const HORIZON = '2027-02-01';

/**
 * Homestay 1 has room 1 (₹2,000), room 2 (₹3,000 less ₹300) and room 3 (₹1,500, minimum 3 nights); homestay 2 has
 * room 7 (₹1,000). Breakfast costs ₹50, an extra bed ₹200. Discounts: 5 % from 3 nights, 10 % from 5, 15 % from 7.
 * The cancellation rules are the default.
 */
export async function openHomestays(db: Database): Promise<void> {
  const amenities = JSON.stringify([
    { name: 'Air Conditioner', available: true },
    { name: 'Free WiFi', available: true },
  ]);
  for (const id of [1, 2]) {
    const place = {
      name: `Homestay ${id}`,
      type: 'Homestay',
      address: 'Puri, Odisha',
      lat: 19.8,
      lng: 85.83,
    };
    await db
      .insertInto('property')
      .values({ id, ...place, ...GATE, amenities, breakfast_price: 50, extra_bed_price: 200 })
      .execute();
    const rules = [
      { property_id: id, min_nights: 3, percent: 5 },
      { property_id: id, min_nights: 5, percent: 10 },
      { property_id: id, min_nights: 7, percent: 15 },
    ];
    await db.insertInto('length_rule').values(rules).execute();
    const refunds = [
      { property_id: id, hours_before: 168, percent: 100 },
      { property_id: id, hours_before: 72, percent: 50 },
    ];
    await db.insertInto('cancellation_rule').values(refunds).execute();
  }
  const rooms = [
    { id: 1, property_id: 1, price: 2000, discount: 0, minimum_stay: 1 },
    { id: 2, property_id: 1, price: 3000, discount: 300, minimum_stay: 1 },
    { id: 3, property_id: 1, price: 1500, discount: 0, minimum_stay: 3 },
    { id: 7, property_id: 2, price: 1000, discount: 0, minimum_stay: 1 },
  ];
  for (const { id, property_id, ...rate } of rooms) {
    const text = { name: `Room ${id}`, description: 'A quiet room.', size: '200 sq ft', capacity: 2 };
    await db
      .insertInto('room')
      .values({ id, property_id, ...text, video_url: null, amenities })
      .execute();
    const nights = nightsOf(FIRST_NIGHT, HORIZON).map((night) => ({ night, room_id: id, ...rate }));
    await db.insertInto('room_night').values(nights).execute();
  }
}

export function bookingRequest(changes: Record<string, unknown> = {}) {
  return {
    homestay_id: 1,
    check_in: '2026-12-18',
    check_out: '2026-12-20',
    adults: 2,
    children: 0,
    guest_name: 'Asha Mishra',
    guest_email: 'asha@example.in',
    guest_phone: '+91 98765 43210',
    guest_address: '12 Grand Road, Bhubaneswar',
    country: 'India',
    state: 'Odisha',
    rooms: [{ id: 1, name: 'Room 1' }],
    payment_method: 'full',
    status: 'Pending Payment',
    source: 5,
    commission: 0,
    ...changes,
  };
}

/** Returns the `Cookie` header that a browser sends after this response. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
