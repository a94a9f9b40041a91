import type * as English from '../../en/mail/paper.ts';
import { hello, type MailTemplate } from './mail.ts';

type PaperText = Parameters<typeof English.paperMail>[0];

/** Titles stand where their gender makes no difference. */
export function paperMail({ guestName, title, number, reference, total }: PaperText): MailTemplate {
  return {
    subject: `${title} ${number}`,
    greeting: hello(guestName),
    paragraphs: [`आपकी बुकिंग ${reference} के लिए ${title} ${number} (${total}) इस ईमेल के साथ है।`],
    closing: ['कोई सवाल हो तो बस इस ईमेल का जवाब दें।'],
  };
}

/** `title`: of the paper that a mail has, `tax invoice`. */
export const attached = (title: string) => `आपके लिए ${title} इस ईमेल के साथ है।`;

/** The same for a chat, with the address that opens the paper. */
export const paperChat = ({ guestName, title, number, reference, total }: PaperText, url: string) =>
  [
    `नमस्कार${guestName ? ` ${guestName} जी` : ''}! आपकी बुकिंग ${reference} के लिए ${title} ${number} (${total}):`,
    url,
  ].join('\n');
