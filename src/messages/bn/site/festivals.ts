/** What can be booked for a festival, on its card. */

export const roomsFree = 'ঘর খালি আছে';
export const roomsLeft = (rooms: number) => `আর ${rooms}টি ঘর আছে`;
export const allTaken = 'সব ঘর ভর্তি';
export const notOpen = 'বুকিং এখনও শুরু হয়নি';
export const longerOnly = 'শুধু বেশি দিন থাকলে';
