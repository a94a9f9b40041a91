/** A booking of a house without a payment gateway: the host confirms it, and the guest pays the host. */

export const linkTitle = 'Open the link in our email';
/** `email` is unknown where another browser made the request. */
export const openLink = (email: string | undefined) =>
  `We have sent a link to ${email ?? 'your email address'}. The host gets your request when you open it.`;
export const heldUntil = (until: string) =>
  `Until then your rooms are held only for a short time: until ${until}.`;
export const sendAgain = 'Send me the link again';

export const title = 'Your request is with the host';
export const hostConfirms = (until: string) =>
  `The host confirms by ${until}, and your rooms are held until then. Your booking is made once the host has confirmed. We email you.`;
export const heldTitle = (rooms: number) => (rooms === 1 ? 'Your room is held' : 'Your rooms are held');
export const heldForMoney = (until: string, rooms: number) =>
  `${heldTitle(rooms)} until ${until}. Your booking is made once the host has recorded your payment.`;
export const payHost = (amount: string) => `Pay ${amount} to the host`;
/** Where the homestay has no UPI ID. */
export const hostTells =
  'You pay the host, not on this site. The host tells you how, or you pay when you arrive.';
export const hostTellsHow = 'You pay the host, not on this site. The host tells you how.';
export const payWith = 'Pay with any UPI app: scan the code, open the app on this phone, or type the UPI ID.';
export const upiId = 'UPI ID';
export const qrCode = 'UPI QR code';
export const openApp = 'Open a UPI app on this phone';

export const reference = 'Reference';
export const referenceHint = 'The number of the payment, as your UPI app or bank shows it.';
export const REFERENCE_NEEDED = 'Enter 4 to 40 letters and digits, without spaces.';
export const iHavePaid = 'I have paid';
export const NOT_TOLD = 'The host could not be told: the server can’t be reached. Please press again.';
export const saidPaid = (said: string) =>
  `You have told the host that you paid. Reference: ${said}. The host looks whether the money has arrived.`;
export const otherReference = 'Correct the reference';

export const declined = 'The host could not confirm your request. We are sorry.';
export const requestOver =
  'This booking was not confirmed in time, so its rooms were released. If you have paid the host, please write or call.';
export const linkStillOpens =
  'You have not opened the link in our email in time, so your rooms were released. If they are still free when you open it, the host gets your request.';
