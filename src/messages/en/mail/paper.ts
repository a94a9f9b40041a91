import { hello, type MailTemplate } from './mail.ts';

interface PaperText {
  guestName: string;
  /** `Tax invoice`. */
  title: string;
  number: string;
  reference: string;
  /** With the rupee sign. */
  total: string;
}

export function paperMail({ guestName, title, number, reference, total }: PaperText): MailTemplate {
  return {
    subject: `${title} ${number}`,
    greeting: hello(guestName),
    paragraphs: [
      `Attached is ${title.toLowerCase()} ${number} over ${total}, for your booking ${reference}.`,
    ],
    closing: ['Questions? Just reply to this email.'],
  };
}

/** `title`: of the paper that a mail has, `tax invoice`. */
export const attached = (title: string) => `Your ${title} is attached.`;

/** The same for a chat, with the address that opens the paper. */
export const paperChat = ({ guestName, title, number, reference, total }: PaperText, url: string) =>
  [
    `Namaskar${guestName ? ` ${guestName}` : ''}! ${title} ${number} over ${total}, for your booking ${reference}:`,
    url,
  ].join('\n');
