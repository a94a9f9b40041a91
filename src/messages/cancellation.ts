/** Sentences about cancelling a booking and what it gives back. */

/** `amount` comes back until `until`; null where it is nothing, or for good. */
interface Term {
  amount: string | null;
  until: string | null;
}

export const refundHeading = 'If you cancel';
const NOTHING_BACK = 'Cancelling gives nothing back any more.';

/** "Cancel until Mon, 14 Dec, 9:00 am: ₹6,400 back; then ₹3,200 until …; then nothing (Indian time)." */
export function refundSentence(terms: readonly Term[]): string {
  const [first] = terms;
  if (!first?.until) return NOTHING_BACK;
  const [, ...rest] = terms.map(({ amount, until }) =>
    until ? `then ${amount} until ${until}` : 'then nothing',
  );
  return `Cancel until ${first.until}: ${first.amount} back; ${rest.join('; ')} (Indian time).`;
}

/** The same as lines of two columns. */
export function refundLines(terms: readonly Term[]): [when: string, back: string][] {
  return terms.map(({ amount, until }, index) => {
    const when = until ? `${index === 0 ? 'Until' : 'Then until'} ${until}` : 'After that';
    return [index === 0 && !until ? 'From now on' : when, amount ? `${amount} back` : 'nothing back'];
  });
}

export const refundTimes =
  'Times are Indian time. A refund goes back the way it came; banks usually take five to seven working days.';

export const cancelTitle = 'Cancel this booking?';
export const cancelLabel = 'Cancel booking';
export const keepLabel = 'Keep booking';
export const cancelFailed =
  'Failed to cancel the booking. Please try again: it is cancelled, and refunded, only once.';

/** What the guest agrees to; `refund` is an amount, or nothing where nothing comes back. */
export function cancelQuestion(refund: string | undefined, until: string | null): string {
  const what = refund ? `You get ${refund} back` : 'You get nothing back';
  const end = until ? `, if you cancel until ${until} (Indian time)` : '';
  return `${what}${end}. Your rooms are free for others at once; this can not be undone.`;
}

export const cancelled = 'This booking is cancelled. We would be glad to see you another time.';

export function refundOnItsWay(amount: string): string {
  return `${amount} goes back the way it came; banks usually take five to seven working days.`;
}
