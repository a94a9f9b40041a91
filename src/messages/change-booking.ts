/** Sentences around changing a booking. */

export const title = 'Change booking';
export const keep = 'Keep it as it is';
export const asking = 'Looking at the price…';
export const lookFailed = 'We could not look at the price. Please try again.';
export const changeFailed =
  'We could not change your booking. Please look at it again before you change it once more.';

/** What the terms of a change are, said before anything is chosen. */
export const terms =
  'What you paid pays for the new stay. If that costs less, what is too much comes back as it would if you cancelled now; if it costs more, you pay the difference here.';

export const unchanged = 'Choose what you would like to change.';
export const untilNow = (rupees: string) => `Until now ${rupees}`;
export const same = 'The price stays the same.';
export const comesBack = (rupees: string) => `${rupees} goes back the way it came.`;
export const isKept = (rupees: string) => `${rupees} of what you paid is kept, by the terms of cancellation.`;
export const dueLater = (rupees: string) => `${rupees} is then due at the property on check-in.`;
export const payNow = (rupees: string) =>
  `${rupees} is to be paid now. Then your booking is changed at once.`;
export const roomsTitle = 'Rooms';
export const bookedNow = 'Booked now';
/** A free room: how many sleep in it, and its price. */
export const freeRoom = (capacity: number, rupees: string) => `Sleeps ${capacity} · ${rupees} per night`;
export const oneRoomStays = 'One room stays in the booking.';
export const lookingForRooms = 'Looking for free rooms…';
export const noOtherRoom = 'No other room is free on these dates.';
export const roomsFailed = 'We could not look for other rooms.';

/** Paying for a change that costs more now. */
export const payAndChange = (rupees: string) => `Pay ${rupees} and change`;
export const PAYING = {
  opening: 'Preparing the payment for this change…',
  window: 'Waiting for your payment…',
  verifying: 'Verifying the payment for this change…',
  waiting: 'We are checking your payment. Your booking stays as it is until we know.',
} as const;
export const paid =
  'Your payment was received and your booking is changed. An e-mail with the new invoice is on its way.';
export const payDismissed =
  'The payment window was closed. Your booking stays as it is, and you can still pay for this change.';
export const payFailed =
  'The payment did not go through. Your booking stays as it is, and you can try again.';
export const payNotOpened =
  'We could not open the payment. Your booking stays as it is. Please try again in a minute.';
