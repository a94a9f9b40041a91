import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { formatPaise } from '#domain/money/money.ts';
import { disputeEnded, disputeOpened } from '#messages/mail/dispute.ts';
import type { MailTemplate } from '#messages/mail/mail.ts';
import type { DisputeForMail } from './data.ts';

export function disputeTemplate(
  kind: 'dispute_opened' | 'dispute_ended',
  dispute: DisputeForMail,
  guestName: string,
): MailTemplate {
  const { status } = dispute;
  const text = { ...textOfDispute(dispute), guestName };
  const isEnd = status === 'won' || status === 'lost' || status === 'closed';
  return kind === 'dispute_ended' && isEnd ? disputeEnded({ ...text, status }) : disputeOpened(text);
}

function textOfDispute(dispute: DisputeForMail) {
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

/** Makes words of Razorpay's names of reasons, such as `goods_not_received`. */
function reasonText(code: string): string {
  return code.replaceAll('_', ' ');
}
