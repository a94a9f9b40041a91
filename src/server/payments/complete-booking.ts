import { createBookingLink } from '../storage/booking-links.ts';
import type { Tx } from '../storage/database.ts';
import { enqueueMail } from '../storage/outbox.ts';
import { markApplied } from '../storage/payments.ts';
import type { ReservationRow } from '../storage/schema.ts';

/** Makes a booking with an advance one that is paid in full; guest and host have their mails in the same transaction. */
export async function completeBooking(
  tx: Tx,
  { id, guest_email }: ReservationRow,
  paymentId: string,
  { now, hostEmail }: { now: Date; hostEmail: string },
): Promise<void> {
  await markApplied(tx, paymentId);
  await tx
    .updateTable('reservation')
    .set({ status: 'Completed', payment_status: 'Paid' })
    .where('id', '=', id)
    .execute();
  const data = { reservation_id: id };
  const token = await createBookingLink(tx, id, now);
  await enqueueMail(tx, guest_email, { kind: 'rest_paid', data: { ...data, token } }, now);
  await enqueueMail(tx, hostEmail, { kind: 'rest_received', data }, now);
}
