/** Sentences of the room page (spec sections 2, 4 and 8). */

export const room = 'Room';
export const loadingRoom = 'Loading the room…';
export const roomComing = 'Photos and the price of every night will be here in a moment.';
export const roomUnknown = 'Room not found';
export const roomUnknownWhy = "We couldn't find the room you're looking for.";
export const detailsFailed = 'Failed to load room details. Please try again later.';

export const checking = 'Checking...';
export const soldOutTitle = 'Sold Out on Selected Dates';

export function soldOut(from: string, to: string): string {
  return `This room is not available from ${from} to ${to}. Please try different dates or check other rooms.`;
}

/** For dates of a booking that this browser has paid for. */
export const bookedHere = 'You have booked this room';
export const seeBooking = 'See your booking';

export const notAvailableTitle = 'Booking Not Available';

export const notInCart = (name: string) => `${name} is not in your cart: you are booking the rooms that are.`;
export const addIt = 'Add it';

/** The sample of the demonstration. */
export const sampleRating = (value: string, reviews: number) => `${value} (${reviews} reviews)`;
export const yourStay = 'Your stay';
export const discount = 'Discount';
export const longStayDiscount = (percent: number, nights: number) => `${percent}% off for ${nights} nights`;

export const whyHere = 'Why book here';
export const WHY_HERE = {
  commission: 'No commission',
  changes: 'Free date changes',
  half: 'Half now, half on arrival',
  host: 'The host answers you',
} as const;

export const available = 'Available';
export const roomsSelected = 'Rooms selected';
export const was = ', was ';
/** What a longer stay saves, by the homestay's own rules; empty without one. */
export function longerStayHint(rules: readonly { nights: number; percent: number }[]): string {
  const saving = rules.filter(({ percent }) => percent > 0);
  if (saving.length === 0) return '';
  const nights = Math.min(...saving.map((rule) => rule.nights));
  const percent = Math.max(...saving.map((rule) => rule.percent));
  return `Book ${nights}+ days for ${saving.length > 1 ? 'up to ' : ''}${percent}% off.`;
}
