/** E-mails about refunds. */

import type * as English from '../../en/mail/refund.ts';
import { refundWays } from '../booking/cancellation.ts';
import { CANCELLED_REFUNDED, PAID_TWICE_REFUNDED } from '../site/api.ts';
import { hello, type MailTemplate, toBooking } from './mail.ts';

export type * from '../../en/mail/refund.ts';
/** To the host, in English. */
export { paymentDiffers, refundStuck } from '../../en/mail/refund.ts';

type Refund = Parameters<typeof English.paymentRefunded>[0];

export const correction = ({ corrects }: English.Correction) =>
  corrects ? ['हमारे पिछले ईमेल में लिखी रकम की जगह यह सही रकम है।'] : [];

/** Why money is refunded, by the payment's refund reason. */
const REFUND_REASONS: Record<Refund['reason'], string> = {
  rooms_taken: 'आपका भुगतान हमें समय निकल जाने के बाद मिला, और तब तक कमरे दूसरों ने बुक कर लिए थे। हमें खेद है।',
  stay_passed: 'आपका भुगतान हमें चेक-इन के दिन के बाद मिला। हमें खेद है।',
  paid_twice: PAID_TWICE_REFUNDED,
  wrong_amount: 'हमें जितनी रकम मिली, वह बुकिंग की रकम से अलग थी।',
  not_due: 'आपकी बुकिंग के लिए इस भुगतान की ज़रूरत नहीं रही।',
  cancelled: CANCELLED_REFUNDED,
  undone: 'यह बुकिंग रद्द हो गई है।',
  change_overtaken: 'जिस बदलाव के पैसे आपने दिए, वह अब नहीं हो सका, इसलिए आपकी बुकिंग जैसी थी वैसी ही है। हमें खेद है।',
  changed: 'आपकी बुकिंग बदली गई है और अब उसकी कीमत आपके दिए पैसों से कम है।',
  outside: 'आपके मेज़बान ने आपका भुगतान वापस कर दिया है।',
};

export function paymentRefunded(refund: Refund): MailTemplate {
  return {
    subject: `बुकिंग ${refund.reference} का आपका भुगतान वापस किया जा रहा है`,
    greeting: hello(refund.guestName),
    paragraphs: [...correction(refund), REFUND_REASONS[refund.reason], refundWays(refund.parts)],
    facts: [
      ['बुकिंग', refund.reference],
      ['रिफ़ंड', refund.amount],
    ],
    ...(refund.page ? { action: toBooking(refund.page) } : {}),
    closing: ['आपको कुछ करने की ज़रूरत नहीं है। कोई सवाल हो तो बस इस ईमेल का जवाब दें।'],
  };
}
