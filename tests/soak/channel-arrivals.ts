import { addDays, nightsOf, todayInIndia } from '#domain/dates/calendar.ts';
import { DAY, MINUTE } from '#domain/dates/duration.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Random } from '../support/random.ts';

export const ROOMS = Array.from({ length: 10 }, (_, index) => index + 1);
export const START = Date.parse('2026-11-21T06:00:00Z');
const YEAR = 365;
const MOST_DAYS_BEFORE = 90;
const FEW_DAYS_BEFORE = 10;
/** From 18:30 to 22:30 in India, in minutes after the start of the first day. */
const EVENING = 7 * 60;
const EVENING_MINUTES = 4 * 60;
const LONGEST = 5;

/** A guest who wants a room for some nights, on the site or on a channel. */
export interface Arrival {
  at: number;
  /** The number of a channel, or undefined for the site. */
  channel: number | undefined;
  room: number;
  checkIn: string;
  checkOut: string;
  /** How long after the sale they cancel it, if they do. */
  cancelsAfter: number | undefined;
}

/** Guests spread over some days, in the order of their arrival: four in ten on the site, the others on the channels. */
export function arrivalsOf(count: number, random: Random, days = YEAR): Arrival[] {
  // Most guests book in the evening, and half of them for the coming days: they want the same nights in the same hours.
  const minuteOfDay = () => (random(10) < 7 ? EVENING + random(EVENING_MINUTES) : random(24 * 60));
  const instant = () => START + random(days) * DAY + minuteOfDay() * MINUTE;
  const instants = Array.from({ length: count }, instant).toSorted((a, b) => a - b);
  return instants.map((at) => {
    const checkIn = addDays(
      todayInIndia(new Date(at)),
      1 + random(random(2) === 0 ? FEW_DAYS_BEFORE : MOST_DAYS_BEFORE),
    );
    const place = random(10);
    return {
      at,
      channel: place < 4 ? undefined : (place - 4) >> 1,
      room: ROOMS[random(ROOMS.length)] ?? 1,
      checkIn,
      checkOut: addDays(checkIn, 1 + random(LONGEST)),
      cancelsAfter: random(10) === 0 ? random(20) * DAY : undefined,
    };
  });
}

/** A homestay with ten rooms that are on sale for all these guests. */
export async function openRooms(db: Database): Promise<void> {
  const homestay = { name: 'Homestay', type: 'Homestay', address: 'Puri, Odisha', lat: 19.8, lng: 85.83 };
  const prices = { breakfast_price: 50, extra_bed_price: 200 };
  await db
    .insertInto('property')
    .values({ id: 1, ...homestay, ...prices, amenities: '[]' })
    .execute();
  const first = todayInIndia(new Date(START));
  for (const id of ROOMS) {
    const text = { name: `Room ${id}`, description: 'A quiet room.', size: '200 sq ft', capacity: 2 };
    await db
      .insertInto('room')
      .values({ id, property_id: 1, ...text, video_url: null, amenities: '[]' })
      .execute();
    const rate = { room_id: id, price: 2000, discount: 0, minimum_stay: 1 };
    const nights = nightsOf(first, addDays(first, YEAR + MOST_DAYS_BEFORE + LONGEST + 1));
    await db
      .insertInto('room_night')
      .values(nights.map((night) => ({ night, ...rate })))
      .execute();
  }
}
