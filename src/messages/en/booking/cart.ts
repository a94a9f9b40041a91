/** Sentences of the cart and of the dialogs that change its dates (spec sections 2, 4 and 8). */

export const addedToCart = (name: string) => `${name} has been added to your cart!`;
export const roomsAddedToCart = (count: number) => `${count} rooms have been added to your cart!`;
export const removedFromCart = (name: string) => `${name} has been removed from your cart!`;
export const undo = 'Undo';

export const updateDatesTitle = 'Update Booking Dates?';
export const updateDates = (rooms: number, from: string, to: string) =>
  `Your cart has ${rooms === 1 ? '1 room' : `${rooms} rooms`}. Do you want to change ${rooms === 1 ? 'its' : 'their'} dates to ${from} – ${to}?`;
export const totalThen = (total: string, now: string) => `The new total is ${total} (now: ${now}).`;
export const updateCheckIn = (from: string) =>
  `Your cart has other dates. Do you want to arrive on ${from}? Choose a new check-out date next.`;
export const update = 'Update';
export const cancel = 'Cancel';

export const availabilityIssueTitle = 'Room Availability Issue';
export const availabilityIssue = (from: string, to: string) =>
  `These rooms in your cart are not available from ${from} to ${to}:`;
export const continueQuestion =
  'Do you want to continue with the date change and remove these rooms from your cart?';
export const continueAndRemove = 'Continue and Remove Rooms';
export const checkingAvailability = 'Checking room availability...';

export const datesUpdated = (from: string, to: string) => `Your cart is now for ${from} – ${to}.`;
export const datesUpdatedWithPrice = (from: string, to: string, total: string, before: string) =>
  `Your cart is now for ${from} – ${to}. Its price is ${total} (before: ${before}).`;
export const totalChanged = (total: string, before: string) =>
  `The price of your booking has changed: the new total is ${total} (before: ${before}).`;
export const priceChanged = (name: string, from: string, to: string) =>
  `The price of ${name} changed from ${from} to ${to}.`;
export const noLongerAvailable = (name: string, from: string, to: string) =>
  `${name} is no longer available from ${from} to ${to}.`;

export const bookingIsNow = (dates: string, guests: string, rooms: number, total: string) =>
  `Your booking is now for ${dates}, ${guests}: ${rooms === 1 ? '1 room' : `${rooms} rooms`}, ${total}.`;
export const partyIsNow = (guests: string) => `Your booking is now for ${guests}.`;

export const oneStayTitle = 'One booking, one stay';
export const oneStayDiffers = (requested: string, booked: string) =>
  `You chose a room for ${requested}. Your booking is for ${booked}.`;
export const oneHomestayDiffers = (requested: string, booked: string) =>
  `You chose a room at ${requested}. Your booking is at ${booked}, and one booking is for one homestay.`;
export const moveBooking = (to: string) => `Move my booking to ${to}`;
export const keepDates = 'Keep my dates';
export const keepParty = 'Keep my dates and guests';
export const replaceBooking = 'Replace my booking';
export const replaceNote = (rooms: string) => `Removes ${rooms} from your cart.`;
export const checkingChoice = 'Checking…';
export const choiceFailed = "We couldn't check this. Please try again.";
export const newTotal = (rooms: number, total: string) =>
  `${rooms === 1 ? '1 room' : `${rooms} rooms`}, ${total} in total`;
export const cannotCome = (name: string, why: string) => `Without ${name}: ${why}`;
export const roomTaken = 'not available on these dates';

export const otherStay = (requested: string, booked: string) =>
  `These rooms are for ${requested}. Your booking is for ${booked}.`;
export const otherStayLabel = 'Your booking has other dates or guests';
export const showDates = 'Show those dates';
export const moveThere = 'Move my booking';
