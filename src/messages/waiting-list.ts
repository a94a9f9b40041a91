/** Sentences of the waiting list for full dates. */

export const JOINED =
  'Thank you. You get an e-mail from us now, and another one when a room comes free: it is then held for you for two hours.';
export const ONE_ROOM_ONLY =
  'A place on the list is for one room, and your party needs more. Please ask for each room on its own, or ring us.';
export const LINK_UNKNOWN =
  'This link is of no place on the waiting list. Please open it from the newest e-mail about it.';

export const tellMe = "Tell me when it's free";
export const tellMeWhy =
  'Leave your e-mail. When a room comes free for these dates, it is held for you for two hours.';
export const join = 'Put me on the list';
export const joinFailed = 'You could not be put on the list. Please try again in a minute.';

export const heldFor = (time: string) => `Held for you until ${time}`;
export const bookHeld = 'Book this room';
export const leave = 'No longer interested';
export const leaveFailed = 'Leaving the list did not work. Please try again in a minute.';
export const placeFailed = 'Failed to look up your place on the list. Please try again later.';

/** What a place in line says of itself, by its state. */
export const PLACE = {
  waiting: 'You are on the list. We write to you as soon as a room comes free for these dates.',
  offered: 'A room is free for you. After this time the next on the list is asked.',
  booked: 'You have booked the room that was held for you.',
  lapsed: 'The time the room was held for you has run out, and the next on the list was asked.',
  passed: 'No room came free for these dates. We would be glad to see you another time.',
  left: 'You are no longer on the list. Thank you for telling us.',
} as const;
