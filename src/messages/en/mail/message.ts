/** E-mails with messages between guest and hosts, and with a link to pay. */

import { type RefundParts, refundByHand, refundWays } from '../booking/cancellation.ts';
import { lookAgain } from '../booking/my-booking.ts';
import type { Fact } from '../booking/trip.ts';
import { type BookingPage, hello, IGNORE, KEEP_PRIVATE, type MailTemplate, toBooking } from './mail.ts';

interface MessageText {
  reference: string;
  guestName: string;
  /** Paragraphs as they were written. */
  text: string[];
  /** The booking's page, of the guest or of the host. */
  link: string;
}

export function hostMessage({ reference, guestName, text, link }: MessageText): MailTemplate {
  return {
    subject: `A message about your booking ${reference}`,
    greeting: hello(guestName),
    paragraphs: text,
    action: { label: 'Reply on your booking’s page', link },
    closing: ['You can also reply to this email.', KEEP_PRIVATE],
  };
}

export function guestMessage({ reference, guestName, text, link }: MessageText): MailTemplate {
  return {
    subject: `A message from ${guestName || 'a guest'}, booking ${reference}`,
    greeting: hello(null),
    paragraphs: text,
    action: { label: 'See the booking', link },
    closing: [],
  };
}

export interface PaymentLinkText {
  reference: string;
  guestName: string;
  property: string;
  rooms: readonly string[];
  checkIn: string;
  checkOut: string;
  due: string;
  /** When the hold ends; undefined for a confirmed booking. */
  until: string | undefined;
  link: string;
}

const heldUntil = (until: string) =>
  `Your rooms are held until ${until} (Indian time). They are yours once you have paid.`;

/** `paysHost`: the house has no payment gateway. */
export function paymentLink(stay: PaymentLinkText & { paysHost: boolean }): MailTemplate {
  return {
    subject: `Pay for your booking ${stay.reference}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      stay.paysHost
        ? `${stay.due} is to be paid for your stay. You pay the host: the page of your booking says how.`
        : `You can pay ${stay.due} for your stay online, by UPI, card or net banking.`,
      ...(stay.until ? [heldUntil(stay.until)] : []),
    ],
    facts: [
      ['Booking reference', stay.reference],
      ['Property', stay.property],
      [stay.rooms.length > 1 ? 'Rooms' : 'Room', stay.rooms.join(', ')],
      ['Check-in', stay.checkIn],
      ['Check-out', stay.checkOut],
      ['To pay', stay.due],
    ],
    action: { label: stay.paysHost ? 'See your booking' : 'See your booking and pay', link: stay.link },
    closing: [KEEP_PRIVATE],
  };
}

/** The same as a WhatsApp message. */
export function paymentLinkChat({
  guestName,
  property,
  checkIn,
  checkOut,
  due,
  until,
  link,
  paysHost,
}: PaymentLinkText & { paysHost: boolean }): string {
  return [
    `Namaskar ${guestName}! Your stay at ${property}, ${checkIn} to ${checkOut}: ${paysHost ? `${due} is to be paid to the host. See your booking here.` : `you can pay ${due} here.`}`,
    ...(until ? [heldUntil(until)] : []),
    link,
  ].join('\n');
}

/** Others may have them, they are kept, or there are none. */
export type NightsLeft = 'freed' | 'kept' | 'none';

interface NotCome {
  left: NightsLeft;
  refund: string | undefined;
}

/** Says the same in a mail and in a chat. */
export const notComeLines = (
  { property, rooms, checkIn }: Pick<PaymentLinkText, 'property' | 'rooms' | 'checkIn'>,
  left: NightsLeft,
) => {
  const theyAre = rooms.length > 1 ? 'Your rooms are' : 'Your room is';
  const ends = {
    freed: `${theyAre} free for other guests now.`,
    kept: `${theyAre} still kept for you.`,
    none: 'Your stay is over.',
  };
  return [`We expected you at ${property} on ${checkIn}, and you did not come.`, ends[left]];
};

export function noShow(
  stay: PaymentLinkText & Pick<BookingPage, 'acts'>,
  what: NotCome & { parts: RefundParts },
): MailTemplate {
  return {
    subject: `You did not come: booking ${stay.reference}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      ...notComeLines(stay, what.left),
      ...(what.refund ? [refundWays(what.parts)] : []),
      what.left === 'none'
        ? 'If this is a mistake, please reply to this email.'
        : 'If this is a mistake, or if you are on your way, please reply to this email at once.',
    ],
    facts: [
      ['Booking reference', stay.reference],
      ['Property', stay.property],
      [stay.rooms.length > 1 ? 'Rooms' : 'Room', stay.rooms.join(', ')],
      ['Check-in', stay.checkIn],
      ['Check-out', stay.checkOut],
      ...(what.refund ? [['Refund', what.refund] satisfies Fact] : []),
    ],
    action: toBooking(stay),
    closing: [KEEP_PRIVATE],
  };
}

/** Declined, or not answered in time. `paid`: what the guest says to have paid the host. */
export function requestDeclined(stay: {
  reference: string;
  property: string;
  checkIn: string;
  checkOut: string;
  paysAtProperty: boolean;
  isUnanswered: boolean;
  /** How many. */
  rooms: number;
  paid: string | 0 | undefined;
  searchLink: string;
}): MailTemplate {
  const nights = `at ${stay.property} from ${stay.checkIn} to ${stay.checkOut}`;
  const unanswered = `The host did not answer in time, so your request ${nights} has ended.`;
  const declined = stay.paysAtProperty
    ? `The host could not confirm your room ${nights}. We are sorry.`
    : `Your room ${nights} is no longer free. We are sorry.`;
  const rest = stay.isUnanswered
    ? lookAgain(stay.rooms)
    : 'Nothing was charged, and there is nothing for you to do.';
  return {
    subject: `Your request ${stay.reference} could not be confirmed`,
    greeting: hello(null),
    paragraphs: [
      stay.isUnanswered ? unanswered : declined,
      stay.paid
        ? `You have told us that you paid. ${refundByHand(stay.paid)} If you have not heard from them in a few days, please write to us.`
        : rest,
    ],
    action: { label: 'See which rooms are free', link: stay.searchLink },
    closing: [IGNORE],
  };
}
