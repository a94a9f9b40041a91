/** Texts of invoice and credit note. Amounts and dates are already formatted. */

import { daysOf } from './stay-text.ts';

export const TITLES = {
  invoice: 'ଇନଭଏସ',
  tax_invoice: 'ଟିକସ ଇନଭଏସ',
  receipt_voucher: 'ରସିଦ ଭାଉଚର',
  refund_voucher: 'ଫେରସ୍ତ ଭାଉଚର',
  credit_note: 'କ୍ରେଡିଟ ନୋଟ',
} as const;

/** A document's title by kind and number, also at the foot of each page. */
export const titleOf = (document: string, number: string) => `${document} ${number}`;
export const footOf = (document: string, number: string, booking: string) =>
  `${titleOf(document, number)} · ${bookingOf(booking)}`;
export const pageOf = (page: number, pages: number) => `ପୃଷ୍ଠା ${page}, ମୋଟ ${pages}`;

export const bookingOf = (reference: string) => `ବୁକିଂ ${reference}`;

export const GUEST = 'ଅତିଥି';
/** For a name in a script that papers can't print. */
export const guestOf = (reference: string) => `${reference} ର ଅତିଥି`;
export const STAY = 'ରହଣି';
export const checkIn = (date: string, time: string) => `ଚେକ-ଇନ ${date}, ${time} ଠାରୁ`;
export const checkOut = (date: string, time: string) => `ଚେକ-ଆଉଟ ${date}, ${time} ସୁଦ୍ଧା`;

/** Columns. */
export const DESCRIPTION = 'ବିବରଣୀ';
export const QUANTITY = 'ପରିମାଣ';
export const PRICE = 'ଦାମ';
export const AMOUNT = 'ଟଙ୍କା';

export const dates = (from: string, to: string) => (from === to ? from : `${from} ଠାରୁ ${to} ପର୍ଯ୍ୟନ୍ତ`);
export const DISCOUNT = 'ରିହାତି';
export const longerStay = (percent: number, nights: string) => `ଅଧିକ ଦିନର ରହଣି: ${nights} ପାଇଁ ${percent}% ରିହାତି`;

export const ADD_ONS = 'ଅନ୍ୟ ସୁବିଧା';
/** `4 × 3 ଦିନ` */
export const eachDay = (count: number, days: number) => `${count} × ${daysOf(days)}`;

export const BEFORE_DISCOUNTS = 'ରିହାତି ଆଗରୁ';
export const DISCOUNTS = 'ରିହାତି';
export const TOTAL = 'ମୋଟ';
export const CANCELLATION_CHARGE = 'ବାତିଲ ଚାର୍ଜ';
export const PAID = 'ଦିଆଯାଇଛି';
export const DUE = 'ହୋମଷ୍ଟେରେ ଦେବାକୁ ଅଛି';

export const ADVANCE_RECEIVED = 'ଅଗ୍ରିମ ମିଳିଗଲା, ଧନ୍ୟବାଦ।';
export const PAID_IN_FULL = 'ପୂରା ଟଙ୍କା ମିଳିଗଲା, ଧନ୍ୟବାଦ।';
/** Money that the host received. */
export const PAYMENT_METHODS = {
  cash: 'ନଗଦ',
  upi: 'UPI',
  bank: 'ବ୍ୟାଙ୍କ ଟ୍ରାନ୍ସଫର',
  card: 'କାର୍ଡ',
} as const;
export const PRICE_AGREED = 'ରୁମର ଦାମ ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କ ସହିତ ସ୍ଥିର ହୋଇଥିଲା।';
export const balanceDue = (amount: string, date: string) => `ବାକି ${amount} ହୋମଷ୍ଟେରେ ${date} ଦିନ ଦେବାକୁ ଅଛି।`;
export const cancelled = (refund: string, isPending: boolean) =>
  `ବାତିଲ, ${refund} ଫେରସ୍ତ ${isPending ? 'ହେଉଛି' : 'ହୋଇଛି'}।`;
export const partRefunded = (refund: string, isPending: boolean) =>
  `ସେଥିରୁ ${refund} ଫେରସ୍ତ ${isPending ? 'ହେଉଛି' : 'ହୋଇଛି'}।`;

/** Another paper, named on this one: `ଟିକସ ଇନଭଏସ H1T/26-27/00001 (ଶନି, 21 ନଭେ 2026)` */
export const named = (title: string, number: string, date: string) => `${title} ${number} (${date})`;
/** What a paper does with those that it names. */
const replaces = (papers: string) => `ଏହାର ବଦଳରେ: ${papers}`;
export const NAMED = {
  invoice: replaces,
  tax_invoice: replaces,
  receipt_voucher: replaces,
  refund_voucher: (papers: string) => `ଆଗରୁ ମିଳିଥିଲା: ${papers}`,
  credit_note: (papers: string) => `ଏଥିପାଇଁ କ୍ରେଡିଟ: ${papers}`,
};

export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const companyOf = (name: string) => `କମ୍ପାନୀ: ${name}`;
export const SAC = 'SAC';
export const RATE = 'ହାର';
export const VALUE = 'ଟିକସଯୋଗ୍ୟ ମୂଲ୍ୟ';
export const percent = (rate: number) => `${rate} %`;
export const cgst = (half: number) => `CGST ${half} %`;
export const sgst = (half: number) => `SGST ${half} %`;
export const valueAt = (rate: number) => `${rate} % ହାରରେ ଟିକସଯୋଗ୍ୟ ମୂଲ୍ୟ`;
/** `ଓଡ଼ିଶା (21)` */
export const stateWithCode = (state: string, code: string) => `${state} (${code})`;
export const placeOfSupply = (state: string, code: string) =>
  `ଯୋଗାଣ ସ୍ଥାନ: ${state ? stateWithCode(state, code) : code}`;
export const REVERSE_CHARGE = 'ରିଭର୍ସ ଚାର୍ଜ: ନାହିଁ';
export const SIGNATORY = 'ଅଧିକୃତ ଦସ୍ତଖତ';
export const NOT_REGISTERED = 'ବିକ୍ରେତା GST ରେ ପଞ୍ଜୀକୃତ ନୁହଁନ୍ତି। କୌଣସି ଟିକସ ନିଆଯାଇନାହିଁ।';
export const WITHOUT_TAX = 'ଏହି କ୍ରେଡିଟ ନୋଟରେ ଇନଭଏସର ଟିକସ କମେ ନାହିଁ: ଏହା 30 ନଭେମ୍ବର ପରେ ଦିଆଯାଇଛି (CGST ଆଇନ, ଧାରା 34)।';
/** The line of an amount, by the kind of its paper. */
export const AMOUNTS = {
  invoice: 'ବାତିଲ ଚାର୍ଜ',
  tax_invoice: 'ବାତିଲ ଚାର୍ଜ',
  receipt_voucher: 'ଅଗ୍ରିମ ମିଳିଲା',
  refund_voucher: 'ଅଗ୍ରିମ ଫେରିଲା',
  credit_note: 'କ୍ରେଡିଟ ହେଲା',
} as const;
