import { parseArgs } from 'node:util';
import { addDays, formatDate, isCivilDate, todayInIndia } from '#domain/dates/calendar.ts';
import {
  holdReleased,
  noSuchHold,
  RELEASE_NEEDS_NUMBER,
  VIEW_COLUMNS,
  viewsTitle,
} from '#messages/host/import/report.ts';
import { listDailyViews } from '#server/analytics/queries.ts';
import { importTask } from '#server/host/import/import-task.ts';
import { inviteTask } from '#server/host/people/invite.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import type { Task } from '#server/platform/server-tasks.ts';
import { bookingsReport } from './bookings-report.ts';
import { holdsReport, releaseByHost } from './holds-report.ts';

/** `npm run host:holds` lists the unpaid holds; `npm run host:holds -- --release 12` ends one. */
const holds: Task = async ({ db, clock }, args) => {
  const { release } = parseArgs({ args, options: { release: { type: 'string' } } }).values;
  if (release === undefined) return holdsReport(db, clock());
  const id = Number(release);
  if (!Number.isSafeInteger(id)) throw new CommandRefused(RELEASE_NEEDS_NUMBER);
  if (!(await releaseByHost(db, id, clock()))) throw new CommandRefused(noSuchHold(id));
  return holdReleased(id);
};

/** The host's commands that a running server does itself, by the names of their requests. */
export const HOST_TASKS = {
  // By default the report covers the coming week.
  bookings: reportTask({ from: 0, to: 7 }, bookingsReport),
  holds,
  import: importTask,
  invite: inviteTask,
  // By default the report covers the past week.
  views: reportTask({ from: -7, to: 0 }, viewsReport),
} as const satisfies Record<string, Task>;

/** Reads `--from` and `--to`, both inclusive, with defaults for absent ones. Throws {@link CommandRefused}. */
export function readRange(args: string[], today: string, days: { from: number; to: number }) {
  const { values } = parseArgs({
    args: args,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  const from = values.from ?? addDays(today, days.from);
  if (!isCivilDate(from)) throw new CommandRefused('--from must be a date such as 2026-12-18.');
  const to = values.to ?? addDays(from, days.to - days.from);
  if (!isCivilDate(to)) throw new CommandRefused('--to must be a date such as 2026-12-18.');
  if (to < from) throw new CommandRefused('--to must not be before --from.');
  return { from, to };
}

/** Returns a command that prints a report of some days, by default counted from today. */
export function reportTask(
  days: { from: number; to: number },
  report: (db: Database, from: string, to: string) => Promise<string>,
): Task {
  return ({ db, clock }, args) => {
    const { from, to } = readRange(args, todayInIndia(clock()), days);
    return report(db, from, to);
  };
}

/** Returns how often each page was viewed, a line per day, page and kind of device. */
export async function viewsReport(db: Database, from: string, to: string): Promise<string> {
  const rows = await listDailyViews(db, from, to);
  const lines = rows.map(({ day, page, device_type, views, visitors }) =>
    [formatDate(day), String(views).padStart(6), String(visitors).padStart(8), page, device_type].join('  '),
  );
  return [viewsTitle(formatDate(from), formatDate(to)), '', VIEW_COLUMNS, ...lines, ''].join('\n');
}
