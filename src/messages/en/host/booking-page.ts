/** One booking as the host sees it. */

export const TITLE = 'Booking';
export const NOT_FOUND = 'There is no such booking in your homestays.';
export const NOT_LOADED = 'The booking could not be loaded.';
export const back = 'All bookings';

export const stay = 'Stay';
export const rooms = 'Rooms';
export const dates = 'Dates';
export const guests = 'Guests';
export const party = (adults: number, children: number) =>
  `${adults} ${adults === 1 ? 'adult' : 'adults'}${children > 0 ? `, ${children} ${children === 1 ? 'child' : 'children'}` : ''}`;
export const arrival = 'Arrival';
export const email = 'Email';
export const phone = 'Phone';
export const note = 'Note of the guest';
export const extras = 'To arrange';
/** Whom papers are made out to, beside the guest. */
export const company = 'Company';
export const addCompany = 'Add company';
export const changeCompany = 'Change company';
export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const breakfasts = (count: number) => `Breakfast a day: ${count}`;
export const extraBeds = (count: number) => `Extra beds: ${count}`;
export const roomByRoom = 'Check in room by room';
export const checkInRoom = (room: string) => `Check in ${room}`;
export const heldUntil = (when: string) => `The room is held until ${when}.`;
/** Without a gateway. */
export const confirmUntil = (when: string) =>
  `The guest pays you. Record the money once it has arrived, or confirm by ${when}: then it is due on arrival.`;
export const answerUntil = (when: string) =>
  `Another site that sells a room of this booking did not answer. Look there, and confirm by ${when} if it is free; the guest pays then.`;
export const ofChannel = (site: string) => `Booked on ${site}. Change or cancel it there.`;
export const endedAtChannel = (site: string) =>
  `It is no longer in the calendar of ${site}, so its nights are on sale again.`;
export const checkCode = (code: string) => `Check code: ${code}`;
export const bookedOn = (when: string) => `Booked ${when}`;

export const money = 'Money';
export const total = 'Total';
export const paid = 'Paid';
export const balance = 'Balance';
/** What a code has taken off the rooms. */
export const code = (name: string) => `Code ${name}`;
export const lessBy = (amount: string) => `−${amount}`;
export const priceIsSet = 'The price was agreed with the guest.';
export const payments = 'Payments';
export const METHODS = {
  online: 'Online',
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card machine',
} as const;
export const declineRefund = 'Decline, full refund';
export const declineRefundTitle = (amount: string) => `Decline this booking and refund ${amount}`;
export const declineReason = 'Why do you decline?';
export const declinedThisYear = (count: number) =>
  `${count === 1 ? '1 booking was' : `${count} bookings were`} declined with a full refund this year.`;
export const refundAnyway = 'Refund anyway';
export const refundAnywayTitle = (amount: string) => `Refund ${amount}`;
export const refunded = 'The refund is made.';
export const cancelledByGuest = 'The guest cancelled this booking.';
export const cancelledByHost = 'This booking was cancelled at the desk.';
export const voided = (reason: string) => `Cancelled: ${reason}`;
export const voidPayment = 'Cancel this payment';
export const voidNamed = (amount: string) => `Cancel this payment: ${amount}`;
export const voidTitle = 'Cancel this payment';
export const reason = 'Reason';
export const REASON_NEEDED = 'Say why.';
export const paymentVoided = 'The payment is cancelled.';
export const refunds = 'Refunds';
export const REFUND_STATES = { due: 'on its way', paid_out: 'paid', failed: 'failed' } as const;
export const byHand = 'to be paid out by hand';
export const paidOut = 'Paid out';
export const paidOutNamed = (amount: string) => `The refund of ${amount} is paid out`;
export const refundTicked = 'The refund is ticked as paid out.';
export const sendPaymentLink = 'Send payment link';
export const linkTitle = 'Payment link';
export const linkMade = (emailedTo: string | undefined) =>
  emailedTo
    ? `The guest can pay on this page. It was emailed to ${emailedTo}.`
    : 'The guest can pay on this page.';

export const askForReview = 'Ask for a review on WhatsApp';

export const acts = 'What next?';
export const undoCheckIn = 'Undo check-in';
export const undoCheckOut = 'Undo check-out';
export const undoNoShow = 'Undo no-show';
export const move = 'Move booking';
export const cancel = 'Cancel booking';
export const decline = 'Decline';
export const declineTitle = 'Decline the request?';
export const declinePaidText = (reference: string) =>
  `The guest’s request ends. They say that they have paid (${reference}): pay that back by hand, and tick it.`;
export const declineText = 'The guest’s request ends, and nothing is charged.';
export const declined = 'Declined.';
export const resend = 'Resend confirmation';
export const print = 'Print';
export const addNote = 'Add note';
export const noteTitle = 'A note for hosts';
export const noteText = 'Note';
export const saveNote = 'Save note';
export const noteSaved = 'The note is saved.';

export const nights = 'Nights';
export const messages = 'Messages';
export const message = 'Message';
export const sendMessage = 'Send message';
export const messageHint = (hasEmail: boolean) =>
  `The guest reads it on their booking page${hasEmail ? ' and by email' : ''}.`;
export const savedTexts = 'Saved texts';
export const TEXTS_NOT_LOADED = 'The saved texts could not be loaded.';
export const changeTexts = 'Change them';
export const textName = (number: number) => `Name of text ${number}`;
export const textBody = (number: number) => `Text ${number}`;
export const addText = 'Add a text';
export const removeText = (number: number) => `Remove text ${number}`;
export const saveTexts = 'Save texts';
export const textsSaved = 'The texts are saved.';
export const textFields = (fields: string) => `These are filled in for each guest: ${fields}.`;
export const messageSent = 'The message stands on the booking’s page.';
export const NO_MESSAGES = 'Nothing was written yet.';
export const AUTHORS = { guest: 'Guest', host: 'Host', note: 'Note' } as const;
export const mails = 'Emails';
export const notSent = 'not sent yet';
export const history = 'History';
/** By the name of the act that the server has written down. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'create booking': 'Booking made',
  'record payment': 'Payment recorded',
  'add charge': 'Charge added',
  'undo charge': 'Charge undone',
  'void payment': 'Payment cancelled',
  'pay out refund': 'Refund paid out',
  'move booking': 'Booking moved',
  'cancel booking': 'Booking cancelled',
  'accept request': 'Request confirmed',
  'resolve conflict': 'Night sold twice solved',
  'check in': 'Checked in',
  'check out': 'Checked out',
  'no-show': 'Marked as a no-show',
  'undo check in': 'Check-in undone',
  'undo check out': 'Check-out undone',
  'undo no-show': 'No-show undone',
  'add note': 'Note added',
  'send message': 'Message written',
  'send payment link': 'Payment link made',
  'resend confirmation': 'Confirmation made again',
  'issue invoice': 'Invoice issued',
  'send paper': 'Paper sent',
  'set company': 'Company for the invoice changed',
  'save travellers': 'Travellers entered',
  'read register': 'Passports read',
  'report foreigner': 'Form III done',
  'make code': 'Code made',
  'end code': 'Code ended',
  'told by WhatsApp': 'WhatsApp opened',
  'told the guest': 'Guest told',
  'undo told': 'Guest not told after all',
  'answer review': 'Review answered',
  'hide review': 'Words of the review hidden or shown',
};
export const step = (from: string, to: string) => `${from} → ${to}`;
export const byGuest = 'Guest or website';
export const NO_HISTORY = 'Nothing was changed by a host.';

export const cancelTitle = 'Cancel booking';
export const refundChoice = 'Refund';
export const REFUNDS = {
  terms: 'By the cancellation terms',
  none: 'No refund',
  amount: 'Another amount',
} as const;
export const refundAmount = 'Amount to refund';
export const atMost = (paid: string) => `At most ${paid}, which was paid.`;
export const preview = (refund: string, fee: string) => `${refund} is refunded, ${fee} is kept.`;
export const keep = 'Keep booking';
export const cancelled = 'The booking is cancelled.';

/** What was sent to the guest about an act. */
export const emailed = (address: string) => `Emailed to ${address}.`;
export const notTold = 'Not told yet.';
export const whatsApp = 'WhatsApp';
export const told = 'Told';
export const TOLD = {
  whatsapp: (time: string) => `WhatsApp opened ${time}`,
  said: (time: string) => `Told ${time}`,
} as const;

/** What is asked before a stay ends. */
export const END_TITLES = {
  'check-out': (name: string) => `Check out ${name}`,
  'no-show': (name: string) => `${name} did not come`,
} as const;
export const isDue = (amount: string) => `${amount} is due`;
export const anyway = 'Check out anyway';
export const freeNights = 'Free the nights?';
export const FREE_NIGHTS = {
  keep: 'No, they stay booked',
  free: 'Yes, others can book them',
} as const;
export const freedNights = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? '1 night becomes free.' : `${count} nights become free.`;
};

export const moveTitle = 'Move booking';
export const price = 'Price';
export const PRICES = {
  keep: 'Keep the total',
  keep_nightly: 'Keep the price a night',
  recompute: 'Use today’s prices',
  set: 'Set a price',
} as const;
export const newPrice = 'New price';
export const old = 'Now';
export const after = 'Afterwards';
export const difference = 'Difference';
export const check = 'Show the change';
export const saveMove = 'Save';
export const moved = 'The booking is changed.';
export const AMOUNT_NEEDED = 'Enter whole rupees.';
export const close = 'Close';
