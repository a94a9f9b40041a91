/** The words of the mails to those who wait for a room. */

import { hello, type Letter } from './mail.ts';

export interface WaitingWords {
  /** The room's name, or "Any room for your party". */
  room: string;
  checkIn: string;
  checkOut: string;
  party: string;
  /** The place in line: to book what is held, and to leave the list. */
  link: string;
}

export const ANY_ROOM = 'Any that sleeps your party';

const facts = (words: WaitingWords): [string, string][] => [
  ['Room', words.room],
  ['Check-in', words.checkIn],
  ['Check-out', words.checkOut],
  ['Guests', words.party],
];

export function waitingJoined(words: WaitingWords): Letter {
  return {
    subject: `You are on the waiting list for ${words.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      'These dates are full at the moment. When a room comes free, we write to you and hold it for you for two hours; who came first is asked first.',
    ],
    facts: facts(words),
    action: { label: 'See my place or leave the list', link: words.link },
    closing: ['If it was not you who asked for this, or you need no room any more, leave the list there.'],
  };
}

export function waitingOffer(words: WaitingWords & { until: string }): Letter {
  return {
    subject: `A room is free for you: ${words.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      `A room has come free for the dates you are waiting for. It is held for you until ${words.until}, Indian time; after that the next on the list is asked.`,
    ],
    facts: facts(words),
    action: { label: 'Book this room', link: words.link },
    closing: ['If you need it no more, you can leave the list there, and the next guest is glad of it.'],
  };
}
