/** E-mails about requests: to guests who have to prove their mailbox, and to the host. */

import type { MailTemplate } from '../../en/mail/mail.ts';
import { hello, IGNORE } from './mail.ts';

export type * from '../../en/mail/request.ts';
/** Only the host reads them. */
export { guestPaid, hostRequests } from '../../en/mail/request.ts';

export function requestLink(stay: {
  reference: string;
  property: string;
  checkIn: string;
  checkOut: string;
  link: string;
}): MailTemplate {
  return {
    subject: `আপনার অনুরোধ ${stay.reference} পাঠাতে এই লিঙ্ক খুলুন`,
    greeting: hello(null),
    paragraphs: [
      `আপনি ${stay.property}-এ ${stay.checkIn} থেকে ${stay.checkOut} পর্যন্ত একটি ঘর চেয়েছেন। এই লিঙ্ক খুললে তবেই হোস্ট আপনার অনুরোধ পাবেন।`,
      'দেরি না করে খুলুন: তার আগে ঘর শুধু অল্প সময়ের জন্যই ধরে রাখা থাকে।',
    ],
    action: { label: 'আমার অনুরোধ পাঠান', link: stay.link },
    closing: [IGNORE],
  };
}
