import type { Reminder, StayDays } from '#domain/dates/reminders.ts';
import type { ReviewReminder } from '#domain/reviews/asking.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';

/** Selects the paid bookings that have not had this reminder yet. */
export function selectUnreminded(db: Database, reminder: Reminder | ReviewReminder) {
  return db
    .selectFrom('reservation')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('paid_paise', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stay_reminder')
            .select('reservation_id')
            .whereRef('reservation_id', '=', 'reservation.id')
            .where('reminder', '=', reminder),
        ),
      ),
    )
    .orderBy('id');
}

/** Returns those of these days. */
export async function listUnreminded(db: Database, reminder: Reminder, days: StayDays): Promise<number[]> {
  const rows = await selectUnreminded(db, reminder)
    .where(days.of, '>=', days.from)
    .where(days.of, '<=', days.to)
    .execute();
  return rows.map(({ id }) => id);
}

/** Saves that a reminder is sent; false when it was saved before. */
export async function insertReminder(
  tx: Tx,
  reservationId: number,
  reminder: Reminder | ReviewReminder,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stay_reminder')
    .values({ reservation_id: reservationId, reminder, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
