/** Texts of invoice and credit note. Amounts and dates are already formatted. */

import { daysOf, nightsOf } from './stay-text.ts';

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
export const STAY = 'Stay';
export const checkIn = (date: string, time: string) => `Check-in ${date}, from ${time}`;
export const checkOut = (date: string, time: string) => `Check-out ${date}, by ${time}`;

export const nightsAt = (nights: number, price: string) => `${nightsOf(nights)} × ${price}`;
export const dates = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
export const discountOf = (nights: string) => `Discount  ·  ${nights}`;
export const longerStay = (percent: number) => `Longer stay, ${percent}% off`;

export const ADD_ONS = 'Add-ons';
const each = (name: string, count: number, days: number, price: string) =>
  `${name}  ·  ${count} × ${daysOf(days)} × ${price}`;
export const breakfast = (count: number, days: number, price: string) =>
  each('Breakfast', count, days, price);
export const extraBed = (count: number, days: number, price: string) => each('Extra bed', count, days, price);

export const BEFORE_DISCOUNTS = 'Before discounts';
export const DISCOUNTS = 'Discounts';
export const TOTAL = 'Total';
export const CANCELLATION_CHARGE = 'Cancellation charge';
export const PAID = 'Paid';
export const DUE = 'Due at check-in';

export const ADVANCE_RECEIVED = 'Advance received, thank you.';
export const PAID_IN_FULL = 'Paid in full, thank you.';
export const balanceDue = (amount: string, date: string) =>
  `The balance of ${amount} is due at the property on ${date}.`;
export const cancelled = (refund: string) => `Cancelled, ${refund} refunded.`;
export const partRefunded = (refund: string) => `${refund} of it was refunded.`;

export const cancelledInvoice = (number: string, date: string) =>
  `Booking cancelled  ·  invoice ${number} of ${date}`;
export const REFUNDED = 'Refunded';
export const REFUND_METHOD = 'Refunded to your original payment method.';
