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
