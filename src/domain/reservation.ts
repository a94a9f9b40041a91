/** The statuses a reservation is stored with; `Expired` is what an unpaid one becomes by the passing of time. */
export type StoredStatus = 'Pending Payment' | 'Pending' | 'Completed' | 'Cancelled';
export type ReservationStatus = StoredStatus | 'Expired';

/** The status at an instant: a hold that has run out is over at that very instant, with no job needed. */
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
