import { bookingReference } from '#domain/booking-reference.ts';
import { formatDate, todayInIndia } from '#domain/calendar.ts';
import { formatPaise } from '#domain/money.ts';
import { disputeEnded, disputeOpened } from '#messages/dispute-mail.ts';
import type { MailTemplate } from '#messages/mail.ts';
import { type DisputeRow, findDispute } from '#server/payments/dispute-queries.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What the host is told of a dispute, and by whose booking. */
export async function disputeTemplate(
  kind: 'dispute_opened' | 'dispute_ended',
  id: string,
  db: Database,
): Promise<{ template: MailTemplate; guestEmail: string } | undefined> {
  const dispute = await findDispute(db, id);
  if (!dispute) return undefined;
  const { guest_name: guestName, guest_email: guestEmail } = await db
    .selectFrom('reservation')
    .select(['guest_name', 'guest_email'])
    .where('id', '=', dispute.reservation_id)
    .executeTakeFirstOrThrow();
  const { status } = dispute;
  const words = { ...textOfDispute(dispute), guestName };
  const isEnd = status === 'won' || status === 'lost' || status === 'closed';
  const template =
    kind === 'dispute_ended' && isEnd ? disputeEnded({ ...words, status }) : disputeOpened(words);
  return { template, guestEmail };
}

function textOfDispute(dispute: DisputeRow) {
  const { respond_by: by } = dispute;
  return {
    reference: bookingReference(dispute.reservation_id),
    amount: formatPaise(dispute.amount_paise),
    deducted: formatPaise(dispute.deducted_paise),
    reason: reasonText(dispute.reason),
    respondBy: by ? formatDate(todayInIndia(by)) : undefined,
    payment: dispute.payment_id,
  };
}

/** Razorpay names reasons like `goods_not_received`. */
function reasonText(code: string): string {
  return code.replaceAll('_', ' ');
}
