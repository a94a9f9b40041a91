/** E-mails to the host about disputes: a guest's bank asks for a payment back. */

import { hello, type MailTemplate } from './mail.ts';

interface DisputeText {
  reference: string;
  guestName: string;
  amount: string;
  /** The amount deducted, if the dispute was lost. */
  deducted: string;
  reason: string;
  /** The day by which Razorpay needs evidence. */
  respondBy: string | undefined;
  payment: string;
}

const facts = ({ reference, guestName, amount, reason, payment }: DisputeText): [string, string][] => [
  ['Booking', reference],
  ['Guest', guestName],
  ['Disputed', amount],
  ['Reason', reason],
  ['Payment', payment],
];

export function disputeOpened(dispute: DisputeText): MailTemplate {
  const { reference, amount, respondBy } = dispute;
  const until = respondBy ? ` by ${respondBy}` : ' soon';
  return {
    subject: `A guest disputes the payment of ${reference}: please answer${until}`,
    greeting: hello(null),
    paragraphs: [
      `The guest has asked their bank for ${amount} back. Please answer in your Razorpay dashboard${until}, with proof of the booking; otherwise the money goes back. The booking stands meanwhile.`,
      'The guest has not heard of this from us.',
    ],
    facts: [...facts(dispute), ...(respondBy ? [['Answer by', respondBy] as [string, string]] : [])],
    closing: [],
  };
}

export function disputeEnded(dispute: DisputeText & { status: keyof typeof ENDS }): MailTemplate {
  const { reference, status } = dispute;
  return {
    subject: `The dispute about the payment of ${reference} ${ENDS[status].subject}`,
    greeting: hello(null),
    paragraphs: [ENDS[status].sentence(dispute)],
    facts: facts(dispute),
    closing: [],
  };
}

const ENDS = {
  won: {
    subject: 'is won',
    sentence: ({ amount }: DisputeText) => `The bank has decided for you: you keep the ${amount}.`,
  },
  lost: {
    subject: 'is lost',
    sentence: ({ deducted }: DisputeText) =>
      `The bank has decided for the guest: ${deducted} were taken from your Razorpay account. We count them as refunded. The booking itself is unchanged, so please settle it with the guest.`,
  },
  closed: {
    subject: 'is closed',
    sentence: () =>
      'Razorpay has closed this dispute. Your Razorpay dashboard says what became of it. The booking itself is unchanged.',
  },
};
