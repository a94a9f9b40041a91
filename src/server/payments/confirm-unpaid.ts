import { enqueueMail } from '#server/mail/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseUsedUp } from '#server/reservations/codes/keep-use.ts';
import { findCheckoutHold, sellHold } from '#server/reservations/holds/hold-queries.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { lockHold } from '#server/rooms/night-queries.ts';

/**
 * Confirms a held reservation without an online payment: sells its nights and mails the guest. What is due can be paid
 * online or at the homestay. The reservation must be locked. The caller issues its papers as the transaction's last
 * step. `paidTo` is the host's address for a booking that was paid as if online: what was due now stays so, and the host
 * is mailed, too.
 */
export async function confirmUnpaid(
  tx: Tx,
  row: ReservationRow,
  { now, paidTo }: { now: Date; paidTo?: string | undefined },
): Promise<Refusal | undefined> {
  const hold = await findCheckoutHold(tx, row.id);
  if (!hold || (await lockHold(tx, hold, row, now)) === 'taken') return refuse('room_taken');
  const usedUp = await refuseUsedUp(tx, row, now);
  if (usedUp) return usedUp;
  await sellHold(tx, hold, row.id);
  await updateReservation(tx, row.id, {
    status: 'confirmed',
    payment_status: row.total > 0 ? 'partly_paid' : 'paid',
    // Such a booking needs no payment online.
    ...(paidTo === undefined && { due_now: 0 }),
    released_at: null,
    awaits_host: false,
    confirmed_at: now,
  });
  await mailConfirmation(tx, row, now);
  const data = { reservation_id: row.id };
  if (paidTo !== undefined) await enqueueMail(tx, paidTo, { kind: 'new_booking', data }, now);
  return undefined;
}

export async function mailConfirmation(
  tx: Tx,
  { id, guest_email }: Pick<ReservationRow, 'id' | 'guest_email'>,
  now: Date,
): Promise<void> {
  const data = { reservation_id: id, token: await createBookingLink(tx, id, now) };
  await enqueueMail(tx, guest_email, { kind: 'booking_confirmed', data }, now);
}
