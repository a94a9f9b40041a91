import { DEFAULT_CANCELLATION_RULES } from '#domain/booking/cancellation.ts';
import { addDays, addMonths, daysBetween, weekday } from '#domain/dates/calendar.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { lockHoldLimits } from '#server/reservations/queries.ts';
import { addMissingNights, lastNightBeforeGap } from '#server/rooms/calendar-queries.ts';
import { type NewPicture, replacePhotos } from '#server/rooms/photo-queries.ts';
import { listPropertyNames, saveProperty, saveRoom } from '#server/rooms/property-queries.ts';
import { AIR_CONDITIONER, DEMO_HOMESTAYS, FESTIVAL_NIGHTS, ROOM_AMENITIES } from './demo-homestays.ts';
import { demoHomestayWords, demoRoomWords } from './demo-words/demo-words.ts';
import { translationColumns } from './rooms/described.ts';

/** The folder of the release with the demo's drawings: `rooms/<id>/<n>.svg` and `homestays/<id>/<n>.svg`. */
export const DEMO_PICTURES = 'src/server/host/demo-pictures';

/** The key of `hold_lock` that lets one transaction at a time fill in the demo. */
export const DEMO_LOCK = 'demo data';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 12;
const WEEKEND = [5, 6];
const LENGTH_DISCOUNTS = [
  { nights: 3, percent: 5 },
  { nights: 5, percent: 10 },
  { nights: 7, percent: 15 },
];

const rooms = DEMO_HOMESTAYS.flatMap((homestay) => homestay.rooms);

/**
 * Fills an empty database with the demo homestays, and keeps the calendar of a demo database open from a year ago to
 * twelve months after `today`. A host's own data stays unchanged.
 */
export async function fillWithDemoData(db: Database, today: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Processes that start together take turns: the second finds what the first has filled.
    await lockHoldLimits(tx, [DEMO_LOCK]);
    const known = await listPropertyNames(tx);
    if (known.length === 0) await insertHomestays(tx);
    else if (!isDemo(known)) return;
    await openCalendar(tx, today);
  });
}

/** Returns whether the demo homestays are there, under their own names. */
export function isDemo(homestays: readonly { id: number; name: string }[]): boolean {
  return DEMO_HOMESTAYS.every(({ id, name }) => homestays.some((row) => row.id === id && row.name === name));
}

async function insertHomestays(tx: Tx): Promise<void> {
  for (const { id, rooms, amenities, pictures, distances, ...columns } of DEMO_HOMESTAYS) {
    const listed = JSON.stringify(amenities.map((name) => ({ name, available: true })));
    const row = {
      id,
      ...columns,
      ...translationColumns(demoHomestayWords(columns.name)),
      amenities: listed,
      distances: JSON.stringify(distances),
      gate_opens: '06:00',
      gate_closes: '22:00',
      breakfast_price: 50,
      extra_bed_price: 200,
    };
    await saveProperty(tx, row, {
      faqs: [],
      lengthDiscounts: LENGTH_DISCOUNTS,
      cancellation: DEFAULT_CANCELLATION_RULES,
    });
    await replacePhotos(tx, { kind: 'property', id }, picturesOf('homestays', id, pictures));
    for (const room of rooms) {
      const { id: roomId, name, description, capacity, size, beds, floor, video: video_url = null } = room;
      const amenities = JSON.stringify([
        { name: AIR_CONDITIONER, available: room.airConditioned },
        ...[...ROOM_AMENITIES, ...room.amenities].map((name) => ({ name, available: true })),
      ]);
      const facts = { name, description, capacity, size, beds, floor, video_url, amenities };
      const words = translationColumns(demoRoomWords(name));
      const row = { id: roomId, property_id: id, ...facts, ...words };
      await saveRoom(tx, row);
      await replacePhotos(tx, { kind: 'room', id: roomId }, picturesOf('rooms', roomId, room.pictures));
    }
  }
}

/** Opens the calendar. A start some months later adds the months in between, around what the host has set there. */
async function openCalendar(tx: Tx, today: string): Promise<void> {
  const first = addMonths(today, -MONTHS_BACK);
  const last = addMonths(today, MONTHS_AHEAD);
  const latest = await lastNightBeforeGap(tx);
  const from = latest === null ? first : addDays(latest, 1);
  const nights = Array.from({ length: Math.max(0, daysBetween(from, last) + 1) }, (_, day) =>
    addDays(from, day),
  );
  const rows = nights.flatMap((night) =>
    rooms.map(({ id, price, discount, minimumStay }) => ({
      night,
      room_id: id,
      price: priceOn(night, price),
      discount,
      minimum_stay: minimumStay,
      closed: false,
      closed_reason: null,
      set_by: null,
    })),
  );
  await addMissingNights(tx, rows);
}

/**
 * Returns the price of a night: festivals cost half as much again, Friday and Saturday nights a sixth more, rounded up
 * to fifty rupees.
 */
function priceOn(night: string, ordinary: number): number {
  const festival = FESTIVAL_NIGHTS.some(([first, last]) => night >= first && night <= last);
  if (festival) return Math.ceil((ordinary * 3) / 2 / 50) * 50;
  return WEEKEND.includes(weekday(night)) ? Math.ceil((ordinary * 7) / 6 / 50) * 50 : ordinary;
}

/** Pictures are numbered from 1, below the API's uploads. */
function picturesOf(kind: 'rooms' | 'homestays', id: number, tags: readonly string[]): NewPicture[] {
  return tags.map((tag, position) => ({ path: `demo/${kind}/${id}/${position + 1}.svg`, tag, position }));
}
