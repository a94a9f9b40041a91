import { runTask } from '#server/platform/run-task.ts';
import { housekeepingTask } from './on-request.ts';

/** `npm run db:housekeeping`: deletes now what the server deletes every hour. */
await runTask('housekeeping', housekeepingTask);
