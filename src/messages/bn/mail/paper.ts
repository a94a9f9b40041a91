import type { MailTemplate } from '../../en/mail/mail.ts';
import type { paperMail as English } from '../../en/mail/paper.ts';
import { hello } from './mail.ts';

type PaperText = Parameters<typeof English>[0];

export function paperMail({ guestName, title, number, reference, total }: PaperText): MailTemplate {
  return {
    subject: `${title} ${number}`,
    greeting: hello(guestName),
    paragraphs: [`আপনার বুকিং ${reference}-এর ${title} ${number} এই ইমেলের সঙ্গে দেওয়া হল, মোট ${total}।`],
    closing: ['কিছু জানার থাকলে এই ইমেলের উত্তর দিন।'],
  };
}

/** `title`: of the paper that a mail has, `tax invoice`. */
export const attached = (title: string) => `আপনার ${title} এই ইমেলের সঙ্গে দেওয়া হল।`;

/** The same for a chat, with the address that opens the paper. */
export const paperChat = ({ guestName, title, number, reference, total }: PaperText, url: string) =>
  [
    `নমস্কার${guestName ? ` ${guestName}` : ''}! আপনার বুকিং ${reference}-এর ${title} ${number}, মোট ${total}:`,
    url,
  ].join('\n');
