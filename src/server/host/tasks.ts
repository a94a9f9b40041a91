import { parseArgs } from 'node:util';
import { holdReleased, noSuchHold, RELEASE_NEEDS_NUMBER } from '#messages/host/import/report.ts';
import { importTask } from '#server/host/import/import-task.ts';
import { inviteTask } from '#server/host/people/invite.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import type { Task } from '#server/platform/server-tasks.ts';
import { bookingsReport } from './bookings-report.ts';
import { holdsReport, releaseByHost } from './holds-report.ts';
import { reportTask } from './report-command.ts';
import { viewsReport } from './views-report.ts';

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
  // By default the coming week.
  bookings: reportTask({ from: 0, to: 7 }, bookingsReport),
  holds,
  import: importTask,
  invite: inviteTask,
  // By default the past week.
  views: reportTask({ from: -7, to: 0 }, viewsReport),
} as const satisfies Record<string, Task>;
