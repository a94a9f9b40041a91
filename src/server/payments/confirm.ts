import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { markApplied } from './queries.ts';

/**
 * Confirms a paid reservation: `paid`, or `partly_paid` with a balance due at the property. Writes the mails to guest
 * and host in the same transaction, whose last step is the invoice number.
 */
export async function confirmBooking(
  tx: Tx,
  reservation: ReservationRow,
  paymentId: string,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<void> {
  const isFull = reservation.due_now === reservation.total;
  await markApplied(tx, paymentId);
  await updateReservation(tx, reservation.id, {
    status: 'confirmed',
    payment_status: isFull ? 'paid' : 'partly_paid',
    released_at: null,
    confirmed_at: now,
  });
  const data = { reservation_id: reservation.id };
  const token = await createBookingLink(tx, reservation.id, now);
  const confirmed = { kind: 'booking_confirmed', data: { ...data, token } } as const;
  await enqueueMail(tx, reservation.guest_email, confirmed, now);
  await enqueueMail(tx, hostEmail, { kind: 'new_booking', data }, now);
}

/** Marks a booking with an advance as paid in full and writes the mails to guest and host, in the same transaction. */
export async function completeBooking(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  paymentId: string,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<void> {
  await markApplied(tx, paymentId);
  await updateReservation(tx, id, { status: 'confirmed', payment_status: 'paid' });
  const data = { reservation_id: id };
  const token = await createBookingLink(tx, id, now);
  await enqueueMail(tx, guest_email, { kind: 'rest_paid', data: { ...data, token } }, now);
  await enqueueMail(tx, hostEmail, { kind: 'rest_received', data }, now);
}
