import { todayInIndia } from '#domain/calendar.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';

/** Brings a database up to date and, where that is wanted, an empty one is filled with the demo homestays. */
export async function prepareDatabase(
  db: Database,
  options: { demoData: boolean; now: Date },
): Promise<void> {
  await migrate(db);
  if (options.demoData) await fillWithDemoData(db, todayInIndia(options.now));
}
