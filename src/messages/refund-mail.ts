import type { Letter } from './mail.ts';

/** To the host: the provider does not make a refund that a guest was promised. */
export function refundStuck(refund: {
  reference: string;
  guestName: string;
  amount: string;
  payment: string;
}): Letter {
  return {
    subject: `A refund for ${refund.reference} does not go through`,
    greeting: 'Hello,',
    paragraphs: [
      'Razorpay has not made this refund. We go on asking for it, ever more rarely, and you need not do anything here.',
      'Please look at the payment in your Razorpay dashboard: most often the balance is too low, or the guest’s card or account is closed. What you give back there by hand is noticed here.',
    ],
    facts: [
      ['Booking', refund.reference],
      ['Guest', refund.guestName],
      ['Refund', refund.amount],
      ['Payment', refund.payment],
    ],
    closing: [],
  };
}
