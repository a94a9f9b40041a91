import { sql } from 'kysely';
import { registerBefore } from '#domain/content/retention.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

const MOST_YEARS = 5;

/** Deletes travellers, with what was reported of them, once their homestay keeps them no longer. */
export async function eraseTravellers(db: Database, today: string): Promise<void> {
  for (let years = 1; years <= MOST_YEARS; years += 1) {
    await inBatches((most) =>
      sql`
        delete from traveller where id in (
          select traveller.id from traveller
            join reservation on reservation.id = reservation_id
            join property on property.id = property_id
          where register_years = ${years} and check_out < ${registerBefore(years, today)}
          limit ${most})`.execute(db),
    );
  }
  // Guests who never came were never in the register.
  await inBatches((most) =>
    sql`
      delete from traveller where id in (
        select traveller.id from traveller join reservation on reservation.id = reservation_id
        where checked_in_at is null and check_out < ${today}
        limit ${most})`.execute(db),
  );
}
