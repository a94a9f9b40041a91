/** Sentences about cancelling a booking and its refund. */

/** `amount` is refunded until `until`; null where there is no refund, or no end. */
interface Term {
  amount: string | null;
  until: string | null;
}

export const refundHeading = 'If you cancel';
export const freeCancellation = (until: string) => `Free cancellation until ${until}`;
/** Beside the button that pays. */
export function refundInShort(percent: number, until: string | null): string {
  if (percent === 0 || until === null) return 'No refund';
  return percent === 100 ? freeCancellation(until) : `${percent}% refund until ${until}`;
}
const NO_REFUND = 'There is no refund if you cancel now.';

/** "Cancel by Mon, 14 Dec, 9:00 am: ₹6,400 refund; then by …: ₹3,200 refund; then no refund (Indian time)." */
export function refundSentence(terms: readonly Term[]): string {
  const [first] = terms;
  if (!first?.until) return NO_REFUND;
  const [, ...later] = terms.map(({ amount, until }) =>
    until ? `then by ${until}: ${amount} refund` : 'then no refund',
  );
  return `Cancel by ${first.until}: ${first.amount} refund; ${later.join('; ')} (Indian time).`;
}

const isRefundLeft = (terms: readonly Term[]) => terms.some(({ amount }) => amount);

/** The same as two columns; empty if no refund is left. */
export function refundLines(terms: readonly Term[]): [when: string, back: string][] {
  if (!isRefundLeft(terms)) return [];
  return terms.map(({ amount, until }, index) => {
    const when = until ? `${index === 0 ? 'Until' : 'Then until'} ${until}` : 'After that';
    return [when, amount ? `${amount} refund` : 'No refund'];
  });
}

/** Below the lines. */
export const refundTimes = (terms: readonly Term[]): string[] => [
  isRefundLeft(terms)
    ? 'Times are Indian time. You are refunded to your original payment method; banks usually take five to seven working days.'
    : "This booking can't be refunded.",
];

export const cancelTitle = 'Cancel this booking?';
export const cancelLabel = 'Cancel booking';
export const keepLabel = 'Keep booking';
export const notComing = "Tell the host I'm not coming (no refund)";
export const notComingTitle = 'You are not coming?';
export const notComingQuestion = (rooms: number) =>
  `We tell the host, and other guests can book ${rooms === 1 ? 'your room' : 'your rooms'}. Nothing is refunded. This can't be undone.`;
export const tellHost = 'Tell the host';
export const cancelFailed = 'Failed to cancel the booking. Please try again.';

/** What the guest agrees to; `refund` is an amount, or undefined. */
export function cancelQuestion(refund: string | undefined, until: string | null, rooms: number): string {
  const what = refund ? `You get a refund of ${refund}` : 'There is no refund';
  const end = until ? ` if you cancel by ${until} (Indian time)` : '';
  return `${what}${end}. ${rooms === 1 ? 'Your room is' : 'Your rooms are'} released immediately. This can't be undone.`;
}

export const cancelled = 'This booking is cancelled. We would be glad to see you another time.';

export function refundOnItsWay(amount: string): string {
  return `${amount} is being refunded to your original payment method. Banks usually take five to seven working days.`;
}

/** Once nothing more of it is to be refunded. The host may have refunded it in cash, so it names no bank. */
export const wasRefunded = (amount: string) => `${amount} was refunded.`;

/** A refund of money that the host received, such as cash. */
export const refundByHand = (amount: string) =>
  `Your hosts pay ${amount} back to you themselves, as they received it.`;

/** Both parts of a refund; undefined for a part that is nothing. */
export interface RefundParts {
  online: string | undefined;
  byHand: string | undefined;
}

export const refundWays = ({ online, byHand }: RefundParts): string =>
  [online && refundOnItsWay(online), byHand && refundByHand(byHand)].filter(Boolean).join(' ');
