import * as z from 'zod/mini';
import { type RatePlan, ratePlan } from '#contract/host/rates.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { NightRow } from './schema.ts';

export interface LengthDiscount {
  nights: number;
  percent: number;
}

/** Returns the saved plan; undefined before the first one. */
export async function findRatePlan(db: Database | Tx, propertyId: number): Promise<RatePlan | undefined> {
  const row = await db
    .selectFrom('rate_plan')
    .select('plan')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row && z.parse(ratePlan, row.plan);
}

export async function saveRatePlan(tx: Tx, propertyId: number, plan: RatePlan, now: Date): Promise<void> {
  const columns = { plan: JSON.stringify(plan), updated_at: now };
  await tx
    .insertInto('rate_plan')
    .values({ property_id: propertyId, ...columns })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(columns))
    .execute();
}

/** Returns the discounts of a homestay for long stays, shortest first. */
export async function listLengthDiscounts(db: Database | Tx, propertyId: number): Promise<LengthDiscount[]> {
  return db
    .selectFrom('length_rule')
    .select(['min_nights as nights', 'percent'])
    .where('property_id', '=', propertyId)
    .orderBy('min_nights')
    .execute();
}

export async function saveLengthDiscounts(
  tx: Tx,
  propertyId: number,
  discounts: readonly LengthDiscount[],
): Promise<void> {
  await tx.deleteFrom('length_rule').where('property_id', '=', propertyId).execute();
  const rows = discounts.map(({ nights, percent }) => ({
    property_id: propertyId,
    min_nights: nights,
    percent,
  }));
  if (rows.length > 0) await tx.insertInto('length_rule').values(rows).execute();
}

/**
 * Returns all nights of some rooms from a day on. With `lock`, nobody sells or changes them until the transaction ends.
 */
export async function listNightsFrom(
  db: Database | Tx,
  roomIds: readonly number[],
  day: string,
  { lock }: { lock: boolean },
): Promise<NightRow[]> {
  return db
    .selectFrom('room_night')
    .selectAll()
    .where('night', '>=', day)
    .where('room_id', 'in', [0, ...roomIds])
    .orderBy('night')
    .orderBy('room_id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}
