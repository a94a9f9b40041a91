/** The payment step: its choices and progress (spec section 9). */

export const howToPay = 'How would you like to pay?';
export const payInFull = 'Pay in full';
export const payAdvance = (percent: number) => `Pay ${percent}% advance`;
/** A choice's amounts: due now, and at the property. */
export const amounts = (now: string, later: string | undefined) =>
  later ? `${now} now, ${later} at the property on check-in` : `${now} now`;
export const pay = (rupees: string | undefined) => (rupees ? `Pay ${rupees}` : 'Pay');
export const waysToPay = 'Ways to pay';
export const WAYS = ['Google Pay', 'PhonePe', 'Paytm', 'BHIM UPI', 'Cards', 'Net banking'];
/** Beside the button that pays. */
export const dueLater = (later: string) => `${later} later, at the property`;
export const paySecurely =
  "You'll pay securely through Razorpay (UPI, card or net banking). Your rooms are held while you pay.";
/** Without a gateway. */
export const bookPayHost = 'Book, pay the host';
export const hostConfirms =
  'You pay the host, not on this site. Your booking is made once the host has confirmed it; we may ask you first to open a link in our email.';
/** Text and the time that is left, in order. */
export const heldUntil = (time: string) => `Your rooms are held until ${time}.`;
export const heldFor = <Part>(timer: Part) => ['Your rooms are held for ', timer, ' minutes'];
export const lookingUp = 'Looking up your payment…';
export const holding = 'Holding your rooms…';
export const checkingCalendars = 'Checking other calendars…';
export const preparing = 'Preparing your payment…';
export const verifying = 'Verifying your payment…';
export const cancelHeld = 'Cancel and change the booking';
export const continueWithout = (rooms: number) =>
  rooms === 1 ? 'Continue without this room' : 'Continue without these rooms';
