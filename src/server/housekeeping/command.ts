import { runTask } from '#server/platform/run-task.ts';
import { housekeepingTask } from './on-request.ts';

/** Runs `npm run db:housekeeping`, which deletes now what the server deletes every hour. */
await runTask('housekeeping', housekeepingTask);
