/** Sentences of the page of one booking, `/my-booking`. */

export const unknownBooking =
  'This link does not open a booking here. Open it from our newest e-mail, or log in with the address that you booked with.';
export const allHere =
  'All of your booking is here: your stay, what is paid and what is not yet, the invoice, the way to the house, and how to change your booking or to cancel it.';
export const loadFailed = 'Failed to load your booking. Please try again later.';

export const notPaidYet = 'This booking waits for its payment. Your rooms are held for a short while.';
export const expired =
  'This booking was not paid in time, so its rooms were released. Whatever was paid too late is refunded in full.';
