/** The waitlist for full dates. */

export const JOINED =
  "Thank you. We've sent you an email. When a room comes free, we email you again and hold it for you until the time shown.";
/** For guests whose mailbox is not verified. */
export const JOINED_UNCONFIRMED =
  "Thank you. We've sent you an email. Open its link to confirm your place. When a room comes free, we email you again and hold it for you until the time shown.";
export const TOO_FAR_AHEAD =
  "We can't take waiting list requests this far ahead. Please choose earlier dates.";
export const PARTY_TOO_LARGE =
  "None of our homestays has enough rooms for your group. Call us and we'll find a solution.";
export const LINK_UNKNOWN =
  "We can't find a waiting list entry for this link. Please use the link in our newest email.";

export const offerExplained =
  "Leave your email. If a room becomes free, we'll hold it and email you how long you have.";
/** For a party too large for any room. */
export const heldTogether = (rooms: number) =>
  `Your group needs at least ${rooms} rooms in one homestay. We hold them together.`;
export const seeRooms = 'See what is free';
export const join = 'Join the waiting list';
export const joinFailed = "We couldn't add you to the list. Please try again in a minute.";

export const bookHeld = (rooms: number): string => (rooms > 1 ? 'Book these rooms' : 'Book this room');
export const noLongerHeld = 'These rooms are no longer held for you. Please check your place on the list.';
export const bookFailed = "We couldn't add the rooms to your cart. Please try again in a minute.";
export const keep = 'Keep me on the list';
export const keepFailed = "We couldn't keep your place. Please try again in a minute.";
export const leave = 'Leave the waiting list';
export const leaveFailed = "We couldn't take you off the list. Please try again in a minute.";
export const entryFailed = "We couldn't find your place on the list. Please try again later.";

/** The request: rooms by name, or any. */
export const requested = (rooms: string | undefined, from: string, to: string) =>
  `${rooms || 'Any room'}, ${from} to ${to}`;
export const lookingUp = 'Looking up your place…';

/** A waitlist entry, by its state. */
export const ENTRY = {
  unconfirmed: 'Please open the link in our email to confirm your place.',
  waiting: "You're on the list. We'll email you as soon as a room comes free for these dates.",
  offered: 'This is held for you now. After this time we offer it to the next guest on the list.',
  booked: 'You have booked the room that was held for you.',
  lapsed: 'The room is no longer held for you. If somebody else is on the list, we offer it to them.',
  passed: 'No room came free for these dates. We hope to see you another time.',
  paused:
    "We held a room for you twice, and it wasn't booked. Do you still need one? Until you tell us, we hold no more rooms for you.",
  left: 'You are no longer on the list. Thank you for telling us.',
} as const;
