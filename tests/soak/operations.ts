import { AFTER_BOOKING_OPERATIONS } from './after-booking-operations.ts';
import { BOOKING_OPERATIONS } from './booking-operations.ts';
import type { Play } from './outcomes.ts';
import type { Stage } from './stage.ts';
import { WINDOW_OPERATIONS } from './window-operations.ts';

/** Every operation with money or rooms; each sets up its own context, with a guest and nights of its own. */
export const OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  ...BOOKING_OPERATIONS,
  ...AFTER_BOOKING_OPERATIONS,
  ...WINDOW_OPERATIONS,
};
