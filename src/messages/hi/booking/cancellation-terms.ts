/** A homestay's refund terms as text, made from its figures. */

const unitOf = (hours: number) => (hours % 24 === 0 ? 'दिन' : 'घंटे');
const countOf = (hours: number) => (hours % 24 === 0 ? hours / 24 : hours);

const period = (hours: number) => `${countOf(hours)} ${unitOf(hours)}`;

/** `3–7 दिन`. */
const between = (from: number, to: number) =>
  unitOf(from) === unitOf(to) ? `${countOf(from)}–${period(to)}` : `${period(from)} – ${period(to)}`;

/** The refund of each period as rows: `चेक-इन से 3–7 दिन पहले`, `50%`. The last one refunds nothing. */
export function cancellationClock(
  refunds: readonly { hoursBefore: number; percent: number }[],
): { when: string; refund: string }[] {
  const rows = refunds.map(({ hoursBefore, percent }, index) => {
    const earlier = refunds[index - 1]?.hoursBefore;
    return { when: span(hoursBefore, earlier), refund: `${percent}%` };
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === 0) return rows;
  return [...rows, { when: last === undefined ? 'कभी भी' : span(0, last), refund: '0%' }];
}

function span(from: number, to: number | undefined): string {
  if (to === undefined) {
    return from === 0 ? 'चेक-इन से पहले कभी भी' : `चेक-इन से ${period(from)} या उससे ज़्यादा पहले`;
  }
  return from === 0 ? `चेक-इन में ${period(to)} से कम समय बचा हो` : `चेक-इन से ${between(from, to)} पहले`;
}

/** The refund of each period, highest first: the sentence of every page that says the terms. */
export function cancellationTerms(refunds: readonly { hoursBefore: number; percent: number }[]): string {
  const parts = refunds.map(({ hoursBefore, percent }, index) => {
    const share = percent === 100 ? 'मुफ़्त' : `${percent}% रिफ़ंड`;
    if (hoursBefore === 0) return `चेक-इन तक ${share}`;
    const earlier = refunds[index - 1];
    return earlier
      ? `${between(hoursBefore, earlier.hoursBefore)} पहले ${share}`
      : `चेक-इन से ${period(hoursBefore)} पहले तक ${share}`;
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === undefined) parts.push('रिफ़ंड नहीं');
  else if (last > 0) parts.push(`${period(last)} से कम समय बचा हो तो रिफ़ंड नहीं`);
  return parts.join(', ');
}
