/** Sentences of the room page (spec sections 2, 4 and 8). */

export const roomComing = 'Its photos and the price of every night are on their way.';
export const roomUnknown = 'Room not found';
export const roomUnknownWhy = "We couldn't find the room you're looking for.";
export const detailsFailed = 'Failed to load room details. Please try again later.';

export const checking = 'Checking...';
export const soldOutTitle = 'Sold Out on Selected Dates';

export function soldOut(from: string, to: string): string {
  return `This room is not available from ${from} to ${to}. Please try different dates or check other rooms.`;
}

export const notAvailableTitle = 'Booking Not Available';
export const pastDates = 'These dates are in the past. Please choose today or later.';
export const noPrice = 'There is no price for these dates yet.';

export const similarFailed = 'Failed to load rooms. Please try again later.';
export const noSimilar = 'No other rooms available for these dates.';

export const notInCart = (name: string) => `${name} is not in your cart: you are booking the rooms that are.`;
export const addIt = 'Add it';

export const longerStayHint = 'Book 3+ days for up to 15% off.';

export const fromTemple = (km: number) => `${km.toFixed(1)} km from the Jagannath Temple, as the crow flies.`;

export const yourStay = 'Your stay';
export const available = 'Available';
export const roomsSelected = 'Rooms selected';
export const priceSummary = 'Price summary';
export const addToCart = 'Add to Cart';
export const inCart = 'In Cart';
export const continueToAddOns = 'Continue to Add-ons';
export const was = ', was ';
export const perNight = 'per night';
export const tryAgain = 'Try again';
