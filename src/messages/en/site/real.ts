/** How guests can tell the site from a copy, and the house from an invented one. */

export const realSite = (host: string) => `This is a copy. The real site is ${host}.`;

export const ADDRESS = {
  title: 'Look at the address',
  text: (host: string) =>
    `Our site is ${host}, and no other. Look at the address in your browser before you type anything.`,
} as const;

export const CALL = {
  title: 'Call us back',
  text: 'If somebody calls or writes to you about your booking and you are not sure, call the number that stands here, not the one that was sent to you.',
  link: (phone: string) => `Call us back on ${phone}`,
} as const;

const BEWARE = 'Don’t pay on another site, and tell nobody a card number or a PIN by phone or chat.';

export const PAY = {
  title: 'You pay only here',
  online: (host: string) =>
    `You pay only here: on ${host}, in the window of Razorpay that opens on our page, at checkout.razorpay.com and api.razorpay.com. What is left is paid at the house. ${BEWARE}`,
  toHost: (host: string) =>
    `You pay only here: at the house, or to the UPI ID that your booking shows on ${host}. ${BEWARE}`,
} as const;

export const MAP = { title: 'Find the house', link: 'Our place on the map' } as const;

/** What the host has told in content/site.yaml. */
export const PAPERS = {
  title: 'Our papers',
  licence: 'Licence',
  registration: 'Registration',
  gstin: 'GSTIN',
  since: 'Guests since',
} as const;
