import { formatDate } from '#domain/dates/calendar.ts';
import { VIEW_COLUMNS, viewsTitle } from '#messages/host/import/report.ts';
import { listDailyViews } from '#server/analytics/queries.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How often each page was viewed, a line per day, page and kind of device. */
export async function viewsReport(db: Database, from: string, to: string): Promise<string> {
  const rows = await listDailyViews(db, from, to);
  const lines = rows.map(({ day, page, device_type, views, visitors }) =>
    [formatDate(day), String(views).padStart(6), String(visitors).padStart(8), page, device_type].join('  '),
  );
  return [viewsTitle(formatDate(from), formatDate(to)), '', VIEW_COLUMNS, ...lines, ''].join('\n');
}
