import { todayInIndia } from '#domain/dates/calendar.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrations.ts';

/** Migrates a database and, if the settings say so, fills an empty one with the demo homestays. */
export async function prepareDatabase(
  db: Database,
  { demoData, now }: { demoData: boolean; now: Date },
): Promise<void> {
  await migrate(db);
  if (demoData) await fillWithDemoData(db, todayInIndia(now));
}
