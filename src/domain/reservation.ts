/** The stored statuses; an unpaid reservation is `Expired` once its hold has ended. */
export type StoredStatus = 'Pending Payment' | 'Pending' | 'Completed' | 'Cancelled';
export type ReservationStatus = StoredStatus | 'Expired';

/** The status at an instant: a hold ends by the clock, without a job. */
export function statusAt(
  reservation: { status: StoredStatus; hold_expires_at: Date | null },
  now: Date,
): ReservationStatus {
  const { status, hold_expires_at: end } = reservation;
  return status === 'Pending Payment' && end !== null && end <= now ? 'Expired' : status;
}

/** Paid in full, or with an advance. */
export function isBooked(status: string): boolean {
  return status === 'Completed' || status === 'Pending';
}
