import { addDays } from '#domain/dates/calendar.ts';
import { sleptIn } from '#domain/register/occupancy.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

const KEPT_DAYS = 30;

/** Notes for each homestay that had guests in a night that its hosts are alerted now, once. */
export async function markOccupied(db: Database | Tx, date: string, now: Date): Promise<void> {
  const rows = await db
    .selectFrom('reservation')
    .select(['property_id', 'check_in', 'check_out', 'checked_in_at', 'checked_out_at'])
    .where('status', '=', 'confirmed')
    .where('checked_in_at', 'is not', null)
    .where('check_in', '<=', date)
    .where('check_out', '>', date)
    .execute();
  const occupied = new Set(rows.filter((row) => sleptIn(row, date)).map(({ property_id }) => property_id));
  for (const property_id of occupied)
    await db
      .insertInto('occupancy_alert')
      .values({ property_id, date, alerted_at: now })
      .onConflict((conflict) => conflict.columns(['property_id', 'date']).doNothing())
      .execute();
  await db.deleteFrom('occupancy_alert').where('date', '<', addDays(date, -KEPT_DAYS)).execute();
}

export function findOccupied(db: Database, id: number) {
  return db
    .selectFrom('occupancy_alert')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['date', 'property.name'])
    .where('occupancy_alert.id', '=', id)
    .executeTakeFirst();
}
