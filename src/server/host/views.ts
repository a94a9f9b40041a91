import { runReport } from './report-command.ts';
import { viewsReport } from './views-report.ts';

/** `npm run host:views -- --from 2026-12-01 --to 2026-12-31`: by default the past week. */
await runReport({ from: -7, to: 0 }, viewsReport);
