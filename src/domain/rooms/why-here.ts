import { type CancellationTerms, changeEnd } from '#domain/booking/cancellation.ts';

export type WhyHere = 'commission' | 'changes' | 'half' | 'host';

/** What is known of booking a room here; undefined is unknown, and promises nothing. */
interface Terms {
  cancellation: Pick<CancellationTerms, 'time'>;
  changeCutoff: number | undefined;
  payments: 'online' | 'at_property' | undefined;
  /** The site names a phone number, an email address or WhatsApp. */
  hasContact: boolean;
}

/** Returns the reasons to book a stay on this site that are true for it. */
export function whyHere(terms: Terms, checkIn: string, now: Date): WhyHere[] {
  const { cancellation, changeCutoff, payments, hasContact } = terms;
  const reasons: WhyHere[] = ['commission'];
  // A change itself never costs a fee; its guest must still have the time for one.
  const isOpen =
    changeCutoff !== undefined &&
    now < changeEnd({ check_in: checkIn, cancellation_time: cancellation.time }, changeCutoff);
  if (isOpen) reasons.push('changes');
  if (payments === 'online') reasons.push('half');
  if (hasContact) reasons.push('host');
  return reasons;
}
