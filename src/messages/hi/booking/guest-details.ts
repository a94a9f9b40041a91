import { EMAIL_PROBLEMS } from '../account/email.ts';

/** Errors of a guest's details: beside the fields, and in API responses (spec section 5). */

const SENTENCES = {
  name: {
    missing: 'कृपया नाम लिखें',
    invalid: 'कृपया अपना पूरा नाम लिखें',
    link: 'कृपया नाम बिना लिंक के लिखें',
  },
  email: EMAIL_PROBLEMS,
  phone: { missing: 'कृपया फ़ोन नंबर लिखें', invalid: 'कृपया ऐसा फ़ोन नंबर लिखें जिस पर बात हो सके' },
  address: { missing: 'कृपया पता लिखें', invalid: 'कृपया अपना डाक का पता लिखें' },
};

export function detailSentence(
  field: keyof typeof SENTENCES,
  problem: 'missing' | 'invalid' | 'link' | 'script',
) {
  const sentences: Partial<Record<typeof problem, string>> = SENTENCES[field];
  return sentences[problem] ?? SENTENCES[field].invalid;
}

export const name = 'नाम';
/** Hosts compare the name with the guest's papers. */
export const nameHint = 'जैसा पासपोर्ट या पहचान पत्र में है';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const address = 'पता';
export const country = 'देश';
export const state = 'राज्य';
export const chooseState = 'चुनें…';
export const states = 'राज्य';
export const unionTerritories = 'केंद्र शासित प्रदेश';
export const checkoutDetails = 'बुकिंग: आपकी जानकारी';

/** Why the address is needed. */
export const whyAddress = 'आपके इनवॉइस के लिए, और मेहमानों के उस रजिस्टर के लिए जो भारत के कानून के अनुसार रखना होता है।';
export const arrivalHint = 'ज़रूरी नहीं। बता देंगे तो हम आपके स्वागत के लिए मौजूद रहेंगे।';
export const pickUpArrivalHint = 'ताकि ड्राइवर को पता हो कि कब आना है। आप बाद में भी बता सकते हैं।';
export const noteHint = 'ज़रूरी नहीं। आने से पहले हमें कुछ बताना हो तो यहाँ लिखें।';
