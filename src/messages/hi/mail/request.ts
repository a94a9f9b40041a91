/** E-mails about requests: to guests who have to prove their mailbox, and to the host. */

import { hello, IGNORE, type MailTemplate } from './mail.ts';

export type * from '../../en/mail/request.ts';
/** To the host, in English. */
export { guestPaid, hostRequests } from '../../en/mail/request.ts';

export function requestLink(stay: {
  reference: string;
  property: string;
  checkIn: string;
  checkOut: string;
  link: string;
}): MailTemplate {
  return {
    subject: `अपना अनुरोध ${stay.reference} भेजने के लिए यह लिंक खोलें`,
    greeting: hello(null),
    paragraphs: [
      `आपने ${stay.property} में ${stay.checkIn} से ${stay.checkOut} तक कमरा माँगा है। यह लिंक खोलते ही आपका अनुरोध मेज़बान को मिल जाएगा।`,
      'कृपया इसे अभी खोलें: तब तक कमरे थोड़ी ही देर के लिए रोके गए हैं।',
    ],
    action: { label: 'मेरा अनुरोध भेजें', link: stay.link },
    closing: [IGNORE],
  };
}
