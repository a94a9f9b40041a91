/** What a host sends to a guest by WhatsApp in place of a mail. */

import type * as English from '../../en/mail/chat.ts';
import { onlineCheckIn } from '../booking/my-booking.ts';
import { checkCodeLine, SHOW_TO_TRUSTED } from '../booking/proof.ts';
import { notComeLines } from './message.ts';

export type * from '../../en/mail/chat.ts';

type ChatText = English.ChatText;

const stayLine = ({ property, rooms, checkIn, checkOut }: ChatText) =>
  `${property}, ${rooms.join(', ')}, ${checkIn} থেকে ${checkOut}`;

const moneyLine = ({ total, due }: ChatText) =>
  `মোট ${total}।${due ? ` এখনও দিতে হবে ${due}।` : ' আর কিছু দিতে হবে না।'}`;

const pageLine = (link: string) => `আপনার বুকিং: ${link}`;

export const confirmationChat = (stay: ChatText, checkCode: string) =>
  [
    `নমস্কার ${stay.guestName}! আপনার বুকিং ${stay.reference} নিশ্চিত হয়েছে: ${stayLine(stay)}।`,
    moneyLine(stay),
    `${checkCodeLine(checkCode)}। ${SHOW_TO_TRUSTED}`,
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
    `নমস্কার ${stay.guestName}! আপনার বুকিং ${stay.reference} বদলানো হয়েছে।`,
    `আগে: ${before.rooms.join(', ')}, ${before.checkIn} থেকে ${before.checkOut}।`,
    `এখন: ${stayLine(stay)}।`,
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
  ...(refund ? [`আপনাকে ${refund} ফিরিয়ে দেওয়া হচ্ছে।`] : []),
  ...(isPaid && !refund ? ['কোনো টাকা ফিরিয়ে দেওয়া হচ্ছে না।'] : []),
];

export const leftChat = (stay: ChatText) =>
  [
    `নমস্কার ${stay.guestName}! ${stay.property}-এ থাকার জন্য ধন্যবাদ। আপনার বুকিং ${stay.reference}-এর চেক-আউট হয়ে গেছে।`,
    moneyLine(stay),
    pageLine(stay.link),
  ].join('\n');

export const noShowChat = (stay: ChatText, what: Parameters<typeof English.noShowChat>[1]) =>
  [
    `নমস্কার ${stay.guestName}! আপনার বুকিং ${stay.reference} নিয়ে লিখছি।`,
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
    `নমস্কার ${stay.guestName}! আপনার বুকিং ${stay.reference} বাতিল হয়েছে: ${stayLine(stay)}।`,
    ...(message ? [message] : []),
    ...backLines(back),
    pageLine(stay.link),
  ].join('\n');
