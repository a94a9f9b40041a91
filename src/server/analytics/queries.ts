import { sql } from 'kysely';
import { todayInIndia } from '#domain/dates/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';

export interface PageView {
  page: string;
  url: string;
  viewedAt: Date;
  sessionId: string;
  deviceType: string;
}

export async function insertPageView(db: Database, view: PageView): Promise<void> {
  await db
    .insertInto('page_view')
    .values({
      day: todayInIndia(view.viewedAt),
      page: view.page,
      url: view.url,
      viewed_at: view.viewedAt,
      session_id: view.sessionId,
      device_type: view.deviceType,
    })
    .execute();
}

export interface DailyViews {
  day: string;
  page: string;
  device_type: string;
  views: number;
  visitors: number;
}

/** Returns views and visitors for each day of [from, to], page and kind of device; the busiest pages come first. */
export function listDailyViews(db: Database, from: string, to: string): Promise<DailyViews[]> {
  return db
    .selectFrom('page_view_daily')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('views', 'desc')
    .orderBy('page')
    .orderBy('device_type')
    .execute();
}

/** Deletes views before a day. */
export function erasePageViews(db: Database, day: string): Promise<void> {
  return inBatches((most) =>
    sql`delete from page_view where id in (select id from page_view where day < ${day} limit ${most})`.execute(
      db,
    ),
  );
}
