/** What can be booked for a festival, on its card. */

export const roomsFree = 'Rooms free';
export const roomsLeft = (rooms: number) => (rooms === 1 ? '1 room left' : `${rooms} rooms left`);
export const allTaken = 'All rooms taken';
export const notOpen = 'Rates not open yet';
export const longerOnly = 'Longer stays only';
