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

/** The refund of each period as rows: `3 to 7 days before check-in`, `50%`. The last one refunds nothing. */
export function cancellationClock(
  refunds: readonly { hoursBefore: number; percent: number }[],
): { when: string; refund: string }[] {
  const rows = refunds.map(({ hoursBefore, percent }, index) => {
    const earlier = refunds[index - 1]?.hoursBefore;
    return { when: `${span(hoursBefore, earlier)} before check-in`, refund: `${percent}%` };
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === 0) return rows;
  return [
    ...rows,
    { when: last === undefined ? 'At any time' : `${span(0, last)} before check-in`, refund: '0%' },
  ];
}

function span(from: number, to: number | undefined): string {
  if (to === undefined) return from === 0 ? 'At any time' : `${period(from)} or more`;
  return from === 0 ? `Less than ${period(to)}` : capital(between(from, to));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  return capital(parts.join(', '));
}
