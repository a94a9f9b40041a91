/** E-mails about refunds. */

import type { MailTemplate } from '../../en/mail/mail.ts';
import type { Correction, paymentRefunded as English } from '../../en/mail/refund.ts';
import { refundWays } from '../booking/cancellation.ts';
import { CANCELLED_REFUNDED, PAID_TWICE_REFUNDED } from '../site/api.ts';
import { hello, toBooking } from './mail.ts';

export type * from '../../en/mail/refund.ts';
/** Only the host reads them. */
export { paymentDiffers, refundStuck } from '../../en/mail/refund.ts';

type RefundText = Parameters<typeof English>[0];

export const correction = ({ corrects }: Correction) =>
  corrects ? ['আমাদের আগের ইমেলের অঙ্কটি এতে ঠিক করা হল।'] : [];

/** Why money is refunded, by the payment's refund reason. */
const REFUND_REASONS = {
  rooms_taken:
    'আপনার পেমেন্ট পৌঁছনোর আগেই টাকা দেওয়ার সময় পেরিয়ে গিয়েছিল, আর ঘর অন্য অতিথিরা বুক করে ফেলেছিলেন। আমরা দুঃখিত।',
  stay_passed: 'আপনার পেমেন্ট চেক-ইনের দিন পেরিয়ে যাওয়ার পরে পৌঁছেছে। আমরা দুঃখিত।',
  paid_twice: PAID_TWICE_REFUNDED,
  wrong_amount: 'বুকিংয়ে যত টাকা দেওয়ার কথা, আমরা তত পাইনি।',
  not_due: 'আপনার বুকিংয়ে এই পেমেন্ট আর লাগেনি।',
  cancelled: CANCELLED_REFUNDED,
  undone: 'এই বুকিং বাতিল হয়েছে।',
  change_overtaken: 'যে বদলের জন্য টাকা দিয়েছিলেন, তা আর করা গেল না, তাই আপনার বুকিং যেমন ছিল তেমনই আছে। আমরা দুঃখিত।',
  changed: 'আপনার বুকিং বদলানো হয়েছে, আর এখন আপনার দেওয়া টাকার চেয়ে কম লাগছে।',
  outside: 'আপনার হোস্ট আপনার পেমেন্ট ফেরত দিয়েছেন।',
} as const satisfies Record<RefundText['reason'], string>;

export function paymentRefunded(refund: RefundText): MailTemplate {
  return {
    subject: `${refund.reference}: আপনার পেমেন্ট ফেরত দেওয়া হচ্ছে`,
    greeting: hello(refund.guestName),
    paragraphs: [...correction(refund), REFUND_REASONS[refund.reason], refundWays(refund.parts)],
    facts: [
      ['বুকিং', refund.reference],
      ['ফেরত', refund.amount],
    ],
    ...(refund.page ? { action: toBooking(refund.page) } : {}),
    closing: ['আপনাকে কিছু করতে হবে না। কিছু জানার থাকলে এই ইমেলের উত্তর দিন।'],
  };
}
