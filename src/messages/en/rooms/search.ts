/** The search bar (spec sections 2 and 5). */

export const searchRooms = 'Search Rooms';
/** What the search form does, for an assistant in the browser. */
export const searchTool = 'Finds rooms that are free for a stay, with their prices.';
export const datePattern = 'dd/mm/yyyy';
export const checkIn = 'Check In';
export const checkOut = 'Check Out';
export const addGuests = 'Add Guests';
export const addChildren = 'Add Children';
export const search = 'Search';
export const cancel = 'Cancel';
/** In the collapsed bar: dates and party of the cart. */
export const yourBooking = (chosen: string) => `Your booking: ${chosen}`;
/** The dates are not the guest's: the search needs some to show prices. */
export const exampleDates = 'Example dates';
export const withExampleDates = (chosen: string) => `Example: ${chosen}`;
export const stayPrice = (price: string) => `From ${price} for your stay`;
export const fromPrice = (price: string) => `from ${price}`;
/** Below a calendar with prices. */
export const calendarPrices = 'Prices are for a room, a night';
/** Under a day that would make a stay too short; the second for screen readers. */
export const fewest = (count: number) => `min. ${count}`;
export const fewestSpoken = (count: number) => `shorter than the minimum of ${count} nights`;
/** The same as `nights` under a day of the calendar, where there is little room. */
export const shortNights = (count: number) => (count < 10 ? nights(count) : `${count} n.`);
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);
