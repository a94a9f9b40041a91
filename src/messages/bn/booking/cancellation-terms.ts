/** A homestay's refund terms as text, made from its figures. */

const isDays = (hours: number) => hours % 24 === 0;
const countOf = (hours: number) => (isDays(hours) ? hours / 24 : hours);

const period = (hours: number) => `${countOf(hours)} ${isDays(hours) ? 'দিন' : 'ঘণ্টা'}`;
/** In the genitive, before `কম`. */
const lessThan = (hours: number) => `${countOf(hours)} ${isDays(hours) ? 'দিনের' : 'ঘণ্টার'} কম`;

/** `3 থেকে 7 দিন`. */
const between = (from: number, to: number) =>
  isDays(from) === isDays(to) ? `${countOf(from)} থেকে ${period(to)}` : `${period(from)} থেকে ${period(to)}`;

/** The refund of each period as rows: `চেক-ইনের 3 থেকে 7 দিন আগে`, `50%`. The last one refunds nothing. */
export function cancellationClock(
  refunds: readonly { hoursBefore: number; percent: number }[],
): { when: string; refund: string }[] {
  const rows = refunds.map(({ hoursBefore, percent }, index) => {
    const earlier = refunds[index - 1]?.hoursBefore;
    return { when: span(hoursBefore, earlier), refund: `${percent}%` };
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === 0) return rows;
  return [...rows, { when: last === undefined ? 'যে কোনো সময়' : span(0, last), refund: '0%' }];
}

function span(from: number, to: number | undefined): string {
  if (to === undefined) {
    return from === 0 ? 'চেক-ইনের আগে যে কোনো সময়' : `চেক-ইনের ${period(from)} বা তার বেশি আগে`;
  }
  return from === 0 ? `চেক-ইনের আগে ${lessThan(to)} সময়ে` : `চেক-ইনের ${between(from, to)} আগে`;
}

/** The refund of each period, highest first: the sentence of every page that says the terms. */
export function cancellationTerms(refunds: readonly { hoursBefore: number; percent: number }[]): string {
  const parts = refunds.map(({ hoursBefore, percent }, index) => {
    const share = percent === 100 ? 'বিনা খরচে বাতিল' : `${percent}% ফেরত`;
    if (hoursBefore === 0) return `চেক-ইন পর্যন্ত ${share}`;
    const earlier = refunds[index - 1];
    return earlier
      ? `${between(hoursBefore, earlier.hoursBefore)} আগে ${share}`
      : `চেক-ইনের ${period(hoursBefore)} আগে পর্যন্ত ${share}`;
  });
  const last = refunds.at(-1)?.hoursBefore;
  if (last === undefined) parts.push('টাকা ফেরত নেই');
  else if (last > 0) parts.push(`চেক-ইনের ${lessThan(last)} বাকি থাকলে ফেরত নেই`);
  return parts.join(', ');
}
