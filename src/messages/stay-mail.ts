/** The words of the mails before and after a stay. */

import { type BookingWords, dayFacts, hello, type Letter } from './mail.ts';

export interface StayWords extends BookingWords {
  gate: string;
  phone: string;
  /** The booking's own page. */
  link: string;
  searchLink: string;
  /** Where the house stands on a map; empty when nobody has said. */
  mapLink: string;
}

function stayFacts(stay: StayWords): [string, string][] {
  return [
    ['Booking', stay.reference],
    ['Property', stay.property],
    ...(stay.address ? [['Address', stay.address] as [string, string]] : []),
    ['Rooms', stay.rooms],
    ...dayFacts(stay),
    ['Guests', stay.party],
  ];
}

function moneyFacts({ total, paid, due, owes }: StayWords): [string, string][] {
  if (!owes) return [];
  return [
    ['Total', total],
    ['Paid', paid],
    ['Due at check-in', due],
  ];
}

const bring = ({ due, owes }: StayWords) =>
  owes ? [`Please bring ${due} with you; it is paid at check-in.`] : [];

/** The button shows the way where the map knows it; the booking is one more link. */
function links(stay: StayWords): Pick<Letter, 'action' | 'links'> {
  const booking = { label: 'See your booking', link: stay.link };
  if (!stay.mapLink) return { action: booking };
  return { action: { label: 'Find the house on the map', link: stay.mapLink }, links: [booking] };
}

export function threeDaysBefore(stay: StayWords): Letter {
  return {
    subject: `Your stay in Puri from ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: ['Your stay with us is near, and your rooms will be ready for you.'],
    facts: [...stayFacts(stay), ...moneyFacts(stay)],
    ...links(stay),
    closing: [
      ...bring(stay),
      `If something has changed, or you have a question, ring us at ${stay.phone} or answer this e-mail.`,
    ],
  };
}

export function dayBefore(stay: StayWords): Letter {
  return {
    subject: `How to find us: ${stay.property}, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `We look forward to welcoming you on ${stay.checkIn}, from ${stay.checkInTime}.`,
      `If you can't find the house, or come late, ring us at ${stay.phone}.`,
    ],
    facts: [...stayFacts(stay), ['Main gate', stay.gate], ['Phone', stay.phone], ...moneyFacts(stay)],
    ...links(stay),
    closing: [...bring(stay), 'We wish you a good journey.'],
  };
}

export function thanks(stay: StayWords): Letter {
  return {
    subject: 'Thank you for staying with us',
    greeting: hello(stay.guestName),
    paragraphs: [
      'Thank you for being our guest in Puri. We hope that you felt at home, and that your way back is an easy one.',
      'If something was not as it should be, please tell us: answer this e-mail, and we read it.',
    ],
    action: { label: 'Plan your next stay', link: stay.searchLink },
    links: [{ label: 'See your booking', link: stay.link }],
    closing: ['You are always welcome.'],
  };
}
