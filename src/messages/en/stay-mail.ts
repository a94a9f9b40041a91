/** E-mails before and after a stay. */

import { type BookingText, balanceDue, chosenFacts, dayFacts, hello, type MailTemplate } from './mail.ts';

export interface StayText extends BookingText {
  gate: string;
  phone: string;
  /** The booking's page. */
  link: string;
  searchLink: string;
  /** The homestay on a map; empty if its position is unknown. */
  mapLink: string;
}

function stayFacts(stay: StayText): [string, string][] {
  return [
    ['Booking', stay.reference],
    ['Property', stay.property],
    ...(stay.address ? [['Address', stay.address] as [string, string]] : []),
    ['Rooms', stay.rooms],
    ...dayFacts(stay),
    ['Guests', stay.party],
    ...chosenFacts(stay),
  ];
}

function moneyFacts({ total, paid, due, hasBalance }: StayText): [string, string][] {
  if (!hasBalance) return [];
  return [
    ['Total', total],
    ['Paid', paid],
    ['Due at check-in', due],
  ];
}

/** The button opens the map if the position is known; the booking is then a second link. */
function links(stay: StayText): Pick<MailTemplate, 'action' | 'links'> {
  const booking = { label: 'See your booking', link: stay.link };
  if (!stay.mapLink) return { action: booking };
  return { action: { label: 'Find us on the map', link: stay.mapLink }, links: [booking] };
}

export function threeDaysBefore(stay: StayText): MailTemplate {
  return {
    subject: `Your stay in Puri from ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: ['Your stay with us begins soon, and your rooms will be ready for you.'],
    facts: [...stayFacts(stay), ...moneyFacts(stay)],
    ...links(stay),
    closing: [
      ...balanceDue(stay),
      `If something has changed or you have a question, call us at ${stay.phone} or reply to this email.`,
    ],
  };
}

export function dayBefore(stay: StayText): MailTemplate {
  return {
    subject: `How to find us: ${stay.property}, ${stay.checkIn}`,
    greeting: hello(stay.guestName),
    paragraphs: [
      `We look forward to welcoming you on ${stay.checkIn}, from ${stay.checkInTime}.`,
      `If you can't find us or will be late, call us at ${stay.phone}.`,
    ],
    facts: [...stayFacts(stay), ['Main gate', stay.gate], ['Phone', stay.phone], ...moneyFacts(stay)],
    ...links(stay),
    closing: [...balanceDue(stay), 'Have a good journey.'],
  };
}

export function thanks(stay: StayText): MailTemplate {
  return {
    subject: 'Thank you for staying with us',
    greeting: hello(stay.guestName),
    paragraphs: [
      'Thank you for being our guest in Puri. We hope you felt at home and have an easy journey back.',
      'If anything was not right, please tell us. Just reply to this email; we read every message.',
    ],
    action: { label: 'Plan your next stay', link: stay.searchLink },
    links: [{ label: 'See your booking', link: stay.link }],
    closing: ['You are always welcome back.'],
  };
}
