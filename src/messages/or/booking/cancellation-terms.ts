/** A homestay's refund terms as text, made from its figures. */

const unitOf = (hours: number) => (hours % 24 === 0 ? 'ଦିନ' : 'ଘଣ୍ଟା');
const countOf = (hours: number) => (hours % 24 === 0 ? hours / 24 : hours);

const period = (hours: number) => `${countOf(hours)} ${unitOf(hours)}`;

/** `3–7 ଦିନ`. */
const between = (from: number, to: number) =>
  unitOf(from) === unitOf(to) ? `${countOf(from)}–${period(to)}` : `${period(from)} – ${period(to)}`;

/** The refund of each period as rows: `ଚେକ-ଇନର 3–7 ଦିନ ଆଗରୁ`, `50%`. The last one refunds nothing. */
export function cancellationClock(
  refunds: readonly { hoursBefore: number; percent: number }[],
): { when: string; refund: string }[] {
  const rows = refunds.map(({ hoursBefore, percent }, index) => {
    const earlier = refunds[index - 1]?.hoursBefore;
    return { when: span(hoursBefore, earlier), refund: `${percent}%` };
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === 0) return rows;
  return [...rows, { when: last === undefined ? 'ଯେକୌଣସି ସମୟରେ' : span(0, last), refund: '0%' }];
}

function span(from: number, to: number | undefined): string {
  if (to === undefined) {
    return from === 0 ? 'ଚେକ-ଇନ ଆଗରୁ ଯେକୌଣସି ସମୟରେ' : `ଚେକ-ଇନର ${period(from)} ବା ତା’ଠାରୁ ଅଧିକ ଆଗରୁ`;
  }
  return from === 0 ? `ଚେକ-ଇନକୁ ${period(to)}ରୁ କମ ଥିଲେ` : `ଚେକ-ଇନର ${between(from, to)} ଆଗରୁ`;
}

/** The refund of each period, highest first: the sentence of every page that says the terms. */
export function cancellationTerms(refunds: readonly { hoursBefore: number; percent: number }[]): string {
  const parts = refunds.map(({ hoursBefore, percent }, index) => {
    const share = percent === 100 ? 'ପୂରା ଫେରସ୍ତ' : `${percent}% ଫେରସ୍ତ`;
    if (hoursBefore === 0) return `ଚେକ-ଇନ ପର୍ଯ୍ୟନ୍ତ ${share}`;
    const earlier = refunds[index - 1];
    return earlier
      ? `${between(hoursBefore, earlier.hoursBefore)} ଆଗରୁ ${share}`
      : `ଚେକ-ଇନର ${period(hoursBefore)} ଆଗ ପର୍ଯ୍ୟନ୍ତ ${share}`;
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === undefined) parts.push('ଫେରସ୍ତ ନାହିଁ');
  else if (last > 0) parts.push(`${period(last)}ରୁ କମ ଥିଲେ ଫେରସ୍ତ ନାହିଁ`);
  return parts.join(', ');
}
