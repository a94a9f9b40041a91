import { runTask } from '#server/platform/run-task.ts';
import { HOST_TASKS } from './tasks.ts';

/** Runs `npm run host:bookings -- --from 2026-12-18 --to 2026-12-31`. */
await runTask('bookings', HOST_TASKS.bookings);
