/** Texts of invoice and credit note. Amounts and dates are already formatted. */

import { daysOf } from './stay-text.ts';

export const INVOICE = 'Invoice';
export const CREDIT_NOTE = 'Credit note';

/** A document's title by kind and number, also at the foot of each page. */
export const titleOf = (document: string, number: string) => `${document} ${number}`;
export const footOf = (document: string, number: string, booking: string) =>
  `${titleOf(document, number)} · ${bookingOf(booking)}`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

export const correctedOn = (date: string) => `Corrected on ${date}`;
export const bookingOf = (reference: string) => `Booking ${reference}`;

export const GUEST = 'Guest';
/** For a name in a script that papers can't print. */
export const guestOf = (reference: string) => `Guest of ${reference}`;
export const STAY = 'Stay';
export const checkIn = (date: string, time: string) => `Check-in ${date}, from ${time}`;
export const checkOut = (date: string, time: string) => `Check-out ${date}, by ${time}`;

/** Columns. */
export const DESCRIPTION = 'Description';
export const QUANTITY = 'Quantity';
export const PRICE = 'Price';
export const AMOUNT = 'Amount';

export const dates = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
export const DISCOUNT = 'Discount';
export const longerStay = (percent: number, nights: string) => `Longer stay: ${percent}% off for ${nights}`;

export const ADD_ONS = 'Add-ons';
/** `4 × 3 days` */
export const eachDay = (count: number, days: number) => `${count} × ${daysOf(days)}`;

export const BEFORE_DISCOUNTS = 'Before discounts';
export const DISCOUNTS = 'Discounts';
export const TOTAL = 'Total';
export const CANCELLATION_CHARGE = 'Cancellation charge';
export const PAID = 'Paid';
export const DUE = 'Due at the property';

export const ADVANCE_RECEIVED = 'Advance received, thank you.';
export const PAID_IN_FULL = 'Paid in full, thank you.';
/** Money that the host received. */
export const PAYMENT_METHODS = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  card: 'Card',
} as const;
export const PRICE_AGREED = 'The price of the rooms was agreed with your hosts.';
export const balanceDue = (amount: string, date: string) =>
  `The balance of ${amount} is due at the property on ${date}.`;
export const cancelled = (refund: string, isPending: boolean) =>
  `Cancelled, ${refund} ${isPending ? 'is being refunded' : 'refunded'}.`;
export const partRefunded = (refund: string, isPending: boolean) =>
  `${refund} of it ${isPending ? 'is being' : 'was'} refunded.`;

export const cancelledInvoice = (number: string, date: string) =>
  `Booking cancelled  ·  invoice ${number} of ${date}`;
/** A credit note is written before the money is sent. */
export const REFUND = 'Refund';
export const REFUND_METHOD = 'To your original payment method.';
export const REFUND_BY_HAND = 'By your hosts themselves.';
