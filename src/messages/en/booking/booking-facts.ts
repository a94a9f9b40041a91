/** The confirmation and the page of a booking; the booking's facts are in `trip.ts`. */

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';

export const lookingUp = 'Looking up your booking…';
export const confirmed = 'Booking confirmed';
/** Text and reference in order. */
export const thanks = <Part>(name: string, reference: Part) => [
  `Thank you, ${name}. Your reference is `,
  reference,
  '.',
];
export const onItsWay = 'A confirmation is on its way to your email. Please also check your spam folder.';

export const addToCalendar = 'Add to calendar';
export const calendarFailed = 'Failed to download the calendar entry. Please try again.';
/** What the guest can do on the booking's page. */
export const openBooking = ({ canChange, canCancel }: { canChange: boolean; canCancel: boolean }) => {
  if (canChange && canCancel) return 'Change or cancel';
  return canChange ? 'Change booking' : 'View booking';
};
export const print = 'Print';
export const bookAnother = 'Book Another Room';
