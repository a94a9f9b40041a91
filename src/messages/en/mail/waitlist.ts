/** E-mails to guests on the waitlist. */

import { hello, IGNORE, type MailTemplate } from './mail.ts';

export interface WaitlistText {
  /** The names of the rooms, or {@link ANY_ROOM}. */
  room: string;
  /** How many rooms are held. */
  rooms: number;
  checkIn: string;
  checkOut: string;
  party: string;
  /** The waitlist entry's page: book the offer, or leave the waitlist. */
  link: string;
}

export const ANY_ROOM = 'Any room for your group';

const facts = (text: WaitlistText): [string, string][] => [
  [text.rooms > 1 ? 'Rooms' : 'Room', text.room],
  ['Check-in', text.checkIn],
  ['Check-out', text.checkOut],
  ['Guests', text.party],
];

export function waitlistJoined(text: WaitlistText): MailTemplate {
  return {
    subject: `You are on the waiting list for ${text.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      'These dates are full at the moment. When a room becomes free, we email you and hold it for you until the time that the email says: first come, first served.',
    ],
    facts: facts(text),
    action: { label: 'See my place or leave the list', link: text.link },
    closing: ['If you did not ask for this, or no longer need a room, please leave the list there.'],
  };
}

/** To a mailbox that is not verified. */
export function waitlistUnconfirmed(text: WaitlistText): MailTemplate {
  return {
    subject: `Confirm your place on the waiting list for ${text.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      'Open this link to confirm your place. When a room becomes free, we email you and hold it for you until the time that the email says: first come, first served.',
      'Your place counts from when you joined if you confirm it within 24 hours. After two days without an answer we delete it.',
    ],
    facts: facts(text),
    action: { label: 'Confirm my place', link: text.link },
    closing: ['On the same page you can leave the list.', IGNORE],
  };
}

/** After two offers that were not booked. */
export function waitlistPaused(text: WaitlistText): MailTemplate {
  return {
    subject: `Do you still need a room for ${text.checkIn}?`,
    greeting: hello(null),
    paragraphs: [
      "We held a room for you twice, and it wasn't booked. We hold no more rooms for you until you tell us that you still need one.",
    ],
    facts: facts(text),
    action: { label: 'Keep me on the list', link: text.link },
    closing: ['If you no longer need a room, you can leave the list on the same page.'],
  };
}

export function waitlistOffer(text: WaitlistText & { until: string }): MailTemplate {
  const isOne = text.rooms === 1;
  const free = isOne ? 'A room is free' : `${text.rooms} rooms are free`;
  const held = isOne ? 'We hold it' : 'We hold them together';
  return {
    subject: `${free} for you: ${text.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      `${free} for your dates. ${held} for you until ${text.until} (Indian time). After that we offer ${isOne ? 'it' : 'them'} to the next guest on the list.`,
    ],
    facts: facts(text),
    action: { label: isOne ? 'Book this room' : 'Book these rooms', link: text.link },
    closing: ['If you no longer need it, please leave the list there, so that the next guest can book.'],
  };
}
