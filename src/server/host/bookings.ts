import { bookingsReport } from './bookings-report.ts';
import { runReport } from './report-command.ts';

/** `npm run host:bookings -- --from 2026-12-18 --to 2026-12-31`: by default the coming week. */
await runReport({ from: 0, to: 7 }, bookingsReport);
