/** The sentence of each error code, fit to show to a guest. */
export const REFUSAL_SENTENCES = {
  bad_request: 'Some details are missing or not right. Please check them and try again.',
  wrong_password: 'Failed to change password. Please check your current password and try again.',
  invalid_token: 'This link is invalid or has expired. Please request a new one.',
  invalid_image: 'Please select an image file',
  wrong_feed_address: 'This is not the address of a calendar. Copy the whole link; it begins with https://.',
  invalid_signature: 'Payment verification failed',
  not_signed_in: 'Please log in to continue.',
  wrong_credentials: 'The email or the password is not right. Please try again.',
  session_ended: 'Your session has ended. Please log in again.',
  origin_refused: 'This request came from another website and was refused.',
  verification_required:
    'Please open the link in the email we have just sent you, in this browser, to set your password.',
  proof_required: 'Please confirm that it is you, and try again.',
  email_not_verified: 'Please verify your email before logging in. Check your inbox for a verification link.',
  owner_only: 'Only an owner of the homestay can do this.',
  own_homestay: 'You can’t review a homestay of your own.',
  right_missing: 'You may not do this. Ask an owner of the homestay.',
  passkey_required: 'Please confirm with your passkey, and try again.',
  passkey_refused: 'This did not prove that it is you. Please try again.',
  not_found: 'We could not find what you are looking for.',
  method_not_allowed: 'This address does not take this kind of request.',
  method_unknown: 'The server does not know this kind of request.',
  review_used: 'This link has been used already.',
  code_unknown: 'We don’t know this code.',
  code_expired: 'This code is no longer valid.',
  code_used_up: 'This code has been used up.',
  code_not_applicable: 'This code is not for this stay.',
  code_exists: 'There is a code of this name already.',
  room_taken: 'A room is no longer available for these dates.',
  room_booked: 'This room still has stays or holds ahead.',
  rates_not_open: 'Booking is not open yet for these dates.',
  minimum_stay: 'A room needs a longer stay for these dates.',
  past_dates: 'These dates are in the past. Please choose current or future dates.',
  capacity_exceeded: 'These rooms are too few for your party. Please add more rooms to proceed.',
  too_many_rooms: 'There are more rooms than guests. Please remove a room, or add the guests who stay in it.',
  stay_too_long: 'This stay is longer than we can book online. Please choose fewer nights, or contact us.',
  mixed_stay: 'All rooms of one booking must be in the same homestay and for the same dates.',
  rooms_free: 'Rooms are free for these dates, so you can book now.',
  price_changed: 'The price has changed since you saw it.',
  hold_expired: 'The time to pay has run out and the rooms were released. Please book again.',
  already_paid: 'This booking is already paid.',
  not_pending: 'Only an unpaid booking can be released.',
  not_changeable: 'This booking can no longer be changed.',
  change_costs_more:
    'This change costs more than you have paid. Pay the difference, and we make the change at once.',
  change_overtaken:
    'This change could no longer be made, so your booking stays as it is. We refund the whole amount.',
  not_booked: 'Only a confirmed booking can be cancelled.',
  stay_begun: 'The stay has begun. Please call us and we’ll find a solution.',
  refund_changed: 'The refund for cancelling has changed since you saw it.',
  nights_changed: 'Another host has changed these nights since you saw them.',
  settings_changed: 'Somebody else has saved changes since you opened this. Load it again, then change it.',
  too_many_photos: 'There are 40 photos already. Remove one first.',
  undo_ended: 'This change can no longer be undone here. Change the nights back by hand.',
  booking_changed: 'This booking has changed since you saw it.',
  wrong_state: 'This can’t be done with the booking as it is now.',
  owner_has_all: 'An owner may do everything. Only staff have rights that can be changed.',
  channel_booking:
    'This booking was made on another site. Change or cancel it there; this page follows by itself.',
  no_gateway: 'You can’t pay on this site. Please pay the host, as the page of your booking says.',
  awaits_host: 'The host first confirms that the room is free. You pay nothing until then.',
  feed_exists: 'This calendar is already read for this room.',
  only_blocks: 'This calendar has never named a booking: its bookings may be called “Not available”.',
  too_many_feeds: 'A room can have at most 10 calendars of other sites.',
  over_balance: 'This is more than the balance of the booking.',
  over_paid: 'This is more than was paid for the booking.',
  already_issued: 'The invoice is issued already.',
  papers_issued: 'Papers were issued after that day. Ask your accountant about revised invoices.',
  price_gap: 'No rate of GST fits this price. Choose one of the nearest prices.',
  not_voidable: 'Only a payment that a host recorded can be cancelled, once.',
  payment_failed: 'The payment did not go through. You have not been charged.',
  idempotency_conflict: 'This request was already sent with different details.',
  reservation_gone: 'This booking was released. Please start again.',
  link_ended:
    'This link has ended: it works until 90 days after check-out. Log in with the email address you booked with, or contact us.',
  file_link_ended: 'This link has ended. Please open your booking and download the file there.',
  body_too_large: 'The request is too large.',
  body_too_slow: 'The request took too long to arrive. Please try again.',
  wrong_content_type: 'The request must be sent as JSON.',
  misdirected: 'This site does not answer under this address. Please check the address and try again.',
  too_many_holds:
    'There are too many unpaid bookings. Please pay for one or release it, log in, or try again in a few minutes.',
  too_many_requests: 'Too many attempts. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  payment_unavailable: 'The payment service is not available at the moment. Please try again in a minute.',
  database_unavailable: 'Our booking records are not available at the moment. Please try again in a minute.',
  busy: 'Other photos come first. Please try again in a few seconds.',
  starting: 'The site is starting. Please try again in a moment.',
  stopping: 'The server is restarting. Please try again in a moment.',
} as const;

/** Sentences for unexpected errors, by the calls that the specification names (spec section 8). */
const FAILURES: readonly [call: RegExp, sentence: string][] = [
  [/\/reservation\/create$/, 'Failed to create reservation'],
  [/\/razorpay\/order$/, 'Failed to create order'],
  [/\/razorpay\/verify$/, REFUSAL_SENTENCES.invalid_signature],
  [/\/reservation\/\d+\/payment$/, 'Failed to update reservation payment'],
];

export function failureOf(path: string): string {
  return FAILURES.find(([call]) => call.test(path))?.[1] ?? REFUSAL_SENTENCES.internal;
}

/** Why a field of a request is invalid, by kind of problem. */
export const FIELD_SENTENCES = {
  missing: 'This is required.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  too_small: 'This number is too small.',
  too_large: 'This number is too large.',
  wrong: 'This is not right.',
  date: 'This must be a date as YYYY-MM-DD.',
  number: 'This must be a whole number.',
} as const;

export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';

/** Shown instead of a price: the stay is too short (spec section 8). */
export const minimumStay = (nights: number) => `Minimum stay: ${nights} days required`;

/** Shown instead of a price: a night has no rate yet; `month` as "March 2028" (spec section 8). */
export const ratesNotOpen = (month: string) =>
  `Sorry, we have not yet started the booking for the month of ${month}`;

/** Shown instead of a price: the host took a night off sale. */
export const NIGHTS_CLOSED = 'Not available on these dates';

/** Shown instead of a price that can't be computed. */
export const SYSTEM_ERROR = 'The price of this room is not available at the moment.';

export const CHECK_OUT_AFTER_CHECK_IN = 'Check-out must be after check-in.';
export const STAY_TOO_LONG = 'Please choose at most 365 nights.';
export const calendarTooLong = (days: number) => `This must be 1 to ${days} days after from.`;

/** To a host who sets nights. */
export const nightsTooMany = (days: number) => `Choose 1 to ${days} nights.`;
export const nightsTooFar = (days: number) => `Choose nights of the next ${days} days.`;
export const NOTHING_TO_SET = 'Choose what to change.';
export const NIGHT_NEEDS_PRICE = 'Some of these nights have no price yet. Set their price first.';
export const RATE_PROBLEMS = {
  ends_before: 'The last night must not be before the first.',
  unknown_room: 'This homestay has no such room.',
  room_twice: 'A room has one usual price.',
} as const;
export const DISCOUNT_TWICE = 'There is a discount for this number of nights already.';
export const DISCOUNT_OVER_PRICE = 'The discount must be less than the price of every night.';

export const BOOKING_LINK_UNKNOWN =
  'We can’t find a booking for this link. Please use the link in our latest email about it, or log in with the email address you booked with.';

/** Others may read an old e-mail. */
export const FRESH_LINK_NEEDED =
  'To keep your booking safe, this needs a new link. We can email you one now.';
export const FRESH_LINK_SENT =
  'We have sent a new link to the email address of this booking. Open it in this browser to continue.';

/** A change that costs more is made by paying for it. */
export const changeCostsMore = (rupees: string) =>
  `This change costs ${rupees} more. Pay the difference, and we make the change at once.`;
export const CHANGE_OVERTAKEN = 'This price has expired. Please check the price again.';
export const CHANGE_IS_MADE = 'This change has already been paid for and made.';
export const CHANGE_COSTS_NOTHING = 'This change costs nothing, so it can be made at once.';
export const BOOKING_CHANGED = 'Your booking has been changed. We are sending you the new invoice by email.';

export const RESERVATION_CREATED = 'The rooms are held for you. Please pay to confirm the booking.';
export const HOST_CONFIRMS =
  'The rooms are held for you. The host confirms within 2 hours, and you pay the host.';
export const OPEN_THE_LINK =
  'The rooms are held for a short time. Open the link that we have mailed to you: then the host gets your request.';
export const HOST_CONFIRMS_FIRST =
  'The rooms are held for you. The host confirms within 2 hours; you pay nothing until then.';

/** Longer stays are booked with the host. */
export const stayTooLong = (nights: number) =>
  `You can book up to ${nights} nights online. Please choose fewer nights, or contact us for a longer stay.`;

export const changeTooLate = (hours: number) =>
  `This booking can be changed online until ${hours} hours before check-in. Please call us and we’ll find a solution.`;
export const CHANGED_TOO_OFTEN =
  'This booking has been changed five times. Please call us to change it again.';

/** With the names of the rooms that are taken. */
export const roomsTaken = (names: readonly string[]) =>
  `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} no longer available for these dates.`;

export const priceChanged = (total: string) =>
  `The price has changed since you saw it. The new total is ${total}.`;

export const refundChanged = (refund: string) =>
  `The refund for cancelling has changed since you saw it. It is now ${refund}.`;

export const ORDER_CREATED = 'The payment is ready.';
export const PAYMENT_VERIFIED = 'Your payment was received and your booking is confirmed.';
export const PAYMENT_PENDING =
  'We are waiting for the payment service to confirm your payment. Your rooms stay held until then.';
export const CHANGE_PENDING =
  'We are waiting for the payment service to confirm your payment. Your booking stays as it is until then.';
export const NOT_BOOKED_YET = 'Only the balance of a confirmed booking can be paid.';
export const STAY_OVER = 'The stay is over, so you can no longer pay online. Please ask the host.';
export const BALANCE_REFUNDED = 'Your booking no longer needed this payment. We refund the whole amount.';
export const PAID_TWICE_REFUNDED = 'You had already paid for this booking. We refund the second payment.';
export const CANCELLED_REFUNDED =
  'This booking was cancelled before your payment arrived. We refund the whole amount.';
export const WRONG_AMOUNT_REFUNDED = 'The amount we received was not the amount due. We refund all of it.';
export const PAYMENT_REFUNDED =
  'Your payment reached us too late, and the rooms are no longer available. We refund the whole amount.';

/** Ends a sentence that is put together. */
export const FULL_STOP = '.';
