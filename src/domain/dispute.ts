/** A guest's bank asks for a payment back. The news of it come twice, late and in any order. */

/** Before the end any of the first three; of two ends the worse one stands. */
export const DISPUTE_STEPS = {
  open: 0,
  under_review: 0,
  action_required: 0,
  closed: 1,
  won: 2,
  lost: 3,
} as const;
export type DisputeStatus = keyof typeof DISPUTE_STEPS;

export const hasEnded = (status: DisputeStatus) => DISPUTE_STEPS[status] > 0;

interface Told {
  status: DisputeStatus;
  told_at: Date;
}

/** Whether news of a dispute change what is known: one that has ended is not opened again, and before the newest news count. */
export function isFurther(reported: Told, known: Told): boolean {
  const steps = DISPUTE_STEPS[reported.status] - DISPUTE_STEPS[known.status];
  if (steps !== 0) return steps > 0;
  return !hasEnded(reported.status) && reported.told_at > known.told_at;
}
