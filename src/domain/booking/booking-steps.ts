/** The five steps of a booking, of one room or of the cart (spec sections 2 and 4). */
export const STEPS = { rooms: 1, addOns: 2, details: 3, payment: 4, confirmation: 5 } as const;
export type StepId = (typeof STEPS)[keyof typeof STEPS];

export interface Progress {
  rooms: number;
  capacityFits: boolean;
  detailsComplete: boolean;
}

/** Returns the furthest step before the confirmation that may be shown (spec section 4, "Wizard/booking steps"). */
export function furthestStep({ rooms, capacityFits, detailsComplete }: Progress): StepId {
  if (rooms === 0) return STEPS.rooms;
  if (!capacityFits) return STEPS.addOns;
  return detailsComplete ? STEPS.payment : STEPS.details;
}

/** Returns the step with this number; undefined for any other value. */
export function stepOf(value: unknown): StepId | undefined {
  return Object.values(STEPS).find((step) => step === value);
}

/** Spec section 3, "Step indicator item". Earlier steps are completed, the last one once paid. */
export function stepItems(titles: readonly string[], current: StepId, paid: boolean) {
  return titles.map((title, index) => {
    const id = index + 1;
    const isActive = id === current;
    const isCompleted = id < current || (id === STEPS.confirmation && paid);
    return { id, title, isActive, isCompleted };
  });
}
