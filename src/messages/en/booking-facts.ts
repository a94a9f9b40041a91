/** Facts of a booking, on the confirmation and its page (spec section 2, "Step 5 shows"). */

export const property = 'Property';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const guests = 'Guests';
export const children = 'Children';
export const guestName = 'Guest name';
export const roomTypes = (rooms: number) => (rooms > 1 ? 'Room types' : 'Room type');
export const breakfast = 'Breakfast';
export const extraBed = 'Extra bed';
export const perDay = (count: number) => `${count} a day`;
export const eachNight = (count: number) => `${count} a night`;
export const paymentMethod = 'Payment method';
export const inFull = 'Paid in full';
export const inAdvance = (percent: number) => `${percent}% advance`;
export const totalAmount = 'Total amount';
export const paid = 'Paid';
export const cancellationCharge = 'Cancellation charge';
export const refunded = 'Refunded';
export const dueAtProperty = 'Due at the property';

export const lookingUp = 'Looking up your booking…';
export const confirmed = 'Booking confirmed';
/** Text and reference in order. */
export const thanks = <Part>(name: string, reference: Part) => [
  `Thank you, ${name}. Your reference is `,
  reference,
  '.',
];
export const onItsWay =
  'A confirmation with your invoice is on its way to your email. Please also check your spam folder.';

export const goodToKnow = 'Good to know';
export const bringId = 'Please bring a photo ID for every adult.';
export const balanceAtProperty = 'The balance is paid at the property on check-in.';
/** Text and links in order. */
export const questions = <Link>(phone: Link, email: Link) => [
  'Questions or changes? Call ',
  phone,
  ' or write to ',
  email,
  '.',
];

export const addToCalendar = 'Add to calendar';
export const askOnWhatsApp = 'Ask on WhatsApp';
export const whatsAppQuestion = (booking: string, from: string, to: string) =>
  `Namaskar! I have a question about booking ${booking}, ${from} – ${to}.`;
export const print = 'Print';
export const directions = 'Get directions';
export const bookAnother = 'Book Another Room';
