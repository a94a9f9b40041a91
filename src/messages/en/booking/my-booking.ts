/** The page of one booking, `/my-booking`. */

export const title = 'My Booking';
export const description = 'Your booking, your invoice and directions.';
export const yourBooking = (reference: string) => `Your booking ${reference}`;
export const unknownBooking =
  "We can't find a booking for this link. Open the link in our newest email, or log in with the email address you booked with.";
export const allFacts =
  'Everything about your booking: your stay, what is paid and what is still due, your invoice, directions to the homestay, and how to change or cancel.';
export const sendNewLink = 'Send me a new link';
export const linkNotSent = "We couldn't send the link. Please try again in a minute.";
export const loadFailed = 'Failed to load your booking. Please try again later.';

export const notPaidYet = "This booking isn't paid yet. Your rooms are held for a short time.";
export const awaitsGuest = 'Not sent to the host yet';
export const awaitsHost = 'Waiting for the host';
export const expired =
  'This booking was not paid in time, so its rooms were released. Any late payment is refunded in full.';
/** To a request that no host has answered; `rooms` is how many rooms it held. */
export const lookAgain = (rooms: number) =>
  `Nothing was charged. Please look whether the ${rooms === 1 ? 'room is' : 'rooms are'} still free.`;
export const notAnswered = (rooms: number) =>
  `The host did not answer in time, so your request has ended. ${lookAgain(rooms)}`;
export const writeToHost = 'Write to the host';

/** After a stay that is over, to the same room and party. */
export const bookAgain = 'Book again';

/** The page on which guests tell who travels; links to it have its name. */
export const onlineCheckIn = 'Online check-in';
