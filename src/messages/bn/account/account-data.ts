/** The profile's texts about stored data and deleting the account. */

export const title = 'আপনার তথ্য';
export const lead = 'আপনার বিষয়ে আমরা যা যা রাখি সব দেখুন, বা আপনার অ্যাকাউন্ট মুছে ফেলুন।';
export const howLong = 'কত দিন রাখি';
export const download = 'আমার তথ্য নামান';
export const DOWNLOAD_FAILED = 'আপনার তথ্য নামানো যায়নি। একটু পরে আবার চেষ্টা করুন।';

export const deleteAccount = 'অ্যাকাউন্ট মুছুন';
export const deleteTitle = 'আপনার অ্যাকাউন্ট মুছে ফেলবেন?';
export const whatIsDeleted = (years: number) => [
  'আপনার নাম, ইমেল, ফোন, ঠিকানা, ছবি, পাসওয়ার্ড আর অপেক্ষার তালিকার জায়গা এখনই মুছে যাবে, আর সব জায়গা থেকে লগ আউট হয়ে যাবেন।',
  `করের আইনে আগের বুকিংয়ের ইনভয়েস, তাতে লেখা নাম-ঠিকানা-সহ, ${years} বছর রাখতে হয়। ওই বুকিংগুলির বাকি সব এখনই মুছে যাবে।`,
  'সামনে যে বুকিংগুলি আছে, সেগুলি বাতিল হবে না। ইমেলের লিঙ্ক দিয়ে খুলতে পারবেন; থাকা শেষ হওয়া পর্যন্ত সেগুলির তথ্য আমরা রাখি।',
];
export const cannotUndo = 'এটি পরে আর পাল্টানো যাবে না।';
export const yourPassword = 'আপনার পাসওয়ার্ড';
export const forgotten = 'ভুলে গেছেন? আগে লগ আউট করে “পাসওয়ার্ড ভুলে গেছেন?” বেছে নিন।';
export const keepAccount = 'অ্যাকাউন্ট থাক';
export const PASSWORD_NEEDED = 'আপনার পাসওয়ার্ড লিখুন।';
export const WRONG_PASSWORD = 'এই পাসওয়ার্ড ঠিক নয়। আবার চেষ্টা করুন।';
export const ACCOUNT_DELETED = 'আপনার অ্যাকাউন্ট মুছে ফেলা হয়েছে।';
export const DELETE_FAILED = 'আপনার অ্যাকাউন্ট মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।';

/** A file's name stays Latin. */
export const FILE_NAME = 'my-data.json';
export const LAST_OWNER = 'এখানে একটি হোমস্টের একমাত্র মালিক আপনিই। আগে আর একজন মালিককে আমন্ত্রণ জানান।';
