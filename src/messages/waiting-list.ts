/** Sentences of the waiting list for full dates. */

export const JOINED =
  'Thank you. You get an e-mail from us now, and another one when a room comes free: it is then held for you for two hours.';
export const TOO_FAR_AHEAD = 'This stay is too far ahead to wait for. Please choose an earlier date.';
export const PARTY_TOO_LARGE =
  'None of our homestays has rooms for all of you together. Please ring us, and we find a way.';
export const LINK_UNKNOWN =
  'We do not know this link to the waiting list. Please open it from the newest e-mail about it.';

export const tellMeWhy =
  'Leave your e-mail. When a room comes free for these dates, it is held for you for two hours.';
/** For a party that no single room takes. */
export const heldTogether = (rooms: number) =>
  `For all of you that is at least ${rooms} rooms of one homestay, held together.`;
export const seeRooms = 'See what is free';
export const join = 'Put me on the list';
export const joinFailed = 'You could not be put on the list. Please try again in a minute.';

export const bookHeld = (rooms: number) => (rooms > 1 ? 'Book these rooms' : 'Book this room');
export const noLongerHeld = 'These rooms are no longer held for you. Please look at your place again.';
export const bookFailed = 'The rooms could not be put into your cart. Please try again in a minute.';
export const leave = 'No longer interested';
export const leaveFailed = 'Leaving the list did not work. Please try again in a minute.';
export const placeFailed = 'Failed to look up your place on the list. Please try again later.';

/** What a place in line says of itself, by its state. */
export const PLACE = {
  waiting: 'You are on the list. We write to you as soon as a room comes free for these dates.',
  offered: 'It is free for you. After this time the next on the list is asked.',
  booked: 'You have booked the room that was held for you.',
  lapsed: 'The time the room was held for you has run out, and the next on the list was asked.',
  passed: 'No room came free for these dates. We would be glad to see you another time.',
  left: 'You are no longer on the list. Thank you for telling us.',
} as const;
