/** What a host sends to a guest by WhatsApp in place of a mail. */

export interface ChatText {
  reference: string;
  guestName: string;
  property: string;
  rooms: readonly string[];
  checkIn: string;
  checkOut: string;
  total: string;
  /** What is still due; undefined if nothing is. */
  due: string | undefined;
  /** The booking's page. */
  link: string;
}

const stayLine = ({ property, rooms, checkIn, checkOut }: Omit<ChatText, 'link'>) =>
  `${property}, ${rooms.join(', ')}, ${checkIn} to ${checkOut}`;

const moneyLine = ({ total, due }: ChatText) =>
  `Total ${total}.${due ? ` ${due} is still due.` : ' All is paid.'}`;

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

export const cancelledChat = (stay: ChatText, refund: string | undefined) =>
  [
    `Namaskar ${stay.guestName}! Your booking ${stay.reference} is cancelled: ${stayLine(stay)}.`,
    refund ? `${refund} is paid back to you.` : 'Nothing is paid back.',
    pageLine(stay.link),
  ].join('\n');
