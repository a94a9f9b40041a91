import { parseArgs } from 'node:util';
import { holdReleased, noSuchHold, RELEASE_NEEDS_NUMBER } from '#messages/host-report.ts';
import { CommandRefused, print, runCommand } from '#server/platform/run-command.ts';
import { holdsReport, releaseByHost } from './holds-report.ts';
import { onDatabase } from './report-command.ts';

/** `npm run host:holds` lists the unpaid holds; `npm run host:holds -- --release 12` ends one. */
await runCommand(async () => {
  const { release } = parseArgs({ options: { release: { type: 'string' } } }).values;
  const id = Number(release);
  if (release !== undefined && !Number.isSafeInteger(id)) throw new CommandRefused(RELEASE_NEEDS_NUMBER);
  await onDatabase(async (db) => {
    const now = new Date();
    if (release === undefined) return print(await holdsReport(db, now));
    if (!(await releaseByHost(db, id, now))) throw new CommandRefused(noSuchHold(id));
    print(holdReleased(id));
  });
});
