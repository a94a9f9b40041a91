import { parseArgs } from 'node:util';
import { addDays, isCivilDate, todayInIndia } from '#domain/calendar.ts';
import { readCommandConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';

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

/** Runs a command that prints a report of some days, by default counted from today. */
export function runReport(
  days: { from: number; to: number },
  report: (db: Database, from: string, to: string) => Promise<string>,
): Promise<void> {
  return runCommand(async () => {
    const { from, to } = readRange(process.argv.slice(2), todayInIndia(new Date()), days);
    await onDatabase(async (db) => print(await report(db, from, to)));
  });
}

/** Opens the database of the settings for a command. */
export async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readCommandConfig(process.env), (error) => {
    throw error;
  });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}
