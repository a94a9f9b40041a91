/** Texts of invoice and credit note. Amounts and dates are already formatted. */

import { daysOf } from './stay-text.ts';

export const TITLES = {
  invoice: 'ইনভয়েস',
  tax_invoice: 'ট্যাক্স ইনভয়েস',
  receipt_voucher: 'রসিদ ভাউচার',
  refund_voucher: 'ফেরত ভাউচার',
  credit_note: 'ক্রেডিট নোট',
} as const;

/** A document's title by kind and number, also at the foot of each page. */
export const titleOf = (document: string, number: string) => `${document} ${number}`;
export const footOf = (document: string, number: string, booking: string) =>
  `${titleOf(document, number)} · ${bookingOf(booking)}`;
export const pageOf = (page: number, pages: number) => `পাতা ${page} / ${pages}`;

export const bookingOf = (reference: string) => `বুকিং ${reference}`;

export const GUEST = 'অতিথি';
/** For a name in a script that papers can't print. */
export const guestOf = (reference: string) => `${reference}-এর অতিথি`;
export const STAY = 'থাকার সময়';
export const checkIn = (date: string, time: string) => `চেক-ইন ${date}, ${time} থেকে`;
export const checkOut = (date: string, time: string) => `চেক-আউট ${date}, ${time} পর্যন্ত`;

/** Columns. */
export const DESCRIPTION = 'বিবরণ';
export const QUANTITY = 'পরিমাণ';
export const PRICE = 'দাম';
export const AMOUNT = 'টাকা';

export const dates = (from: string, to: string) => (from === to ? from : `${from} থেকে ${to}`);
export const DISCOUNT = 'ছাড়';
export const longerStay = (percent: number, nights: string) => `বেশি দিন থাকা: ${nights} থাকলে ${percent}% ছাড়`;

export const ADD_ONS = 'বাড়তি সুবিধা';
/** `4 × 3 দিন` */
export const eachDay = (count: number, days: number) => `${count} × ${daysOf(days)}`;

export const BEFORE_DISCOUNTS = 'ছাড়ের আগে';
export const DISCOUNTS = 'ছাড়';
export const TOTAL = 'মোট';
export const CANCELLATION_CHARGE = 'বাতিলের খরচ';
export const PAID = 'দেওয়া হয়েছে';
export const DUE = 'হোমস্টেতে দিতে হবে';

export const ADVANCE_RECEIVED = 'অগ্রিম পেয়েছি, ধন্যবাদ।';
export const PAID_IN_FULL = 'পুরো টাকা পেয়েছি, ধন্যবাদ।';
/** Money that the host received. */
export const PAYMENT_METHODS = {
  cash: 'নগদ',
  upi: 'UPI',
  bank: 'ব্যাঙ্ক ট্রান্সফার',
  card: 'কার্ড',
} as const;
export const PRICE_AGREED = 'ঘরের ভাড়া আপনার হোস্টের সঙ্গে কথা বলে ঠিক হয়েছে।';
export const balanceDue = (amount: string, date: string) => `${date} হোমস্টেতে বাকি ${amount} দিতে হবে।`;
export const cancelled = (refund: string, isPending: boolean) =>
  `বাতিল, ${refund} ফেরত ${isPending ? 'দেওয়া হচ্ছে' : 'দেওয়া হয়েছে'}।`;
export const partRefunded = (refund: string, isPending: boolean) =>
  `এর মধ্যে ${refund} ফেরত ${isPending ? 'দেওয়া হচ্ছে' : 'দেওয়া হয়েছে'}।`;

/** Another paper, named on this one: `ট্যাক্স ইনভয়েস H1T/26-27/00001 (শনি, 21 নভে 2026)` */
export const named = (title: string, number: string, date: string) => `${title} ${number} (${date})`;
/** What a paper does with those that it names. */
const replaces = (papers: string) => `এর বদলে: ${papers}`;
export const NAMED = {
  invoice: replaces,
  tax_invoice: replaces,
  receipt_voucher: replaces,
  refund_voucher: (papers: string) => `আগে পাওয়া: ${papers}`,
  credit_note: (papers: string) => `এর বিপরীতে ক্রেডিট: ${papers}`,
};

export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const companyOf = (name: string) => `কোম্পানি: ${name}`;
export const SAC = 'SAC';
export const RATE = 'হার';
export const VALUE = 'করযোগ্য মূল্য';
export const percent = (rate: number) => `${rate} %`;
export const cgst = (half: number) => `CGST ${half} %`;
export const sgst = (half: number) => `SGST ${half} %`;
export const valueAt = (rate: number) => `${rate} % হারে করযোগ্য মূল্য`;
/** `ওড়িশা (21)` */
export const stateWithCode = (state: string, code: string) => `${state} (${code})`;
export const placeOfSupply = (state: string, code: string) =>
  `সরবরাহের স্থান: ${state ? stateWithCode(state, code) : code}`;
export const REVERSE_CHARGE = 'রিভার্স চার্জ: না';
export const SIGNATORY = 'অনুমোদিত স্বাক্ষরকারী';
export const NOT_REGISTERED = 'বিক্রেতা GST-তে নিবন্ধিত নন। কোনো কর নেওয়া হয়নি।';
export const WITHOUT_TAX =
  'এই ক্রেডিট নোটে ইনভয়েসের কর কমে না: এটি 30 নভেম্বরের পরে দেওয়া (CGST আইনের 34 নম্বর ধারা)।';
/** The line of an amount, by the kind of its paper. */
export const AMOUNTS = {
  invoice: 'বাতিলের খরচ',
  tax_invoice: 'বাতিলের খরচ',
  receipt_voucher: 'অগ্রিম পাওয়া গেছে',
  refund_voucher: 'অগ্রিম ফিরিয়ে দেওয়া হয়েছে',
  credit_note: 'ক্রেডিট দেওয়া হয়েছে',
} as const;
