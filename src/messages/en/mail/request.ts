/** E-mails about requests: to guests who have to prove their mailbox, and to the host. */

import { awaitsHost } from '../host/desk.ts';
import { hello, IGNORE, type MailTemplate } from './mail.ts';

/** A request as the host reads of it. */
export interface RequestText {
  reference: string;
  guestName: string;
  /** What the guest says to have paid with. */
  paidReference: string | undefined;
}

export function requestLink(stay: {
  reference: string;
  property: string;
  checkIn: string;
  checkOut: string;
  link: string;
}): MailTemplate {
  return {
    subject: `Open this link to send your request ${stay.reference}`,
    greeting: hello(null),
    paragraphs: [
      `You ask for a room at ${stay.property} from ${stay.checkIn} to ${stay.checkOut}. The host gets your request when you open this link.`,
      'Please open it now: until then the rooms are held for a short time only.',
    ],
    action: { label: 'Send my request', link: stay.link },
    closing: [IGNORE],
  };
}

export function guestPaid({
  reference,
  guestName,
  paidReference,
  due,
  isConfirmed,
  link,
}: RequestText & { due: string; isConfirmed: boolean; link: string }): MailTemplate {
  const look = `Please look whether ${due} has arrived, and record it on the page of the booking.`;
  return {
    subject: `A guest says that they have paid: ${reference}`,
    greeting: hello(null),
    paragraphs: [
      `${guestName} says that the money for ${reference} is sent. Reference of the payment: ${paidReference}.`,
      isConfirmed ? look : `${look} That confirms the booking.`,
    ],
    action: { label: 'See the booking', link },
    closing: [],
  };
}

const requestLine = ({ reference, guestName, paidReference }: RequestText) =>
  `${reference}, ${guestName}${paidReference ? `, says that they have paid: ${paidReference}` : ''}`;

export function hostRequests(requests: readonly RequestText[], link: string): MailTemplate {
  const count = requests.length;
  return {
    subject: `${count === 1 ? '1 more request' : `${count} more requests`}: ${requests.map(({ reference }) => reference).join(', ')}`,
    greeting: hello(null),
    paragraphs: [`These came in the last minutes. ${awaitsHost}:`, ...requests.map(requestLine)],
    action: { label: 'See them in the desk', link },
    closing: ['You get these emails at most every 10 minutes.'],
  };
}
