import { runTask } from '#server/platform/run-task.ts';
import { HOST_TASKS } from './tasks.ts';

/** Runs `npm run host:holds -- --release 12`. */
await runTask('holds', HOST_TASKS.holds);
