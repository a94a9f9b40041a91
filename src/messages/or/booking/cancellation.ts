/** Sentences about cancelling a booking and its refund. */

import type * as en from '../../en/booking/cancellation.ts';
import type { RefundParts } from '../../en/booking/cancellation.ts';

export type * from '../../en/booking/cancellation.ts';

type Terms = Parameters<typeof en.refundSentence>[0];

export const refundHeading = 'ଯଦି ଆପଣ ବାତିଲ କରନ୍ତି';
export const freeCancellation = (until: string) => `${until} ପର୍ଯ୍ୟନ୍ତ ମାଗଣାରେ ବାତିଲ`;
/** Beside the button that pays. */
export function refundInShort(percent: number, until: string | null): string {
  if (percent === 0 || until === null) return 'ଫେରସ୍ତ ନାହିଁ';
  return percent === 100 ? freeCancellation(until) : `${until} ପର୍ଯ୍ୟନ୍ତ ${percent}% ଫେରସ୍ତ`;
}
const NO_REFUND = 'ଏବେ ବାତିଲ କଲେ ଟଙ୍କା ଫେରସ୍ତ ମିଳିବ ନାହିଁ।';

/** "ସୋମ, 14 ଡିସେ, 9:00 am ସୁଦ୍ଧା ବାତିଲ କଲେ: ₹6,400 ଫେରସ୍ତ; ତା’ପରେ … ସୁଦ୍ଧା: ₹3,200 ଫେରସ୍ତ; ତା’ପରେ ଫେରସ୍ତ ନାହିଁ (ଭାରତୀୟ ସମୟ)।" */
export function refundSentence(terms: Terms): string {
  const [first] = terms;
  if (!first?.until) return NO_REFUND;
  const [, ...later] = terms.map(({ amount, until }) =>
    until ? `ତା’ପରେ ${until} ସୁଦ୍ଧା: ${amount} ଫେରସ୍ତ` : 'ତା’ପରେ ଫେରସ୍ତ ନାହିଁ',
  );
  return `${first.until} ସୁଦ୍ଧା ବାତିଲ କଲେ: ${first.amount} ଫେରସ୍ତ; ${later.join('; ')} (ଭାରତୀୟ ସମୟ)।`;
}

const isRefundLeft = (terms: Terms) => terms.some(({ amount }) => amount);

/** The same as two columns; empty if no refund is left. */
export function refundLines(terms: Terms): [when: string, back: string][] {
  if (!isRefundLeft(terms)) return [];
  return terms.map(({ amount, until }, index) => {
    const when = until ? `${index === 0 ? '' : 'ତା’ପରେ '}${until} ପର୍ଯ୍ୟନ୍ତ` : 'ତା’ପରେ';
    return [when, amount ? `${amount} ଫେରସ୍ତ` : 'ଫେରସ୍ତ ନାହିଁ'];
  });
}

/** Below the lines. */
export const refundTimes = (terms: Terms): string[] => [
  isRefundLeft(terms)
    ? 'ସମୟ ଭାରତୀୟ ସମୟ ଅନୁସାରେ। ଆପଣ ଯେଉଁ ଉପାୟରେ ପେମେଣ୍ଟ କରିଥିଲେ, ସେହି ଉପାୟରେ ଫେରସ୍ତ ମିଳିବ; ବ୍ୟାଙ୍କକୁ ସାଧାରଣତଃ ପାଞ୍ଚରୁ ସାତ କାମ ଦିନ ଲାଗେ।'
    : 'ଏହି ବୁକିଂର ଟଙ୍କା ଫେରସ୍ତ ହୋଇପାରିବ ନାହିଁ।',
];

export const cancelTitle = 'ଏହି ବୁକିଂ ବାତିଲ କରିବେ?';
export const cancelLabel = 'ବୁକିଂ ବାତିଲ କରନ୍ତୁ';
export const keepLabel = 'ବୁକିଂ ଥାଉ';
export const notComing = 'ହୋଷ୍ଟଙ୍କୁ ଜଣାନ୍ତୁ ଯେ ମୁଁ ଆସିବି ନାହିଁ (ଫେରସ୍ତ ନାହିଁ)';
export const notComingTitle = 'ଆପଣ ଆସୁନାହାଁନ୍ତି କି?';
export const notComingQuestion = (rooms: number) =>
  `ଆମେ ହୋଷ୍ଟଙ୍କୁ ଜଣାଇଦେବୁ, ଆଉ ଅନ୍ୟ ଅତିଥିମାନେ ଆପଣଙ୍କ ${rooms === 1 ? 'ରୁମ' : 'ରୁମଗୁଡ଼ିକ'} ବୁକ କରିପାରିବେ। କୌଣସି ଟଙ୍କା ଫେରସ୍ତ ହେବ ନାହିଁ। ଏହା ପରେ ଆଉ ବଦଳାଇହେବ ନାହିଁ।`;
export const tellHost = 'ହୋଷ୍ଟଙ୍କୁ ଜଣାନ୍ତୁ';
export const cancelFailed = 'ବୁକିଂ ବାତିଲ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

/** What the guest agrees to; `refund` is an amount, or undefined. */
export function cancelQuestion(refund: string | undefined, until: string | null, rooms: number): string {
  const what = refund ? `ଆପଣଙ୍କୁ ${refund} ଫେରସ୍ତ ମିଳିବ` : 'ଟଙ୍କା ଫେରସ୍ତ ମିଳିବ ନାହିଁ';
  const end = until ? `${until} (ଭାରତୀୟ ସମୟ) ସୁଦ୍ଧା ବାତିଲ କଲେ ` : '';
  const released = `ଆପଣଙ୍କ ${rooms === 1 ? 'ରୁମ' : 'ରୁମଗୁଡ଼ିକ'} ସାଙ୍ଗେ ସାଙ୍ଗେ ଅନ୍ୟ ଅତିଥିଙ୍କ ପାଇଁ ଖୋଲିଯିବ`;
  return `${end}${what}। ${released}। ଏହା ପରେ ଆଉ ବଦଳାଇହେବ ନାହିଁ।`;
}

export const cancelled = 'ଏହି ବୁକିଂ ବାତିଲ ହୋଇଛି। ଅନ୍ୟ କେବେ ଆସିଲେ ଆମେ ଖୁସି ହେବୁ।';

export function refundOnItsWay(amount: string): string {
  return `ଆପଣ ଯେଉଁ ଉପାୟରେ ପେମେଣ୍ଟ କରିଥିଲେ, ସେହି ଉପାୟରେ ${amount} ଫେରସ୍ତ ହେଉଛି। ବ୍ୟାଙ୍କକୁ ସାଧାରଣତଃ ପାଞ୍ଚରୁ ସାତ କାମ ଦିନ ଲାଗେ।`;
}

/** Once nothing more of it is to be refunded. The host may have refunded it in cash, so it names no bank. */
export const wasRefunded = (amount: string) => `${amount} ଫେରସ୍ତ ହୋଇଗଲା।`;

/** A refund of money that the host received, such as cash. */
export const refundByHand = (amount: string) => `${amount} ଆପଣଙ୍କ ହୋଷ୍ଟ ନିଜେ ଫେରାଇବେ, ଯେପରି ପାଇଥିଲେ ସେହିପରି।`;

export const refundWays = ({ online, byHand }: RefundParts): string =>
  [online && refundOnItsWay(online), byHand && refundByHand(byHand)].filter(Boolean).join(' ');
