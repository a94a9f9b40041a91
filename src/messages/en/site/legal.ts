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
