/** E-mails about a cancelled booking. */

import type { bookingCancelled as English } from '../../en/mail/cancelled.ts';
import type { MailTemplate } from '../../en/mail/mail.ts';
import { cancelled, refundWays } from '../booking/cancellation.ts';
import { stayFacts } from '../booking/trip.ts';
import { hello, toBooking } from './mail.ts';
import { correction } from './refund.ts';

/** Only the host reads it. */
export { cancellationNotice } from '../../en/mail/cancelled.ts';

export function bookingCancelled(booking: Parameters<typeof English>[0]): MailTemplate {
  const { refund, parts, byHost, message } = booking;
  const none = byHost === 'here' ? 'কোনো টাকা ফেরত নেই।' : 'বাতিলের নিয়ম অনুযায়ী কোনো টাকা ফেরত পাওয়া যাবে না।';
  const money = refund ? refundWays(parts) : none;
  const why = byHost === 'here' ? 'আপনার হোস্ট এই বুকিং বাতিল করেছেন।' : cancelled;
  return {
    subject: `আপনার বুকিং ${booking.reference} বাতিল হয়েছে`,
    greeting: hello(booking.guestName),
    paragraphs:
      byHost === true
        ? ['এই বুকিংয়ে আপনি যত টাকা দিয়েছিলেন, আপনার হোস্ট সবটাই ফেরত দিয়েছেন, তাই বুকিং বাতিল হয়েছে।']
        : [...correction(booking), why, ...(message ? [message] : []), money],
    facts: [...stayFacts(booking), ['ফেরত', refund ?? 'নেই'], ['বাতিলের খরচ', booking.paid]],
    action: toBooking(booking),
    closing: [
      byHost
        ? 'আপনি এমনটা আশা না করে থাকলে এখনই এই ইমেলের উত্তর দিন।'
        : 'আপনি নিজে বাতিল না করে থাকলে এখনই এই ইমেলের উত্তর দিন।',
    ],
  };
}
