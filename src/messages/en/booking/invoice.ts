/** Texts of invoice and credit note. Amounts and dates are already formatted. */

import { daysOf } from './stay-text.ts';

export const TITLES = {
  invoice: 'Invoice',
  tax_invoice: 'Tax invoice',
  receipt_voucher: 'Receipt voucher',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
} as const;

/** A document's title by kind and number, also at the foot of each page. */
export const titleOf = (document: string, number: string) => `${document} ${number}`;
export const footOf = (document: string, number: string, booking: string) =>
  `${titleOf(document, number)} · ${bookingOf(booking)}`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

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

/** Another paper, named on this one: `Tax invoice H1T/26-27/00001 of Sat, 21 Nov 2026` */
export const named = (title: string, number: string, date: string) => `${title} ${number} of ${date}`;
/** What a paper does with those that it names. */
const replaces = (papers: string) => `Replaces ${papers}`;
export const NAMED = {
  invoice: replaces,
  tax_invoice: replaces,
  receipt_voucher: replaces,
  refund_voucher: (papers: string) => `Received before: ${papers}`,
  credit_note: (papers: string) => `Credits ${papers}`,
};

export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const companyOf = (name: string) => `Company: ${name}`;
export const SAC = 'SAC';
export const RATE = 'Rate';
export const VALUE = 'Taxable value';
export const percent = (rate: number) => `${rate} %`;
export const cgst = (half: number) => `CGST ${half} %`;
export const sgst = (half: number) => `SGST ${half} %`;
export const valueAt = (rate: number) => `Taxable value at ${rate} %`;
/** `Odisha (21)` */
export const stateWithCode = (state: string, code: string) => `${state} (${code})`;
export const placeOfSupply = (state: string, code: string) =>
  `Place of supply: ${state ? stateWithCode(state, code) : code}`;
export const REVERSE_CHARGE = 'Reverse charge: No';
export const SIGNATORY = 'Authorised signatory';
export const NOT_REGISTERED = 'The seller is not registered under GST. No tax is charged.';
export const WITHOUT_TAX =
  'This credit note does not lower the tax of the invoice: it was issued after 30 November (Section 34 of the CGST Act).';
/** The line of an amount, by the kind of its paper. */
export const AMOUNTS = {
  invoice: 'Cancellation charge',
  tax_invoice: 'Cancellation charge',
  receipt_voucher: 'Advance received',
  refund_voucher: 'Advance returned',
  credit_note: 'Credited',
} as const;
