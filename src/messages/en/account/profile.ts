/** Sentences of the profile and of its calls (spec sections 2, 5 and 8). */

export const title = 'My Profile';
export const lead =
  'Your bookings and invoices, your wishlist and your details. Bookings you made as a guest with the same email are here too.';
export const pleaseLogIn = 'Please log in to see your profile';
export const bookedAsGuest = 'Booked as a guest? Sign up with the same email to see those bookings here.';
export const loadingProfile = 'Loading your profile…';
export const loadingBookings = 'Loading your bookings…';

export const currentBookings = 'Current Bookings';
export const previousBookings = 'Previous Bookings';
export const cancelledBookings = 'Cancelled bookings';
export const wishlist = 'Wishlist';
export const noUpcoming = 'No upcoming stays';
export const noPrevious = 'Your past stays appear here.';

export const bookedOn = (date: string) => `booked on ${date}`;
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const stay = 'Stay';
export const payment = 'Payment';
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
/** `3 guests, including 1 child`. */
export const guestsOf = (guests: number, children: number) =>
  count(guests, 'guest', 'guests') +
  (children > 0 ? `, including ${count(children, 'child', 'children')}` : '');
export const nightsOf = (number: number) => count(number, 'night', 'nights');
export const breakfasts = (number: number) => count(number, 'breakfast a day', 'breakfasts a day');
export const extraBeds = (number: number) => count(number, 'extra bed', 'extra beds');
export const viewBooking = 'View booking';
export const bookAgain = (room: string | undefined) => (room ? `Book Again: ${room}` : 'Book Again');

export const viewMore = 'View more';

export const NO_PHONE = 'No phone number';

export const NOT_AN_IMAGE = 'Please select an image file';
export const IMAGE_TOO_LARGE = 'Image size should be less than 5MB';
export const PICTURE_SAVED = 'Profile picture updated successfully';
export const PICTURE_FAILED = 'Failed to upload profile picture. Please try again.';

export const PROFILE_SAVED = 'Profile updated successfully';
export const PROFILE_NOT_SAVED = 'Failed to update profile. Please try again.';
export const PROFILE_FAILED = 'Failed to load profile data. Please try again later.';
export const PROFILE_UNREADABLE = 'Failed to load profile data. Invalid response format.';
export const BOOKINGS_UNREADABLE = 'Failed to load bookings data. Invalid response format.';

export const PASSWORD_EMPTY = 'Password cannot be empty';
export const PASSWORD_CHANGED = 'Password changed successfully';
export const PASSWORD_NOT_CHANGED =
  'Failed to change password. Please check your current password and try again.';
