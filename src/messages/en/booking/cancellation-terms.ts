/** A homestay's refund terms as text, made from its figures. */

const unitOf = (hours: number) => (hours % 24 === 0 ? 'day' : 'hour');
const countOf = (hours: number) => (hours % 24 === 0 ? hours / 24 : hours);

function period(hours: number): string {
  return `${countOf(hours)} ${unitOf(hours)}${countOf(hours) === 1 ? '' : 's'}`;
}

/** `3 to 7 days`. */
function between(from: number, to: number): string {
  return unitOf(from) === unitOf(to)
    ? `${countOf(from)} to ${period(to)}`
    : `${period(from)} to ${period(to)}`;
}

/** The refund of each period, highest first: the sentence of every page that says the terms. */
export function cancellationTerms(refunds: readonly { hoursBefore: number; percent: number }[]): string {
  const parts = refunds.map(({ hoursBefore, percent }, index) => {
    const share = percent === 100 ? 'free' : `${percent}% refund`;
    if (hoursBefore === 0) return `${share} until check-in`;
    const earlier = refunds[index - 1];
    return earlier
      ? `${share} ${between(hoursBefore, earlier.hoursBefore)} before`
      : `${share} up to ${period(hoursBefore)} before check-in`;
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === undefined) parts.push('no refund');
  else if (last > 0) parts.push(`no refund under ${period(last)}`);
  const sentence = parts.join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
