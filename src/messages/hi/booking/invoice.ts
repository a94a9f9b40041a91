/** Texts of invoice and credit note. Amounts and dates are already formatted. */

import { daysOf } from './stay-text.ts';

export const TITLES = {
  invoice: 'इनवॉइस',
  tax_invoice: 'टैक्स इनवॉइस',
  receipt_voucher: 'रसीद वाउचर',
  refund_voucher: 'रिफ़ंड वाउचर',
  credit_note: 'क्रेडिट नोट',
} as const;

/** A document's title by kind and number, also at the foot of each page. */
export const titleOf = (document: string, number: string) => `${document} ${number}`;
export const footOf = (document: string, number: string, booking: string) =>
  `${titleOf(document, number)} · ${bookingOf(booking)}`;
export const pageOf = (page: number, pages: number) => `पेज ${page}, कुल ${pages}`;

export const bookingOf = (reference: string) => `बुकिंग ${reference}`;

export const GUEST = 'मेहमान';
/** For a name in a script that papers can't print. */
export const guestOf = (reference: string) => `${reference} के मेहमान`;
export const STAY = 'ठहरने के दिन';
export const checkIn = (date: string, time: string) => `चेक-इन ${date}, ${time} से`;
export const checkOut = (date: string, time: string) => `चेक-आउट ${date}, ${time} तक`;

/** Columns. */
export const DESCRIPTION = 'विवरण';
export const QUANTITY = 'मात्रा';
export const PRICE = 'कीमत';
export const AMOUNT = 'रकम';

export const dates = (from: string, to: string) => (from === to ? from : `${from} से ${to} तक`);
export const DISCOUNT = 'छूट';
export const longerStay = (percent: number, nights: string) => `ज़्यादा दिन ठहरना: ${nights} पर ${percent}% छूट`;

export const ADD_ONS = 'अन्य सुविधाएँ';
/** `4 × 3 दिन` */
export const eachDay = (count: number, days: number) => `${count} × ${daysOf(days)}`;

export const BEFORE_DISCOUNTS = 'छूट से पहले';
export const DISCOUNTS = 'छूट';
export const TOTAL = 'कुल';
export const CANCELLATION_CHARGE = 'रद्द करने का शुल्क';
export const PAID = 'चुकाया';
export const DUE = 'होमस्टे पर देना है';

export const ADVANCE_RECEIVED = 'एडवांस मिल गया, धन्यवाद।';
export const PAID_IN_FULL = 'पूरा पैसा मिल गया, धन्यवाद।';
/** Money that the host received. */
export const PAYMENT_METHODS = {
  cash: 'नकद',
  upi: 'UPI',
  bank: 'बैंक ट्रांसफ़र',
  card: 'कार्ड',
} as const;
export const PRICE_AGREED = 'कमरों की कीमत आपके मेज़बान के साथ तय हुई थी।';
export const balanceDue = (amount: string, date: string) => `बाकी ${amount} होमस्टे पर ${date} को देने हैं।`;
export const cancelled = (refund: string, isPending: boolean) =>
  `रद्द, ${refund} का रिफ़ंड ${isPending ? 'हो रहा है' : 'हो गया'}।`;
export const partRefunded = (refund: string, isPending: boolean) =>
  `इसमें से ${refund} का रिफ़ंड ${isPending ? 'हो रहा है' : 'हो गया'}।`;

/** Another paper, named on this one: `टैक्स इनवॉइस H1T/26-27/00001, शनि, 21 नव॰ 2026` */
export const named = (title: string, number: string, date: string) => `${title} ${number} (${date})`;
/** What a paper does with those that it names. */
const replaces = (papers: string) => `इसके बदले में: ${papers}`;
export const NAMED = {
  invoice: replaces,
  tax_invoice: replaces,
  receipt_voucher: replaces,
  refund_voucher: (papers: string) => `पहले मिला: ${papers}`,
  credit_note: (papers: string) => `इस पर क्रेडिट: ${papers}`,
};

export const gstinOf = (gstin: string) => `GSTIN ${gstin}`;
export const companyOf = (name: string) => `कंपनी: ${name}`;
export const SAC = 'SAC';
export const RATE = 'दर';
export const VALUE = 'कर योग्य मूल्य';
export const percent = (rate: number) => `${rate} %`;
export const cgst = (half: number) => `CGST ${half} %`;
export const sgst = (half: number) => `SGST ${half} %`;
export const valueAt = (rate: number) => `${rate} % पर कर योग्य मूल्य`;
/** `ओडिशा (21)` */
export const stateWithCode = (state: string, code: string) => `${state} (${code})`;
export const placeOfSupply = (state: string, code: string) =>
  `आपूर्ति का स्थान: ${state ? stateWithCode(state, code) : code}`;
export const REVERSE_CHARGE = 'रिवर्स चार्ज: नहीं';
export const SIGNATORY = 'अधिकृत हस्ताक्षरकर्ता';
export const NOT_REGISTERED = 'विक्रेता GST में पंजीकृत नहीं है। कोई टैक्स नहीं लिया गया।';
export const WITHOUT_TAX =
  'इस क्रेडिट नोट से इनवॉइस का टैक्स कम नहीं होता: यह 30 नवंबर के बाद जारी हुआ (CGST अधिनियम, धारा 34)।';
/** The line of an amount, by the kind of its paper. */
export const AMOUNTS = {
  invoice: 'रद्द करने का शुल्क',
  tax_invoice: 'रद्द करने का शुल्क',
  receipt_voucher: 'एडवांस मिला',
  refund_voucher: 'एडवांस लौटाया',
  credit_note: 'क्रेडिट किया',
} as const;
