/** The page that tells how guests know the real site, and the links to it. */

export const KNOW_US = {
  title: 'How to know it is us',
  description:
    'How to tell our site and a copy apart, whom to call back, and the only addresses where you pay.',
  lead: 'Invented houses copy pictures and names of real ones. These are the signs by which you know us.',
} as const;
