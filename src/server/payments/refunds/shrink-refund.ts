import { correctMail, type RefundMail } from '#server/mail/correction-queries.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import type { ProviderPayment } from '#server/payments/provider.ts';
import {
  listPayments,
  listRefunds,
  type RefundRow,
  refundedOnline,
  updateRefund,
} from '#server/payments/queries.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { insertOfflineRefund, refundedByProvider } from './refund.ts';

export interface RefundUpdate {
  refund: RefundRow;
  /** The payment as the provider reports it after it refused the refund. */
  payment: ProviderPayment;
  now: Date;
  hostEmail: string;
}

/**
 * Lowers a refund that the provider refuses because the host refunded a part there. Saves that part, makes the refund
 * due at once with the amount that is left under a new key, and corrects mails. Does nothing when
 * nothing is left or the refusal has another reason. The reservation must be locked.
 */
export async function shrinkRefund(tx: Tx, reservation: ReservationRow, update: RefundUpdate): Promise<void> {
  const { payment, now } = update;
  const refunds = await listRefunds(tx, reservation.id);
  const refund = refunds.find(({ id }) => id === update.refund.id);
  // Another worker may have succeeded meanwhile.
  if (!refund || refund.provider_id !== null || refund.state === 'processed') return;
  const known = (await listPayments(tx, reservation.id)).find(({ id }) => id === payment.id);
  // A report with another amount than was captured is ignored.
  if (known?.amount_paise !== payment.amount) return;
  const refunded = refundedByProvider(payment);
  const left = payment.amount - refunded;
  const ours = refundedOnline(payment.id, refunds);
  if (refunded >= ours || refund.amount_paise <= left) return;
  const less = refund.amount_paise - left;
  await updateRefund(tx, refund.id, {
    amount_paise: left,
    // The provider knows the old key with another amount.
    idempotency_key: `${refund.idempotency_key}-${left}`,
    state: 'due',
    next_attempt_at: now,
  });
  await insertOfflineRefund(tx, reservation, payment, refunded - (ours - refund.amount_paise), now);
  await correctMails(tx, reservation, { ...update, refund }, less);
}

/** Corrects the mails that name the amount: changes those not sent yet, else writes new ones. */
async function correctMails(
  tx: Tx,
  reservation: ReservationRow,
  { refund, now, hostEmail }: RefundUpdate,
  less: number,
): Promise<void> {
  const { id: reservation_id, guest_email } = reservation;
  const { reason } = refund;
  // A lost dispute sends no mail about a refund.
  if (reason === 'disputed') return;
  const data = { reservation_id, amount_paise: await mailedAmount(tx, refund), corrects: true } as const;
  const write = async (to: string, job: RefundMail) => {
    if (!(await correctMail(tx, job, less))) await enqueueMail(tx, to, job, now);
  };
  const link = reservation.released_at ? {} : { token: await createBookingLink(tx, reservation_id, now) };
  if (reason !== 'guest_cancelled') {
    await write(guest_email, { kind: 'payment_refunded', data: { ...data, reason, ...link } });
    return;
  }
  await write(guest_email, { kind: 'booking_cancelled', data: { ...data, ...link } });
  await write(hostEmail, { kind: 'cancellation_notice', data });
}

/** Returns the paise that a mail names: the sum over all payments for a change or a cancellation, else one refund. */
async function mailedAmount(tx: Tx, { id, reservation_id, reason, created_at }: RefundRow): Promise<number> {
  const isShared = reason === 'guest_cancelled' || reason === 'changed';
  return (await listRefunds(tx, reservation_id))
    .filter((one) => one.id === id || (isShared && one.reason === reason && +one.created_at === +created_at))
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}
