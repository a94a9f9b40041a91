/** Texts for changing a booking. */

export const title = 'Change booking';
export const keep = 'Keep it as it is';
export const asking = 'Checking the price…';
export const lookFailed = "We couldn't check the price. Please try again.";
export const changeFailed = "We couldn't change your booking. Please check it before you try again.";

/** The terms of a change, shown before it is chosen. */
export const terms =
  "What you've paid goes towards the new stay. If it costs more, you pay the difference; if less, we refund it under the cancellation policy.";

export const unchanged = 'Choose what you would like to change.';
export const totalBefore = (rupees: string) => `Before: ${rupees}`;
export const same = 'The price stays the same.';
export const refunded = (rupees: string) => `${rupees} will be refunded to your original payment method.`;
export const cancellationCharge = (rupees: string) => `Cancellation charge: ${rupees}.`;
export const dueLater = (rupees: string) => `${rupees} is then due at the property on check-in.`;
export const payNow = (rupees: string) => `Pay ${rupees} now to make this change.`;
export const newTotal = 'New total';
export const costs = 'What the change costs';
export const roomsTitle = 'Rooms';
export const bookedNow = 'Booked now';
/** A free room: how many it sleeps, and its price. */
export const freeRoom = (capacity: number, rupees: string) => `Sleeps ${capacity} · ${rupees} per night`;
export const oneRoomStays = 'A booking needs at least one room.';
export const lookingForRooms = 'Looking for free rooms…';
export const noOtherRoom = 'No other room is free on these dates.';
export const roomsFailed = "We couldn't look for other rooms.";

/** Paying for a change that costs more now. */
export const payAndChange = (rupees: string) => `Pay ${rupees} and change`;
export const PAYING = {
  opening: 'Preparing the payment for this change…',
  window: 'Waiting for your payment…',
  verifying: 'Verifying the payment for this change…',
  waiting: 'We are checking your payment. Your booking stays as it is until the payment is confirmed.',
} as const;
export const paid =
  'Your payment was received and your booking is changed. An email with the new invoice is on its way.';
export const payDismissed =
  "Payment wasn't completed. Your booking stays as it is, and you can still pay for this change.";
export const bookingStays = 'Your booking stays as it is.';
export const payFailed =
  'The payment did not go through. Your booking stays as it is, and you can try again.';
export const payNotOpened =
  "We couldn't open the payment. Your booking stays as it is. Please try again in a minute.";
