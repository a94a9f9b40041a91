/** The words of the mails to those who wait for a room. */

import { hello, type Letter } from './mail.ts';

export interface WaitingWords {
  /** The names of the rooms, or "Any that sleeps your party". */
  room: string;
  /** How many are held. */
  rooms: number;
  checkIn: string;
  checkOut: string;
  party: string;
  /** The place in line: to book what is held, and to leave the list. */
  link: string;
}

export const ANY_ROOM = 'Any that sleeps your party';

const facts = (words: WaitingWords): [string, string][] => [
  [words.rooms > 1 ? 'Rooms' : 'Room', words.room],
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
  const isOne = words.rooms === 1;
  const free = isOne ? 'A room has come free' : `${words.rooms} rooms have come free`;
  const held = isOne ? 'It is held' : 'They are held together';
  return {
    subject: `${isOne ? 'A room is' : `${words.rooms} rooms are`} free for you: ${words.checkIn}`,
    greeting: hello(null),
    paragraphs: [
      `${free} for the dates you are waiting for. ${held} for you until ${words.until}, Indian time; after that the next on the list is asked.`,
    ],
    facts: facts(words),
    action: { label: isOne ? 'Book this room' : 'Book these rooms', link: words.link },
    closing: ['If you need it no more, you can leave the list there, and the next guest is glad of it.'],
  };
}
