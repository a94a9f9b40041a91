/** Sentences of the results page (spec sections 2 and 8). */

export const failed = 'Failed to load rooms. Please try again later.';
export const failedHint = 'Please try refreshing the page or try again later.';
export const tryAgain = 'Try again';
export const emptyTitle = 'No rooms available';
export const emptyHint =
  'Sorry, there are no rooms available for your selected dates and number of guests. Please try different dates or reduce the number of guests.';
export const banner = (from: string, to: string) =>
  `Showing results for available rooms from ${from} - ${to}`;
export const loading = 'Loading rooms…';

export const festivalNotice =
  'Festival Date Notice: The selected festival dates are in the past. You can view the rooms, but bookings are only available for current or future dates.';

export const notStarted = (monthYear: string) =>
  `Sorry, we have not yet started the booking for the month of ${monthYear}`;
export const minimumStay = (nights: number) => `Minimum stay: ${nights} days required`;

export const bookNow = 'Book Now';
export const notAvailable = 'Not Available';
export const bookingUnavailable = 'Booking Unavailable';
