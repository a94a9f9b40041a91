/** Words of the search bar (spec sections 2 and 5). */

export const checkIn = 'Check In';
export const checkOut = 'Check Out';
export const addGuests = 'Add Guests';
export const addChildren = 'Add Children';
export const search = 'Search';
export const cancel = 'Cancel';
export const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);
