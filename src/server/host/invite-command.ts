import { runTask } from '#server/platform/run-task.ts';
import { HOST_TASKS } from './tasks.ts';

/** Runs `npm run host:invite -- me@example.com`. */
await runTask('invite', HOST_TASKS.invite);
