/** The words of every e-mail. Plain and kind; what to do stands in one button and one line of text. */

/** A letter before it is laid out: the same words make its text and its HTML part. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  /** Further links, plain ones below the button. */
  links?: { label: string; link: string }[];
  /** Facts in two columns, such as dates and amounts. */
  facts?: [label: string, value: string][];
  closing: string[];
}

export const SIGN_OFF = 'Your hosts in Puri, by the sea';

export const hello = (name: string | null) => (name ? `Hello ${name},` : 'Hello,');
const IGNORE = 'If you did not ask for this, you can leave this e-mail unanswered: nothing happens.';

export function verifyEmail(to: { name: string | null; link: string }): Letter {
  return {
    subject: 'Please verify your email address',
    greeting: hello(to.name),
    paragraphs: [
      'Thank you for signing up. One step is left: open this link to confirm that this mailbox is yours, and choose a password.',
    ],
    action: { label: 'Verify my email', link: to.link },
    closing: ['The link works for 24 hours, until a password is chosen.', IGNORE],
  };
}

export function alreadyRegistered(to: { name: string | null; loginLink: string }): Letter {
  return {
    subject: 'You already have an account',
    greeting: hello(to.name),
    paragraphs: [
      'Somebody, most likely you, tried to sign up with this e-mail address. It has an account already, so nothing was changed.',
      'You can log in as usual. If the password has slipped your mind, choose "Forgot Password?" there.',
    ],
    action: { label: 'Go to the site', link: to.loginLink },
    closing: [IGNORE],
  };
}

export function resetPassword(to: { name: string | null; link: string }): Letter {
  return {
    subject: 'Reset your password',
    greeting: hello(to.name),
    paragraphs: ['Here is the link with which you can choose a new password.'],
    action: { label: 'Choose a new password', link: to.link },
    closing: ['The link works once, for one hour. Your old password works until then.', IGNORE],
  };
}

export function passwordChanged(to: { name: string | null }): Letter {
  return {
    subject: 'Your password was changed',
    greeting: hello(to.name),
    paragraphs: [
      'The password of your account was changed just now, and your other sessions were signed out.',
    ],
    closing: ['If this was not you, reset your password on the site at once and write to us.'],
  };
}

export interface BookingWords {
  reference: string;
  guestName: string;
  property: string;
  address: string;
  rooms: string;
  checkIn: string;
  checkOut: string;
  /** As the policies say them, e.g. `09:00 AM`. */
  checkInTime: string;
  checkOutTime: string;
  party: string;
  /** Breakfasts and extra beds; empty when there are none. */
  addOns: string;
  /** Extras, arrival time and note, where the guest gave any. */
  wishes: [label: string, value: string][];
  total: string;
  paid: string;
  due: string;
  /** False when nothing is left to pay. */
  owes: boolean;
}

export const dayFacts = (booking: BookingWords): [string, string][] => [
  ['Check-in', `${booking.checkIn}, from ${booking.checkInTime}`],
  ['Check-out', `${booking.checkOut}, by ${booking.checkOutTime}`],
];

export function stayFacts(booking: BookingWords): [string, string][] {
  return [
    ['Booking', booking.reference],
    ['Property', booking.property],
    ['Rooms', booking.rooms],
    ...dayFacts(booking),
    ['Guests', booking.party],
  ];
}

export function bookingFacts(booking: BookingWords): [string, string][] {
  return [
    ...stayFacts(booking),
    ...(booking.addOns ? [['Add-ons', booking.addOns] as [string, string]] : []),
    ...booking.wishes,
    ['Total', booking.total],
    ['Paid', booking.paid],
    ['Due at check-in', booking.due],
  ];
}

export function bookingConfirmed(booking: BookingWords & { link: string; refund: string }): Letter {
  return {
    subject: `Your booking ${booking.reference} is confirmed`,
    greeting: hello(booking.guestName),
    paragraphs: [
      'Your rooms are booked, and we look forward to welcoming you in Puri. Your invoice is attached.',
      ...(booking.address ? [`You find us here: ${booking.address}`] : []),
      booking.refund,
    ],
    facts: bookingFacts(booking),
    action: { label: 'See your booking', link: booking.link },
    closing: [
      booking.owes ? `Please bring ${booking.due} with you; it is paid at check-in.` : 'Everything is paid.',
      'The link opens this booking for whoever has it, so please keep this e-mail to yourself. To see all your bookings, sign up or log in with this e-mail address.',
    ],
  };
}

/** `corrects`: an earlier e-mail named another amount. */
interface Correction {
  corrects?: true | undefined;
}
const correction = ({ corrects }: Correction) =>
  corrects ? ['This corrects the amount in our earlier e-mail.'] : [];

/** Why money goes back, in words; the keys are the reasons payments are refunded for. */
const REFUND_REASONS = {
  rooms_taken:
    'Your payment reached us after the time to pay had run out, and the rooms had been booked by others. We are sorry.',
  stay_passed: 'Your payment reached us only after the day of check-in. We are sorry.',
  paid_twice: 'This booking had been paid for already, so your second payment goes back.',
  wrong_amount: 'The amount that reached us was not the amount of the booking.',
  not_due: 'Nothing of this amount was due for your booking any more.',
  cancelled: 'This booking is cancelled.',
  change_overtaken:
    'The change that you paid for could not be made any more, so your booking stays as it is. We are sorry.',
  changed: 'Your booking was changed and costs less than you paid.',
  outside: 'Your hosts have given your payment back.',
} as const;

export function paymentRefunded(
  refund: {
    reference: string;
    guestName: string;
    amount: string;
    reason: keyof typeof REFUND_REASONS;
    link: string | undefined;
  } & Correction,
): Letter {
  return {
    subject: `Your payment for ${refund.reference} is being refunded`,
    greeting: hello(refund.guestName),
    paragraphs: [
      ...correction(refund),
      REFUND_REASONS[refund.reason],
      `${refund.amount} goes back the way it came. Banks usually take five to seven working days.`,
    ],
    facts: [
      ['Booking', refund.reference],
      ['Refund', refund.amount],
    ],
    ...(refund.link ? { action: { label: 'See your booking', link: refund.link } } : {}),
    closing: ['You need not do anything. If you have a question, just answer this e-mail.'],
  };
}

export function newBooking(booking: BookingWords & { guestEmail: string; guestPhone: string }): Letter {
  return {
    subject: `New booking ${booking.reference}: ${booking.checkIn}`,
    greeting: 'Hello,',
    paragraphs: ['A new booking has been paid for.'],
    facts: [
      ...bookingFacts(booking),
      ['Guest', booking.guestName],
      ['Phone', booking.guestPhone],
      ['E-mail', booking.guestEmail],
      ...(booking.addOns ? [] : [['Add-ons', 'None'] as [string, string]]),
    ],
    closing: [],
  };
}

/** `byHost`: the whole payment was given back at the payment provider's. */
interface Canceller {
  byHost?: true | undefined;
}

export function bookingCancelled(
  booking: BookingWords & { refund: string | undefined; link: string } & Correction & Canceller,
): Letter {
  const { reference, guestName, refund, paid, byHost, link } = booking;
  const facts: Letter['facts'] = [...stayFacts(booking), ['Refund', refund ?? 'None'], ['Kept', paid]];
  if (byHost)
    return {
      subject: `Your booking ${reference} is cancelled`,
      greeting: hello(guestName),
      paragraphs: [
        'Your hosts have given back all that you paid for this booking, so it is cancelled and its rooms are free again. The credit note is attached.',
      ],
      facts,
      action: { label: 'See your booking', link },
      closing: ['If you did not expect this, please answer this e-mail at once.'],
    };
  return {
    subject: `Your booking ${reference} is cancelled`,
    greeting: hello(guestName),
    paragraphs: [
      ...correction(booking),
      'Your booking is cancelled, as you asked. We would be glad to see you another time.',
      refund
        ? `${refund} goes back the way it came; the credit note is attached. Banks usually take five to seven working days.`
        : 'By the terms of the booking nothing comes back.',
    ],
    facts,
    action: { label: 'See your booking', link },
    closing: ['If you did not cancel it, please answer this e-mail at once.'],
  };
}

export function cancellationNotice(
  booking: BookingWords & { refund: string } & Correction & Canceller,
): Letter {
  const { reference, checkIn, guestName, refund, byHost } = booking;
  const why = byHost
    ? 'The whole payment of this booking was given back at Razorpay, so it is cancelled, and the guest is told.'
    : 'A guest has cancelled their booking.';
  return {
    subject: `Cancelled: booking ${reference}, ${checkIn}`,
    greeting: 'Hello,',
    paragraphs: [...correction(booking), `${why} The rooms are free again.`],
    facts: [...stayFacts(booking), ['Guest', guestName], ['Refund', refund], ['Kept', booking.paid]],
    closing: [],
  };
}
