/** E-mails about a cancelled booking. */

import type * as English from '../../en/mail/cancelled.ts';
import { cancelled, refundWays } from '../booking/cancellation.ts';
import { stayFacts } from '../booking/trip.ts';
import { hello, type MailTemplate, toBooking } from './mail.ts';
import { correction } from './refund.ts';

/** To the host, in English. */
export { cancellationNotice } from '../../en/mail/cancelled.ts';

export function bookingCancelled(booking: Parameters<typeof English.bookingCancelled>[0]): MailTemplate {
  const { refund, parts, byHost, message } = booking;
  const none = byHost === 'here' ? 'कोई रिफ़ंड नहीं है।' : 'रद्द करने के नियमों के अनुसार कोई रिफ़ंड नहीं है।';
  const money = refund ? refundWays(parts) : none;
  const why = byHost === 'here' ? 'आपके मेज़बान ने यह बुकिंग रद्द कर दी है।' : cancelled;
  return {
    subject: `आपकी बुकिंग ${booking.reference} रद्द हो गई है`,
    greeting: hello(booking.guestName),
    paragraphs:
      byHost === true
        ? ['आपने इस बुकिंग के लिए जो भी दिया था, वह सब आपके मेज़बान ने वापस कर दिया है, इसलिए बुकिंग रद्द हो गई है।']
        : [...correction(booking), why, ...(message ? [message] : []), money],
    facts: [...stayFacts(booking), ['रिफ़ंड', refund ?? 'कुछ नहीं'], ['रद्द करने का शुल्क', booking.paid]],
    action: toBooking(booking),
    closing: [
      byHost
        ? 'अगर आपको इसकी उम्मीद नहीं थी, तो तुरंत इस ईमेल का जवाब दें।'
        : 'अगर यह आपने रद्द नहीं की, तो तुरंत इस ईमेल का जवाब दें।',
    ],
  };
}
