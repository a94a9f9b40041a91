import { MINUTE } from '#domain/dates/duration.ts';
import { HOST_TASKS } from '#server/host/tasks.ts';
import { readCallerFolder } from '#server/platform/config.ts';
import { runTask } from '#server/platform/run-task.ts';
import { importArgs } from './import-task.ts';

/**
 * Runs `npm run host:import -- homestays.yaml [--dry-run] [--overwrite]`, which imports what the host sells from one
 * file.
 */
await runTask('import', HOST_TASKS.import, {
  args: (written) => importArgs(written, readCallerFolder(process.env)),
  migrates: true,
  // Making many photos smaller takes long.
  limit: 15 * MINUTE,
});
