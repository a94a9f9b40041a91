import { runTask } from '#server/platform/run-task.ts';
import { HOST_TASKS } from './tasks.ts';

/** Runs `npm run host:views -- --from 2026-12-01 --to 2026-12-31`. */
await runTask('views', HOST_TASKS.views);
