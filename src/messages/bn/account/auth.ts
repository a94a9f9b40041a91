/** Sentences of the auth dialogs and of the auth calls (spec sections 2, 5 and 8). */

export const EMAIL_NEEDED_TO_RESET = 'পাসওয়ার্ড বদলাতে আপনার ইমেল ঠিকানা লিখুন।';
export const EMAIL_NEEDED_TO_RESEND = 'যাচাইয়ের ইমেল আবার পেতে আপনার ইমেল ঠিকানা লিখুন।';
export const PASSWORD_NEEDED = 'আপনার পাসওয়ার্ড লিখুন।';
export const PASSWORDS_DIFFER = 'পাসওয়ার্ড দুটি মিলছে না';

export const CHECK_YOUR_EMAIL =
  'অ্যাকাউন্ট যাচাই করতে আপনার ইমেল দেখুন (না পেলে স্প্যাম দেখুন)। লগ ইন করার আগে ইমেল যাচাই করতে হবে।';
export const VERIFICATION_SENT = 'যাচাইয়ের ইমেল পাঠানো হয়েছে! আপনার ইনবক্স দেখুন।';
export const RESET_SENT = 'আপনার ইমেলে অ্যাকাউন্ট থাকলে এখনই পাসওয়ার্ড বদলানোর লিঙ্ক পাবেন।';
export const PASSWORD_RESET = 'আপনার পাসওয়ার্ড বদলানো হয়েছে। এবার লগ ইন করতে পারেন।';
export const LOGGED_OUT = 'আপনি লগ আউট করেছেন।';

export const LOGIN_FAILED = 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।';
export const LOGIN_FAILED_AT_PASSWORD = 'লগ ইন করতে গোলমাল হয়েছে। আবার চেষ্টা করুন।';
export const EMAIL_NOT_VERIFIED = 'লগ ইন করার আগে আপনার ইমেল যাচাই করুন। ইনবক্সে যাচাইয়ের লিঙ্কটি দেখুন।';
export const NO_ACCOUNT = 'এই ইমেলে কোনো অ্যাকাউন্ট নেই। সাইন আপ করুন।';
export const FORGOT_FAILED = 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।';
export const SIGN_UP_FAILED = 'সাইন আপ করতে গোলমাল হয়েছে। আবার চেষ্টা করুন।';
export const SET_PASSWORD_FAILED = 'পাসওয়ার্ড দেওয়া যায়নি। আবার চেষ্টা করুন।';
export const SET_PASSWORD_ERROR = 'পাসওয়ার্ড দিতে গোলমাল হয়েছে। আবার চেষ্টা করুন।';
export const RESET_FAILED = 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন, বা নতুন লিঙ্ক চেয়ে নিন।';
export const LINK_INVALID = 'এই লিঙ্কটি ঠিক নয় বা এর মেয়াদ শেষ। নতুন একটি লিঙ্ক চেয়ে নিন।';

export function tooManyTries(seconds: number): string {
  return `অনেক বার চেষ্টা করা হয়েছে। ${inWords(seconds)} পরে আবার চেষ্টা করুন।`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${seconds} সেকেন্ড`;
  return minutes <= 60 ? `${minutes} মিনিট` : `${Math.ceil(minutes / 60)} ঘণ্টা`;
}
