/** What a host sends to a guest by WhatsApp in place of a mail. */

import type * as en from '../../en/mail/chat.ts';
import { onlineCheckIn } from '../booking/my-booking.ts';
import { checkCodeLine, SHOW_TO_TRUSTED } from '../booking/proof.ts';
import { notComeLines } from './message.ts';

export type * from '../../en/mail/chat.ts';

const stayLine = ({ property, rooms, checkIn, checkOut }: en.ChatText) =>
  `${property}, ${rooms.join(', ')}, ${checkIn} ଠାରୁ ${checkOut} ପର୍ଯ୍ୟନ୍ତ`;

const moneyLine = ({ total, due }: en.ChatText) =>
  `ମୋଟ ${total}।${due ? ` ଆଉ ${due} ଦେବାକୁ ଅଛି।` : ' ଆଉ କିଛି ଦେବାକୁ ନାହିଁ।'}`;

const pageLine = (link: string) => `ଆପଣଙ୍କ ବୁକିଂ: ${link}`;

export const confirmationChat = (stay: en.ChatText, checkCode: string) =>
  [
    `ନମସ୍କାର ${stay.guestName}! ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ନିଶ୍ଚିତ ହୋଇଗଲା: ${stayLine(stay)}।`,
    moneyLine(stay),
    `${checkCodeLine(checkCode)}। ${SHOW_TO_TRUSTED}`,
    pageLine(stay.link),
    `${onlineCheckIn}: ${stay.checkInLink}`,
  ].join('\n');

/** `before` is the stay as it was, `refund` what is paid back; undefined if nothing is. */
export const changedChat = (stay: en.ChatText, { before, refund }: Parameters<typeof en.changedChat>[1]) =>
  [
    `ନମସ୍କାର ${stay.guestName}! ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ବଦଳିଛି।`,
    `ଆଗରୁ: ${before.rooms.join(', ')}, ${before.checkIn} ଠାରୁ ${before.checkOut} ପର୍ଯ୍ୟନ୍ତ।`,
    `ଏବେ: ${stayLine(stay)}।`,
    moneyLine(stay),
    ...backLines({ refund, isPaid: false }),
    pageLine(stay.link),
  ].join('\n');

type GoesBack = Omit<Parameters<typeof en.cancelledChat>[1], 'message'>;

const backLines = ({ refund, isPaid }: GoesBack) => [
  ...(refund ? [`ଆପଣଙ୍କୁ ${refund} ଫେରସ୍ତ ଦିଆଯିବ।`] : []),
  ...(isPaid && !refund ? ['ଟଙ୍କା ଫେରସ୍ତ ମିଳିବ ନାହିଁ।'] : []),
];

export const leftChat = (stay: en.ChatText) =>
  [
    `ନମସ୍କାର ${stay.guestName}! ${stay.property} ଠାରେ ରହିଥିବାରୁ ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ର ଚେକ-ଆଉଟ ହୋଇଗଲା।`,
    moneyLine(stay),
    pageLine(stay.link),
  ].join('\n');

export const noShowChat = (stay: en.ChatText, what: Parameters<typeof en.noShowChat>[1]) =>
  [
    `ନମସ୍କାର ${stay.guestName}! ଏହା ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ବିଷୟରେ।`,
    ...notComeLines(stay, what.left),
    ...backLines(what),
    pageLine(stay.link),
  ].join('\n');

/** `message` is what the host adds. */
export const cancelledChat = (
  stay: en.ChatText,
  { message, ...back }: Parameters<typeof en.cancelledChat>[1],
) =>
  [
    `ନମସ୍କାର ${stay.guestName}! ଆପଣଙ୍କ ବୁକିଂ ${stay.reference} ବାତିଲ ହୋଇଛି: ${stayLine(stay)}।`,
    ...(message ? [message] : []),
    ...backLines(back),
    pageLine(stay.link),
  ].join('\n');
