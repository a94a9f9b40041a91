/** How an owner proves themselves: passkeys and recovery codes. */

/** A file's name stays Latin. */
export { FILE_NAME } from '../../en/host/proof.ts';

export const createTitle = 'ডেস্ক নিরাপদ করুন';
export const createText =
  'পাসকি হল আপনার ফোন বা কম্পিউটারের তালা: আপনার আঙুল, মুখ বা PIN। এটি থাকলে কেউ আপনার পাসওয়ার্ড জেনে গেলেও আপনার অতিথি আর টাকার নাগাল পাবেন না।';
export const create = 'পাসকি তৈরি করুন';
export const confirmTitle = 'এটি কি আপনিই?';
export const confirmText = 'এই ডিভাইসের বা আপনার ফোনের পাসকি দিয়ে নিশ্চিত করুন।';
export const confirm = 'পাসকি দিয়ে নিশ্চিত করুন';
export const freshTitle = 'নিশ্চিত করুন';
export const freshText = 'এর জন্য আপনার পাসকি লাগবে, কারণ শেষ বার 15 মিনিটের বেশি আগে দিয়েছিলেন।';

export const useCode = 'জরুরি কোড দিন';
export const code = 'জরুরি কোড';
export const codeHint = 'আপনার রাখা দশটি কোডের একটি। প্রতিটি একবার কাজ করে।';
export const CODE_NEEDED = 'আপনার একটি জরুরি কোড লিখুন।';
export const codesLeft = (count: number) => `আপনার আর ${count}টি জরুরি কোড আছে।`;

export const codesTitle = 'আপনার জরুরি কোড';
export const codesText =
  'এগুলি এই ডিভাইসের বাইরে রাখুন, যেমন কাগজে লিখে। পাসকি হারালে প্রতিটি কোড দিয়ে একবার ঢুকতে পারবেন। কোডগুলি শুধু এখনই দেখা যাবে।';
export const copy = 'কপি করুন';
export const copied = 'কোডগুলি কপি হয়েছে।';
export const COPY_FAILED = 'ব্রাউজার কপি করতে দিচ্ছে না। কোডগুলি নামিয়ে নিন বা লিখে রাখুন।';
export const download = 'নামিয়ে নিন';
export const kept = 'রেখে দিয়েছি';

export const NO_PASSKEYS = 'এই ব্রাউজারে পাসকি চলে না। নতুন Chrome, Safari, Edge বা Firefox-এ ডেস্ক খুলুন।';
export const NOT_USED = 'পাসকি দেওয়া হয়নি। আবার চেষ্টা করুন।';
export const KNOWN_DEVICE = 'এই ডিভাইসে ডেস্কের পাসকি আগেই আছে।';

/** The first name of a passkey: the device on which it was made. */
export const DEVICES = {
  android: 'Android ফোন',
  iphone: 'iPhone',
  ipad: 'iPad',
  mac: 'Mac',
  windows: 'Windows',
  linux: 'Linux',
  other: 'পাসকি',
} as const;
