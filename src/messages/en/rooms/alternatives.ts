/** What a guest can book instead of a stay that can't be had, and how to ask the host. */

export const heading = 'You can book instead';
export const looking = 'Looking for other dates…';
/** A longer stay of a room whose minimum stay is longer than the asked one. */
export const stayNights = (nights: number) => `Stay ${nights === 1 ? '1 night' : `${nights} nights`}`;
export const otherHomestay = 'Same dates in another homestay';
export const split = 'Two bookings, one payment each';
export const bookFirst = 'Book the first stay';
export const bookSecond = 'Book the second stay';
/** "12–14 Feb · Room 5", "12–14 Feb · Room 1, Room 2". */
export const datesAndRooms = (dates: string, rooms: readonly string[]) => `${dates} · ${rooms.join(', ')}`;

/** "20 adults and 3 children, 12–14 Mar 2027". */
export const groupAndDates = (group: string, dates: string) => `${group}, ${dates}`;
/** The beginning of a chat with the host. */
export const question = (request: string) => `Do you have rooms for ${request}?`;
export const call = (phone: string) => `Call ${phone}`;
