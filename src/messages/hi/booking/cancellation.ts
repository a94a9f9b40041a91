/** Sentences about cancelling a booking and its refund. */

import type * as en from '../../en/booking/cancellation.ts';
import type { RefundParts } from '../../en/booking/cancellation.ts';

export type * from '../../en/booking/cancellation.ts';

type Terms = Parameters<typeof en.refundSentence>[0];

export const refundHeading = 'अगर आप रद्द करें';
export const freeCancellation = (until: string) => `${until} तक रद्द करना मुफ़्त`;
/** Beside the button that pays. */
export function refundInShort(percent: number, until: string | null): string {
  if (percent === 0 || until === null) return 'रिफ़ंड नहीं';
  return percent === 100 ? freeCancellation(until) : `${until} तक ${percent}% रिफ़ंड`;
}
const NO_REFUND = 'अब रद्द करने पर रिफ़ंड नहीं मिलेगा।';

/** "सोम, 14 दिस॰, 9:00 am तक रद्द करें: ₹6,400 रिफ़ंड; फिर … तक: ₹3,200 रिफ़ंड; उसके बाद रिफ़ंड नहीं (भारतीय समय)।" */
export function refundSentence(terms: Terms): string {
  const [first] = terms;
  if (!first?.until) return NO_REFUND;
  const [, ...later] = terms.map(({ amount, until }) =>
    until ? `फिर ${until} तक: ${amount} रिफ़ंड` : 'उसके बाद रिफ़ंड नहीं',
  );
  return `${first.until} तक रद्द करें: ${first.amount} रिफ़ंड; ${later.join('; ')} (भारतीय समय)।`;
}

const isRefundLeft = (terms: Terms) => terms.some(({ amount }) => amount);

/** The same as two columns; empty if no refund is left. */
export function refundLines(terms: Terms): [when: string, back: string][] {
  if (!isRefundLeft(terms)) return [];
  return terms.map(({ amount, until }, index) => {
    const when = until ? `${index === 0 ? '' : 'फिर '}${until} तक` : 'उसके बाद';
    return [when, amount ? `${amount} रिफ़ंड` : 'रिफ़ंड नहीं'];
  });
}

/** Below the lines. */
export const refundTimes = (terms: Terms): string[] => [
  isRefundLeft(terms)
    ? 'सब समय भारतीय समय के अनुसार हैं। रिफ़ंड उसी तरीके से मिलता है जिससे आपने भुगतान किया; बैंक को आम तौर पर पाँच से सात कामकाजी दिन लगते हैं।'
    : 'इस बुकिंग का रिफ़ंड नहीं हो सकता।',
];

export const cancelTitle = 'यह बुकिंग रद्द करें?';
export const cancelLabel = 'बुकिंग रद्द करें';
export const keepLabel = 'बुकिंग रखें';
export const notComing = 'मेज़बान को बताएँ: मेरा आना नहीं होगा (रिफ़ंड नहीं)';
export const notComingTitle = 'आप नहीं आ रहे हैं?';
export const notComingQuestion = (rooms: number) =>
  `हम मेज़बान को बता देंगे, और ${rooms <= 1 ? 'आपका कमरा' : 'आपके कमरे'} दूसरे मेहमान बुक कर सकेंगे। कोई रिफ़ंड नहीं मिलेगा। यह फ़ैसला बाद में बदला नहीं जा सकता।`;
export const tellHost = 'मेज़बान को बताएँ';
export const cancelFailed = 'बुकिंग रद्द नहीं हो पाई। कृपया फिर कोशिश करें।';

/** What the guest agrees to; `refund` is an amount, or undefined. */
export function cancelQuestion(refund: string | undefined, until: string | null, rooms: number): string {
  const what = refund ? `आपको ${refund} का रिफ़ंड मिलेगा` : 'रिफ़ंड नहीं मिलेगा';
  const end = until ? `${until} (भारतीय समय) तक रद्द करने पर ` : '';
  const released = rooms <= 1 ? 'आपका कमरा तुरंत दूसरों के लिए खुल जाएगा' : 'आपके कमरे तुरंत दूसरों के लिए खुल जाएँगे';
  return `${end}${what}। ${released}। यह फ़ैसला बाद में बदला नहीं जा सकता।`;
}

export const cancelled = 'यह बुकिंग रद्द हो गई है। फिर कभी आएँ, हमें खुशी होगी।';

export function refundOnItsWay(amount: string): string {
  return `${amount} का रिफ़ंड उसी तरीके से भेजा जा रहा है जिससे आपने भुगतान किया था। बैंक को आम तौर पर पाँच से सात कामकाजी दिन लगते हैं।`;
}

/** Once nothing more of it is to be refunded. The host may have refunded it in cash, so it names no bank. */
export const wasRefunded = (amount: string) => `${amount} का रिफ़ंड हो गया।`;

/** A refund of money that the host received, such as cash. */
export const refundByHand = (amount: string) => `${amount} आपके मेज़बान खुद लौटाएँगे, जैसे उन्हें मिले थे।`;

export const refundWays = ({ online, byHand }: RefundParts): string =>
  [online && refundOnItsWay(online), byHand && refundByHand(byHand)].filter(Boolean).join(' ');
