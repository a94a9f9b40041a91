/**
 * Dispute statuses by order: reports come twice, late and in any order. Of two final statuses the higher one
 * wins.
 */
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

interface DisputeReport {
  status: DisputeStatus;
  told_at: Date;
}

/**
 * Returns whether a report updates the known dispute: final ones are not reopened; otherwise the newest report counts.
 */
export function isNewer(reported: DisputeReport, known: DisputeReport): boolean {
  const steps = DISPUTE_STEPS[reported.status] - DISPUTE_STEPS[known.status];
  if (steps !== 0) return steps > 0;
  return !hasEnded(reported.status) && reported.told_at > known.told_at;
}
