/** What a host sends to a guest by WhatsApp in place of a mail. */

import { onlineCheckIn } from '../booking/my-booking.ts';
import { checkCodeLine, SHOW_TO_TRUSTED } from '../booking/proof.ts';
import { type NightsLeft, notComeLines, type PaymentLinkText } from './message.ts';

export interface ChatText extends Omit<PaymentLinkText, 'due' | 'until'> {
  total: string;
  /** What is still due; undefined if nothing is. */
  due: string | undefined;
  /** The page on which guests tell who travels. */
  checkInLink: string;
}

const stayLine = ({ property, rooms, checkIn, checkOut }: ChatText) =>
  `${property}, ${rooms.join(', ')}, ${checkIn} to ${checkOut}`;

const moneyLine = ({ total, due }: ChatText) =>
  `Total ${total}.${due ? ` ${due} is still due.` : ' Nothing is due.'}`;

const pageLine = (link: string) => `Your booking: ${link}`;

export const confirmationChat = (stay: ChatText, checkCode: string) =>
  [
    `Namaskar ${stay.guestName}! Your booking ${stay.reference} is confirmed: ${stayLine(stay)}.`,
    moneyLine(stay),
    `${checkCodeLine(checkCode)}. ${SHOW_TO_TRUSTED}`,
    pageLine(stay.link),
    `${onlineCheckIn}: ${stay.checkInLink}`,
  ].join('\n');

/** `before` is the stay as it was, `refund` what is paid back; undefined if nothing is. */
export const changedChat = (
  stay: ChatText,
  {
    before,
    refund,
  }: { before: Pick<ChatText, 'rooms' | 'checkIn' | 'checkOut'>; refund: string | undefined },
) =>
  [
    `Namaskar ${stay.guestName}! Your booking ${stay.reference} is changed.`,
    `Before: ${before.rooms.join(', ')}, ${before.checkIn} to ${before.checkOut}.`,
    `Now: ${stayLine(stay)}.`,
    moneyLine(stay),
    ...backLines({ refund, isPaid: false }),
    pageLine(stay.link),
  ].join('\n');

interface GoesBack {
  /** What is paid back; undefined if nothing is. */
  refund: string | undefined;
  /** There is money that could be paid back. */
  isPaid: boolean;
}

const backLines = ({ refund, isPaid }: GoesBack) => [
  ...(refund ? [`${refund} is paid back to you.`] : []),
  ...(isPaid && !refund ? ['Nothing is paid back.'] : []),
];

export const leftChat = (stay: ChatText) =>
  [
    `Namaskar ${stay.guestName}! Thank you for staying at ${stay.property}. Your booking ${stay.reference} is checked out.`,
    moneyLine(stay),
    pageLine(stay.link),
  ].join('\n');

export const noShowChat = (stay: ChatText, what: GoesBack & { left: NightsLeft }) =>
  [
    `Namaskar ${stay.guestName}! This is about your booking ${stay.reference}.`,
    ...notComeLines(stay, what.left),
    ...backLines(what),
    pageLine(stay.link),
  ].join('\n');

/** `message` is what the host adds. */
export const cancelledChat = (
  stay: ChatText,
  { message, ...back }: GoesBack & { message?: string | undefined },
) =>
  [
    `Namaskar ${stay.guestName}! Your booking ${stay.reference} is cancelled: ${stayLine(stay)}.`,
    ...(message ? [message] : []),
    ...backLines(back),
    pageLine(stay.link),
  ].join('\n');
