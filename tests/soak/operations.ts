import { BOOKING_OPERATIONS } from './booking-operations.ts';
import { DEARER_OPERATIONS } from './dearer-operations.ts';
import { LATER_OPERATIONS } from './later-operations.ts';
import type { Play } from './outcomes.ts';
import { REST_OPERATIONS } from './rest-operations.ts';
import type { Stage } from './stage.ts';

/** Every operation with money or rooms in it; each sets its own scene, with a guest and nights of its own. */
export const OPERATIONS: Record<string, (stage: Stage) => Promise<Play>> = {
  ...BOOKING_OPERATIONS,
  ...LATER_OPERATIONS,
  ...REST_OPERATIONS,
  ...DEARER_OPERATIONS,
};
