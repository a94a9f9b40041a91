/** Sentences about cancelling a booking and its refund. */

import type * as en from '../../en/booking/cancellation.ts';
import type { RefundParts } from '../../en/booking/cancellation.ts';

export type * from '../../en/booking/cancellation.ts';

/** `amount` is refunded until `until`; null where there is no refund, or no end. */
type Terms = Parameters<typeof en.refundSentence>[0];

export const refundHeading = 'বাতিল করলে';
export const freeCancellation = (until: string) => `${until} পর্যন্ত বিনা খরচে বাতিল`;
/** Beside the button that pays. */
export function refundInShort(percent: number, until: string | null): string {
  if (percent === 0 || until === null) return 'টাকা ফেরত নেই';
  return percent === 100 ? freeCancellation(until) : `${until} পর্যন্ত ${percent}% ফেরত`;
}
const NO_REFUND = 'এখন বাতিল করলে টাকা ফেরত পাবেন না।';

/** "সোম, 14 ডিসে, 9:00 am পর্যন্ত বাতিল করলে ₹6,400 ফেরত; তারপর … পর্যন্ত ₹3,200 ফেরত; তারপর ফেরত নেই (ভারতীয় সময়)।" */
export function refundSentence(terms: Terms): string {
  const [first] = terms;
  if (!first?.until) return NO_REFUND;
  const [, ...later] = terms.map(({ amount, until }) =>
    until ? `তারপর ${until} পর্যন্ত ${amount} ফেরত` : 'তারপর ফেরত নেই',
  );
  return `${first.until} পর্যন্ত বাতিল করলে ${first.amount} ফেরত; ${later.join('; ')} (ভারতীয় সময়)।`;
}

const isRefundLeft = (terms: Terms) => terms.some(({ amount }) => amount);

/** The same as two columns; empty if no refund is left. */
export function refundLines(terms: Terms): [when: string, back: string][] {
  if (!isRefundLeft(terms)) return [];
  return terms.map(({ amount, until }, index) => {
    const when = until ? `${index === 0 ? '' : 'তারপর '}${until} পর্যন্ত` : 'তার পরে';
    return [when, amount ? `${amount} ফেরত` : 'ফেরত নেই'];
  });
}

/** Below the lines. */
export const refundTimes = (terms: Terms): string[] => [
  isRefundLeft(terms)
    ? 'এখানে লেখা সময় ভারতীয় সময়। যেভাবে পেমেন্ট করেছিলেন, ফেরতও সেভাবেই পাবেন; ব্যাঙ্কের সাধারণত পাঁচ থেকে সাতটি কাজের দিন লাগে।'
    : 'এই বুকিংয়ে টাকা ফেরত নেই।',
];

export const cancelTitle = 'এই বুকিং বাতিল করবেন?';
export const cancelLabel = 'বুকিং বাতিল করুন';
export const keepLabel = 'বুকিং থাক';
export const notComing = 'হোস্টকে জানান যে আসছি না (ফেরত নেই)';
export const notComingTitle = 'আপনি আসছেন না?';
export const notComingQuestion = (rooms: number) =>
  `আমরা হোস্টকে জানাব, আর ${rooms <= 1 ? 'আপনার ঘরটি' : 'আপনার ঘরগুলি'} অন্য অতিথিরা বুক করতে পারবেন। কোনো টাকা ফেরত পাবেন না। এটি পরে আর পাল্টানো যাবে না।`;
export const tellHost = 'হোস্টকে জানান';
export const cancelFailed = 'বুকিং বাতিল করা যায়নি। আবার চেষ্টা করুন।';

/** What the guest agrees to; `refund` is an amount, or undefined. */
export function cancelQuestion(refund: string | undefined, until: string | null, rooms: number): string {
  const end = until ? `${until} (ভারতীয় সময়) পর্যন্ত বাতিল করলে ` : '';
  const what = refund ? `${refund} ফেরত পাবেন` : 'টাকা ফেরত পাবেন না';
  return `${end}${what}। ${rooms <= 1 ? 'আপনার ঘরটি' : 'আপনার ঘরগুলি'} সঙ্গে সঙ্গে ছেড়ে দেওয়া হবে। এটি পরে আর পাল্টানো যাবে না।`;
}

export const cancelled = 'এই বুকিং বাতিল হয়েছে। আবার কখনও এলে আমাদের খুব ভালো লাগবে।';

export function refundOnItsWay(amount: string): string {
  return `${amount} ফেরত দেওয়া হচ্ছে, যেভাবে পেমেন্ট করেছিলেন সেভাবেই। ব্যাঙ্কের সাধারণত পাঁচ থেকে সাতটি কাজের দিন লাগে।`;
}

/** Once nothing more of it is to be refunded. The host may have refunded it in cash, so it names no bank. */
export const wasRefunded = (amount: string) => `${amount} ফেরত দেওয়া হয়েছে।`;

/** A refund of money that the host received, such as cash. */
export const refundByHand = (amount: string) =>
  `আপনার হোস্ট ${amount} নিজেই আপনাকে ফিরিয়ে দেবেন, কারণ টাকাটি তাঁর হাতেই এসেছিল।`;

export const refundWays = ({ online, byHand }: RefundParts): string =>
  [online && refundOnItsWay(online), byHand && refundByHand(byHand)].filter(Boolean).join(' ');
