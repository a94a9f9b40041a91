import type * as en from '../../en/mail/paper.ts';
import { hello, type MailTemplate } from './mail.ts';

type PaperText = Parameters<typeof en.paperMail>[0];

export function paperMail({ guestName, title, number, reference, total }: PaperText): MailTemplate {
  return {
    subject: `${title} ${number}`,
    greeting: hello(guestName),
    paragraphs: [`ଆପଣଙ୍କ ବୁକିଂ ${reference} ପାଇଁ ${total} ର ${title} ${number} ଏହି ଇମେଲ ସହିତ ଅଛି।`],
    closing: ['କିଛି ପଚାରିବାର ଅଛି? ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।'],
  };
}

/** `title`: of the paper that a mail has, `tax invoice`. */
export const attached = (title: string) => `ଆପଣଙ୍କ ${title} ଏହି ଇମେଲ ସହିତ ଅଛି।`;

/** The same for a chat, with the address that opens the paper. */
export const paperChat = ({ guestName, title, number, reference, total }: PaperText, url: string) =>
  [
    `ନମସ୍କାର${guestName ? ` ${guestName}` : ''}! ଆପଣଙ୍କ ବୁକିଂ ${reference} ପାଇଁ ${total} ର ${title} ${number}:`,
    url,
  ].join('\n');
