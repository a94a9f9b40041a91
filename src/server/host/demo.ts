import { addDays, addMonths, daysBetween, weekday } from '#domain/calendar.ts';
import { DEFAULT_CANCELLATION_RULES } from '#domain/cancellation.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import { lockHoldLimits } from '#server/reservations/queries.ts';
import {
  AIR_CONDITIONER,
  DEMO_FAQS,
  DEMO_HOMESTAYS,
  FESTIVAL_NIGHTS,
  ROOM_AMENITIES,
} from './demo-homestays.ts';

/** Drawn for this demonstration: `rooms/<id>/<n>.svg` and `homestays/<id>/<n>.svg`. A folder of the release. */
export const DEMO_PICTURES = 'src/server/host/demo-pictures';

const MONTHS_BACK = 12;
const MONTHS_AHEAD = 12;
/** Some rows at a time, well below the 65,535 parameters of one statement. */
const CHUNK = 2000;
const WEEKEND = [5, 6];
const LENGTH_RULES = [
  { min_nights: 3, percent: 5 },
  { min_nights: 5, percent: 10 },
  { min_nights: 7, percent: 15 },
];

const rooms = DEMO_HOMESTAYS.flatMap((homestay) => homestay.rooms);

/**
 * Fills an empty database with the demo homestays, and keeps the calendar of a demo database open from a year ago to
 * twelve months ahead of `today`. A host's own data is left alone.
 */
export async function fillWithDemoData(db: Database, today: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Processes that start together take turns: the second finds what the first has filled.
    await lockHoldLimits(tx, ['demo data']);
    const known = await tx.selectFrom('property').select(['id', 'name']).orderBy('id').execute();
    if (known.length === 0) await insertHomestays(tx);
    else if (!DEMO_HOMESTAYS.every(({ id, name }) => known.some((row) => row.id === id && row.name === name)))
      return;
    await openCalendar(tx, today);
  });
}

async function insertHomestays(tx: Tx): Promise<void> {
  for (const { id, name, type, address, lat, lng, amenities, pictures } of DEMO_HOMESTAYS) {
    const columns = { id, name, type, address, lat, lng, breakfast_price: 50, extra_bed_price: 200 };
    await tx
      .insertInto('property')
      .values({
        ...columns,
        amenities: json(amenities.map((amenity) => ({ name: amenity, available: true }))),
      })
      .execute();
    await tx
      .insertInto('property_faq')
      .values(DEMO_FAQS.map((faq, position) => ({ property_id: id, position, ...faq })))
      .execute();
    await tx
      .insertInto('length_rule')
      .values(LENGTH_RULES.map((rule) => ({ property_id: id, ...rule })))
      .execute();
    await tx
      .insertInto('cancellation_rule')
      .values(
        DEFAULT_CANCELLATION_RULES.map((rule) => ({
          property_id: id,
          hours_before: rule.hoursBefore,
          percent: rule.percent,
        })),
      )
      .execute();
    const images = pictures.map((tag, position) => ({
      property_id: id,
      path: pathOf('homestays', id, position),
      tag,
      position,
    }));
    await tx.insertInto('property_image').values(images).execute();
  }
  for (const homestay of DEMO_HOMESTAYS) {
    for (const { id, name, description, capacity, size, video, airConditioned, pictures } of homestay.rooms) {
      const amenities = [
        { name: AIR_CONDITIONER, available: airConditioned },
        ...ROOM_AMENITIES.map((amenity) => ({ name: amenity, available: true })),
      ];
      const columns = {
        id,
        property_id: homestay.id,
        name,
        description,
        capacity,
        size,
        video_url: video ?? null,
      };
      await tx
        .insertInto('room')
        .values({ ...columns, amenities: json(amenities) })
        .execute();
      const images = pictures.map((tag, position) => ({
        room_id: id,
        file_path: pathOf('rooms', id, position),
        tag,
        position,
      }));
      await tx.insertInto('room_image').values(images).execute();
    }
  }
}

/** The rows are missing only at the far end, so a start some months later adds the months in between. */
async function openCalendar(tx: Tx, today: string): Promise<void> {
  const first = addMonths(today, -MONTHS_BACK);
  const last = addMonths(today, MONTHS_AHEAD);
  const { latest } = await tx
    .selectFrom('room_night')
    .select((eb) => eb.fn.max('night').as('latest'))
    .executeTakeFirstOrThrow();
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
    })),
  );
  for (let index = 0; index < rows.length; index += CHUNK) {
    await tx
      .insertInto('room_night')
      .values(rows.slice(index, index + CHUNK))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Festivals cost half as much again, Friday and Saturday nights a sixth, rounded up to fifty rupees. */
function priceOn(night: string, ordinary: number): number {
  const festival = FESTIVAL_NIGHTS.some(([first, last]) => night >= first && night <= last);
  if (festival) return Math.ceil((ordinary * 3) / 2 / 50) * 50;
  return WEEKEND.includes(weekday(night)) ? Math.ceil((ordinary * 7) / 6 / 50) * 50 : ordinary;
}

/** Where a picture is found below the API's uploads; pictures are numbered from 1. */
function pathOf(kind: 'rooms' | 'homestays', id: number, position: number): string {
  return `demo/${kind}/${id}/${position + 1}.svg`;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
