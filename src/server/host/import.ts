import { MINUTE } from '#domain/duration.ts';
import { readCallerFolder } from '#server/platform/config.ts';
import { runTask } from '#server/platform/run-task.ts';
import { importArgs } from './import-task.ts';
import { HOST_TASKS } from './tasks.ts';

/** `npm run host:import -- homestays.yaml [--dry-run] [--overwrite]`: imports what the host sells from one file. */
await runTask('import', HOST_TASKS.import, {
  args: (written) => importArgs(written, readCallerFolder(process.env)),
  migrates: true,
  // Many photos are made smaller.
  limit: 15 * MINUTE,
});
