import type * as en from '../../en/booking/guest-details.ts';
import { EMAIL_PROBLEMS } from '../account/email.ts';

/** Errors of a guest's details: beside the fields, and in API responses (spec section 5). */

const SENTENCES = {
  name: {
    missing: 'নাম লিখুন',
    invalid: 'আপনার পুরো নাম লিখুন',
    link: 'নামে কোনো লিঙ্ক লিখবেন না',
  },
  email: EMAIL_PROBLEMS,
  phone: { missing: 'ফোন নম্বর লিখুন', invalid: 'যে নম্বরে ফোন করা যাবে, সেটি লিখুন' },
  address: { missing: 'ঠিকানা লিখুন', invalid: 'আপনার ডাকের ঠিকানা লিখুন' },
};

export function detailSentence(
  field: Parameters<typeof en.detailSentence>[0],
  problem: Parameters<typeof en.detailSentence>[1],
) {
  const sentences: Partial<Record<typeof problem, string>> = SENTENCES[field];
  return sentences[problem] ?? SENTENCES[field].invalid;
}

export const name = 'নাম';
/** Hosts compare the name with the guest's papers. */
export const nameHint = 'পাসপোর্ট বা পরিচয়পত্রে যেমন আছে';
export const email = 'ইমেল';
export const phone = 'ফোন';
export const address = 'ঠিকানা';
export const country = 'দেশ';
export const state = 'রাজ্য';
export const chooseState = 'বেছে নিন…';
export const states = 'রাজ্য';
export const unionTerritories = 'কেন্দ্রশাসিত অঞ্চল';
export const checkoutDetails = 'বুকিং: আপনার তথ্য';

/** Why the address is needed. */
export const whyAddress = 'আপনার ইনভয়েসের জন্য, আর অতিথিদের খাতার জন্য, যা ভারতের আইনে রাখতে হয়।';
export const arrivalHint = 'না লিখলেও চলে। জানলে আপনাকে স্বাগত জানাতে তৈরি থাকতে পারি।';
export const pickUpArrivalHint = 'যাতে চালক জানেন কখন যেতে হবে। পরেও আমাদের জানাতে পারেন।';
export const noteHint = 'না লিখলেও চলে। আসার আগে আমাদের কিছু জানানোর থাকলে লিখুন।';
