/** E-mails about requests: to guests who have to prove their mailbox, and to the host. */

import type * as en from '../../en/mail/request.ts';
import { hello, IGNORE, type MailTemplate } from './mail.ts';

export type * from '../../en/mail/request.ts';
/** Only the host reads them. */
export { guestPaid, hostRequests } from '../../en/mail/request.ts';

export function requestLink(stay: Parameters<typeof en.requestLink>[0]): MailTemplate {
  return {
    subject: `ଆପଣଙ୍କ ଅନୁରୋଧ ${stay.reference} ପଠାଇବା ପାଇଁ ଏହି ଲିଙ୍କ ଖୋଲନ୍ତୁ`,
    greeting: hello(null),
    paragraphs: [
      `ଆପଣ ${stay.property} ଠାରେ ${stay.checkIn} ଠାରୁ ${stay.checkOut} ପର୍ଯ୍ୟନ୍ତ ରୁମ ମାଗିଛନ୍ତି। ଆପଣ ଏହି ଲିଙ୍କ ଖୋଲିଲେ ହୋଷ୍ଟ ଆପଣଙ୍କ ଅନୁରୋଧ ପାଇବେ।`,
      'ଦୟାକରି ଏବେ ଖୋଲନ୍ତୁ: ସେପର୍ଯ୍ୟନ୍ତ ରୁମ ଅଳ୍ପ ସମୟ ପାଇଁ ହିଁ ରଖାଯାଇଛି।',
    ],
    action: { label: 'ମୋ ଅନୁରୋଧ ପଠାନ୍ତୁ', link: stay.link },
    closing: [IGNORE],
  };
}
