import { sql } from 'kysely';
import { sourceOf } from '#domain/booking/booking-source.ts';
import { instantInIndia } from '#domain/dates/calendar.ts';
import type { CancelledStay, SoldStay } from '#domain/money/revenue.ts';
import { roomTotalOf } from '#domain/money/totals.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Range {
  from: string;
  to: string;
}

/** Returns the confirmed bookings with a night in the range, each with all its nights. */
export async function listSoldStays(
  db: Database,
  propertyIds: readonly number[],
  { from, to }: Range,
): Promise<SoldStay[]> {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('reservation_night', 'reservation_id', 'reservation.id')
    .select(['reservation.id', 'source', 'total', 'extra_bed_charges', 'breakfast_charges', 'charges_total'])
    .select(['night', 'reservation_night.price', 'reservation_night.discount', 'freed_at'])
    .where('property_id', 'in', [0, ...propertyIds])
    .where('status', '=', 'confirmed')
    .where('check_in', '<=', to)
    .where((where) =>
      where.or([where('check_out', '>', from), where('reservation.id', 'in', freedSince(db, from))]),
    )
    .orderBy('night')
    .orderBy('room_id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((nights) => {
    const [booking] = nights;
    if (!booking) return [];
    const used = nights.map((night) => ({ ...night, isFreed: night.freed_at !== null }));
    return [{ source: sourceOf(booking.source), roomTotal: roomTotalOf(booking), nights: used }];
  });
}

/** Selects the bookings that have paid for a night since a day, and freed it: their stay may have ended before. */
const freedSince = (db: Database, from: string) =>
  db
    .selectFrom('reservation_night')
    .select('reservation_id')
    .where('freed_at', 'is not', null)
    .where('night', '>=', from);

/** Returns the bookings that were cancelled in the range and of which money was kept. */
export async function listCancelledStays(
  db: Database,
  propertyIds: readonly number[],
  { from, to }: Range,
): Promise<CancelledStay[]> {
  const rows = await db
    .selectFrom('reservation')
    .select(['cancelled_at', 'paid_paise'])
    .where('property_id', 'in', [0, ...propertyIds])
    .where('status', '=', 'cancelled')
    .where('paid_paise', '>', 0)
    .where('cancelled_at', '>=', instantInIndia(from, 0))
    .where('cancelled_at', '<', instantInIndia(to, 24))
    .execute();
  return rows.flatMap(({ cancelled_at, paid_paise }) =>
    cancelled_at ? [{ cancelledAt: cancelled_at, paidPaise: paid_paise }] : [],
  );
}

/** Counts by month the room nights that are open and that no booking has. */
export async function countUnsold(
  db: Database,
  propertyIds: readonly number[],
  { from, to }: Range,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; nights: number }>`
    select to_char(night, 'YYYY-MM') as month, count(*)::int as nights
    from room_night join room on room.id = room_id
    where property_id = any(${[...propertyIds]}) and night between ${from} and ${to}
      and not closed and blocked_by is null and room_night.price > 0
      and (retired_at is null or night < (retired_at at time zone 'UTC' + interval '330 minutes')::date)
      and not exists (
        select 1 from reservation_night sold join reservation on reservation.id = sold.reservation_id
        where sold.room_id = room_night.room_id and sold.night = room_night.night
          and status = 'confirmed' and freed_at is null)
    group by 1`.execute(db);
  return new Map(rows.map(({ month, nights }) => [month, nights]));
}
