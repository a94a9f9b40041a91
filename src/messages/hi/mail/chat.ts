/** What a host sends to a guest by WhatsApp in place of a mail. */

import type * as English from '../../en/mail/chat.ts';
import { onlineCheckIn } from '../booking/my-booking.ts';
import { checkCodeLine, SHOW_TO_TRUSTED } from '../booking/proof.ts';
import { notComeLines } from './message.ts';

export type * from '../../en/mail/chat.ts';

type ChatText = English.ChatText;

const stayLine = ({ property, rooms, checkIn, checkOut }: ChatText) =>
  `${property}, ${rooms.join(', ')}, ${checkIn} से ${checkOut} तक`;

const moneyLine = ({ total, due }: ChatText) =>
  `कुल ${total}।${due ? ` ${due} देना बाकी है।` : ' अब कुछ देना बाकी नहीं है।'}`;

const pageLine = (link: string) => `आपकी बुकिंग: ${link}`;

export const confirmationChat = (stay: ChatText, checkCode: string) =>
  [
    `नमस्कार ${stay.guestName} जी! आपकी बुकिंग ${stay.reference} पक्की है: ${stayLine(stay)}।`,
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
    `नमस्कार ${stay.guestName} जी! आपकी बुकिंग ${stay.reference} बदल गई है।`,
    `पहले: ${before.rooms.join(', ')}, ${before.checkIn} से ${before.checkOut} तक।`,
    `अब: ${stayLine(stay)}।`,
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
  ...(refund ? [`${refund} आपको वापस किए जा रहे हैं।`] : []),
  ...(isPaid && !refund ? ['कोई रकम वापस नहीं होगी।'] : []),
];

export const leftChat = (stay: ChatText) =>
  [
    `नमस्कार ${stay.guestName} जी! ${stay.property} में ठहरने के लिए धन्यवाद। आपकी बुकिंग ${stay.reference} का चेक-आउट हो गया है।`,
    moneyLine(stay),
    pageLine(stay.link),
  ].join('\n');

export const noShowChat = (stay: ChatText, what: Parameters<typeof English.noShowChat>[1]) =>
  [
    `नमस्कार ${stay.guestName} जी! यह आपकी बुकिंग ${stay.reference} के बारे में है।`,
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
    `नमस्कार ${stay.guestName} जी! आपकी बुकिंग ${stay.reference} रद्द हो गई है: ${stayLine(stay)}।`,
    ...(message ? [message] : []),
    ...backLines(back),
    pageLine(stay.link),
  ].join('\n');
