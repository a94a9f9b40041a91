/** A booking that the host makes for a guest. */

export const TITLE = 'New booking';
export const guest = 'Guest';
export const phone = 'Phone';
export const name = 'Name';
export const email = 'Email';
export const emailHint = 'Optional, for the confirmation.';
export const known = (name: string, reference: string) => `This is the number of ${name} (${reference}).`;
export const stay = 'Stay';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const room = 'Room';
export const anotherRoom = 'Add a room';
export const removeRoom = 'Remove this room';
export const taken = (name: string) => `${name} (not free)`;
export const free = (name: string, price: string) => `${name}, ${price}`;
export const adults = 'Adults';
export const children = 'Children';
export const source = 'How did they book?';
export const price = 'Price';
export const priceHint = (calendar: string) =>
  `The calendar says ${calendar}, before discounts for longer stays. Leave it empty to use that.`;
export const costs = (calendar: string) => `${calendar} by the calendar.`;
export const priceUnknown = 'Leave it empty to use the price of the calendar.';
export const payment = 'Payment';
export const PAYMENTS = {
  later: 'Pays later',
  now: 'Pays now',
  link: 'Hold the room',
} as const;
export const holdHours = 'Hold for hours';
export const note = 'Note';
export const noteHint = 'The guest sees it with the booking, too.';
export const save = 'Save booking';
export const draft = 'This booking was not saved yet.';
export const discard = 'Discard';
export const sleepsFewer = (sleeps: number) => `These rooms sleep ${sleeps}. Add a room or an extra bed.`;
export const NAME_NEEDED = 'Enter the name of the guest.';
export const REACH_NEEDED = 'Enter a phone number or an email.';
export const ROOM_NEEDED = 'Choose a room.';
export const DATES_NEEDED = 'Check-out must be after check-in.';
export const NOT_LOADED = 'The rooms could not be loaded.';
export const saved = (reference: string) => `Booking ${reference} is saved.`;
