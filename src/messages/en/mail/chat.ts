/** What a host sends to a guest by WhatsApp in place of a mail. */

import type { PaymentLinkText } from './message.ts';

export interface ChatText extends Omit<PaymentLinkText, 'due' | 'until'> {
  total: string;
  /** What is still due; undefined if nothing is. */
  due: string | undefined;
}

const stayLine = ({ property, rooms, checkIn, checkOut }: ChatText) =>
  `${property}, ${rooms.join(', ')}, ${checkIn} to ${checkOut}`;

const moneyLine = ({ total, due }: ChatText) =>
  `Total ${total}.${due ? ` ${due} is still due.` : ' Nothing is due.'}`;

const pageLine = (link: string) => `Your booking: ${link}`;

export const confirmationChat = (stay: ChatText) =>
  [
    `Namaskar ${stay.guestName}! Your booking ${stay.reference} is confirmed: ${stayLine(stay)}.`,
    moneyLine(stay),
    pageLine(stay.link),
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
    ...(refund ? [`${refund} is paid back to you.`] : []),
    pageLine(stay.link),
  ].join('\n');

/** `refund` is what is paid back; `isPaid` says that there is money that could be. */
export const cancelledChat = (
  stay: ChatText,
  { refund, isPaid }: { refund: string | undefined; isPaid: boolean },
) =>
  [
    `Namaskar ${stay.guestName}! Your booking ${stay.reference} is cancelled: ${stayLine(stay)}.`,
    ...(refund ? [`${refund} is paid back to you.`] : []),
    ...(isPaid && !refund ? ['Nothing is paid back.'] : []),
    pageLine(stay.link),
  ].join('\n');
