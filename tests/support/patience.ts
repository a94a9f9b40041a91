import { availableParallelism, loadavg } from 'node:os';

/** Time limits are multiplied by this: the load of each core when the run starts, or `E2E_PATIENCE`. */
export const PATIENCE = Number(
  process.env.E2E_PATIENCE ?? Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()),
);
