/** The privacy page and the terms, besides the text of content/legal; and the links to them. */

export const PRIVACY = {
  title: 'Privacy',
  description:
    'What we know about our guests, what we need it for, how long we keep it, and how to have it deleted.',
  periods: 'How long we keep it',
  periodsLead: 'Then it is deleted, or made so that nobody can tell whose it was; in backups a little later.',
  complaints: 'Questions and complaints',
} as const;

export const TERMS = {
  title: 'Terms',
  description:
    'What guests and hosts agree on: booking, payment, cancelling, your stay, and the law that applies.',
} as const;

export const writeTo = 'For anything about your details, write to us or call:';
export const board =
  'If you are not content with our answer, you may complain to the Data Protection Board of India, without a fee.';

/** Text and links in order: `By booking you agree to our Terms. What we do with your details: Privacy.` */
export const agreeBooking = <Link>(terms: Link, privacy: Link) => [
  'By booking you agree to our ',
  terms,
  '. What we do with your details: ',
  privacy,
  '.',
];
export const agreeSignUp = <Link>(terms: Link, privacy: Link) => [
  'By signing up you agree to our ',
  terms,
  '. What we do with your details: ',
  privacy,
  '.',
];

/** How guests pay, which the settings of the server decide: with Razorpay, or the host. */
export const PAYING = {
  title: 'When you pay',
  online: {
    terms:
      'You pay all of it when you book, or an advance then and the rest before or at check-in. Payments on this site go through Razorpay. Your rooms are held while you pay.',
    privacy:
      'You pay with Razorpay. Your card, bank or UPI details go to Razorpay and never to us. We learn what was paid, when, and the number of the payment.',
  },
  toHost: {
    terms:
      'You pay the host, not on this site: by UPI or at the house. Your rooms are held until the host has confirmed your booking.',
    privacy:
      'You pay the host, by UPI or at the house. Your card, bank or UPI details don’t pass through this site. We note what was paid, when, and the reference of the payment that you tell us.',
  },
} as const;
