/** The stored statuses: rooms are held until they are paid for, then the reservation is confirmed. */
export type StoredStatus = 'held' | 'confirmed' | 'cancelled';
/** A held reservation is `expired` once its hold has ended. */
export type ReservationStatus = StoredStatus | 'expired';

export type PaymentStatus = 'unpaid' | 'partly_paid' | 'paid' | 'failed' | 'refunded';

/** Returns the status at an instant: a hold ends by the clock, without a job. */
export function statusAt(
  reservation: { status: StoredStatus; hold_expires_at: Date | null },
  now: Date,
): ReservationStatus {
  const { status, hold_expires_at: end } = reservation;
  return status === 'held' && end !== null && end <= now ? 'expired' : status;
}

/** Returns what became of the nights of guests who did not come: on sale again, still theirs, or none is left. */
export function nightsLeft(
  checkOut: string,
  { isFreed, today }: { isFreed: boolean; today: string },
): 'freed' | 'kept' | 'none' {
  if (checkOut <= today) return 'none';
  return isFreed ? 'freed' : 'kept';
}

/** Returns the payment status of a confirmed reservation, by what is still to be paid. */
export function paymentStatusOf(due: number): PaymentStatus {
  return due > 0 ? 'partly_paid' : 'paid';
}
