import { todayInIndia } from '#domain/dates/calendar.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import { addDemoBookings } from '#server/host/demo-filling.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';

/**
 * Migrates a database and, if the settings say so, fills an empty one with the demo homestays; with `bookings`, guests
 * live there.
 */
export async function prepareDatabase(
  db: Database,
  options: { demoData: boolean; now: Date; bookings?: Pick<Config, 'payments'> | undefined },
): Promise<void> {
  await migrate(db);
  const { demoData, bookings, now } = options;
  if (demoData) await fillWithDemoData(db, todayInIndia(now));
  if (bookings) await addDemoBookings({ db, config: bookings, clock: () => now });
}
