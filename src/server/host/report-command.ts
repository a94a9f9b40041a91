import { parseArgs } from 'node:util';
import { addDays, isCivilDate, todayInIndia } from '#domain/dates/calendar.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import type { Task } from '#server/platform/server-tasks.ts';

/** `--from` and `--to`, both inclusive; undefined where one is absent. Throws {@link CommandRefused}. */
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

/** A command that prints a report of some days, by default counted from today. */
export function reportTask(
  days: { from: number; to: number },
  report: (db: Database, from: string, to: string) => Promise<string>,
): Task {
  return ({ db, clock }, args) => {
    const { from, to } = readRange(args, todayInIndia(clock()), days);
    return report(db, from, to);
  };
}
