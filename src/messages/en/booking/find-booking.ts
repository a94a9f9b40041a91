/** Sentences of the page `/find-booking`. */

export const TITLE = 'Find my booking';
export const DESCRIPTION = 'Get a new link to your booking by email.';
export const LEAD =
  'Enter your booking reference and the email address you booked with. We will email you a link to your booking.';
export const REFERENCE = 'Booking reference';
export const REFERENCE_HINT =
  'It starts with SH. You can find it in your confirmation email and on your invoice.';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'Please enter your booking reference, for example SH12.';
export const SEND = 'Email me the link';
export const ANOTHER = 'Find another booking';
/** Shown whether or not the booking exists. */
export const LINK_SENT =
  'If this reference and email belong to a booking, we have sent a link to that email address.';
export const NOT_ARRIVED =
  'Please also check your spam folder. If nothing arrives, check the reference and the email address, or contact us.';
export const SEND_FAILED = "We couldn't send the link. Please try again.";
