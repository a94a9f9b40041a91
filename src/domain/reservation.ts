/** What a reservation is stored as: its rooms are held until it is paid, then it is confirmed. */
export type StoredStatus = 'held' | 'confirmed' | 'cancelled';
/** `expired` is what a held one becomes by the passing of time. */
export type ReservationStatus = StoredStatus | 'expired';

export type PaymentStatus = 'unpaid' | 'partly_paid' | 'paid' | 'failed' | 'refunded';

/** The status at an instant: a hold that has run out is over at that very instant, with no job needed. */
export function statusAt(
  reservation: { status: StoredStatus; hold_expires_at: Date | null },
  now: Date,
): ReservationStatus {
  const { status, hold_expires_at: end } = reservation;
  return status === 'held' && end !== null && end <= now ? 'expired' : status;
}

/** The payment status of a confirmed reservation, by what is still to be paid. */
export function paymentStatusOf(due: number): PaymentStatus {
  return due > 0 ? 'partly_paid' : 'paid';
}
