/** E-mails about refunds. */

import type * as en from '../../en/mail/refund.ts';
import { refundWays } from '../booking/cancellation.ts';
import { CANCELLED_REFUNDED, PAID_TWICE_REFUNDED } from '../site/api.ts';
import { hello, type MailTemplate, toBooking } from './mail.ts';

export type * from '../../en/mail/refund.ts';
/** Only the host reads them. */
export { paymentDiffers, refundStuck } from '../../en/mail/refund.ts';

export const correction = ({ corrects }: en.Correction) =>
  corrects ? ['ଆମ ପୂର୍ବ ଇମେଲରେ ଲେଖାଥିବା ଟଙ୍କା ଭୁଲ ଥିଲା; ଠିକ ଟଙ୍କା ଏଥିରେ ଅଛି।'] : [];

/** Why money is refunded, by the payment's refund reason. */
const REFUND_REASONS: Record<Parameters<typeof en.paymentRefunded>[0]['reason'], string> = {
  rooms_taken: 'ପେମେଣ୍ଟର ସମୟ ସରିଲା ପରେ ଆପଣଙ୍କ ପେମେଣ୍ଟ ଆମ ପାଖରେ ପହଞ୍ଚିଲା, ଆଉ ସେତେବେଳକୁ ଅନ୍ୟମାନେ ରୁମ ବୁକ କରିସାରିଥିଲେ। ଆମେ ଦୁଃଖିତ।',
  stay_passed: 'ଚେକ-ଇନ ଦିନ ପରେ ଆପଣଙ୍କ ପେମେଣ୍ଟ ଆମ ପାଖରେ ପହଞ୍ଚିଲା। ଆମେ ଦୁଃଖିତ।',
  paid_twice: PAID_TWICE_REFUNDED,
  wrong_amount: 'ଆମକୁ ମିଳିଥିବା ଟଙ୍କା ବୁକିଂର ଟଙ୍କା ସହିତ ସମାନ ନଥିଲା।',
  not_due: 'ଆପଣଙ୍କ ବୁକିଂ ପାଇଁ ଏହି ପେମେଣ୍ଟ ଆଉ ଦରକାର ନଥିଲା।',
  cancelled: CANCELLED_REFUNDED,
  undone: 'ଏହି ବୁକିଂ ବାତିଲ ହୋଇଛି।',
  change_overtaken: 'ଆପଣ ଯେଉଁ ବଦଳ ପାଇଁ ଟଙ୍କା ଦେଇଥିଲେ ତାହା ଆଉ ହୋଇପାରିଲା ନାହିଁ, ତେଣୁ ଆପଣଙ୍କ ବୁକିଂ ଯେମିତି ଥିଲା ସେମିତି ରହିଲା। ଆମେ ଦୁଃଖିତ।',
  changed: 'ଆପଣଙ୍କ ବୁକିଂ ବଦଳିଛି, ଆଉ ଏବେ ଆପଣ ଦେଇଥିବା ଟଙ୍କାଠାରୁ କମ ପଡ଼ୁଛି।',
  outside: 'ଆପଣଙ୍କ ହୋଷ୍ଟ ଆପଣଙ୍କ ପେମେଣ୍ଟ ଫେରସ୍ତ କରିଛନ୍ତି।',
};

export function paymentRefunded(refund: Parameters<typeof en.paymentRefunded>[0]): MailTemplate {
  return {
    subject: `${refund.reference} ପାଇଁ ଆପଣଙ୍କ ପେମେଣ୍ଟ ଫେରସ୍ତ ହେଉଛି`,
    greeting: hello(refund.guestName),
    paragraphs: [...correction(refund), REFUND_REASONS[refund.reason], refundWays(refund.parts)],
    facts: [
      ['ବୁକିଂ', refund.reference],
      ['ଫେରସ୍ତ', refund.amount],
    ],
    ...(refund.page ? { action: toBooking(refund.page) } : {}),
    closing: ['ଆପଣଙ୍କୁ କିଛି କରିବାକୁ ପଡ଼ିବ ନାହିଁ। କିଛି ପଚାରିବାର ଥିଲେ ଏହି ଇମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ।'],
  };
}
