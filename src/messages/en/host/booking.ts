/** Sentences to a host about bookings. */

/** Who has a room that another booking needs. */
export interface Holder {
  room: string;
  /** Empty when the waitlist has the room. */
  guest: string;
  reference: string;
  isBooked: boolean;
}

/** "Room 1 is booked by Asha Mishra (SH12) and Room 2 is held for Ravi (SH14)." */
export function roomsTakenBy(holders: readonly Holder[]): string {
  const parts = holders.map(({ room, guest, reference, isBooked }) => {
    if (!reference) return `${room} is held for a guest of the waiting list`;
    return `${room} is ${isBooked ? 'booked by' : 'held for'} ${guest || 'a guest'} (${reference})`;
  });
  return `${parts.join(' and ')} on these dates.`;
}

export const roomBlocked = (room: string) =>
  `${room} is blocked on these dates. Open the nights in the calendar first.`;
export const NOT_YET = 'This can be done from the day of check-in on.';
export const CONFIRM_FIRST = 'Confirm the request first: the guest then gets the link to pay.';
export const NOTHING_DUE = 'Nothing is due for this booking.';
export const PAID_HERE = 'The stay is over, so the guest can’t pay online. Record the payment here.';
export const CHARGE_PAID = 'This is paid already, so it can’t be undone.';
export const CHARGE_NOT_IN_STAY = 'Choose a day of the stay.';
export const CHARGE_ROOM = 'This room is not part of the booking.';
export const REFUNDED_ALREADY = 'A refund of this payment is under way or made, so it can’t be cancelled.';

/** The saved messages before a host changes them. They say nothing that is not true of every house. */
export const FIRST_TEXTS = [
  {
    name: 'Arrival',
    text: 'Namaskar {guest}! We look forward to seeing you on {check_in}. At what time will you arrive?',
  },
  {
    name: 'Balance',
    text: 'Namaskar {guest}! {balance} is due for your stay in {room}, {check_in} to {check_out}. Your booking: {link}',
  },
  {
    name: 'Thank you',
    text: 'Namaskar {guest}! Thank you for staying with us. We would be happy to see you again.',
  },
] as const;
