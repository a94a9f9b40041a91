/** The page behind the link of an invitation. */

export const TITLE = 'আপনার আমন্ত্রণ';
export const lead = 'হোস্ট ডেস্কে আসুন: কে আসছেন, কোন ঘর, কোন বুকিং, হোমস্টের সবকিছু এখানেই দেখা হয়।';
export const loading = 'আমন্ত্রণ খোলা হচ্ছে …';

export const invitedBy = 'আমন্ত্রণ জানিয়েছেন';
const ROLES = {
  owner: 'মালিক হিসেবে আপনি সব দেখতে ও বদলাতে পারেন, অন্যদের আমন্ত্রণও জানাতে পারেন।',
  staff: 'কর্মী হিসেবে আপনি দিনের কাজ, ক্যালেন্ডার আর বুকিং দেখেন, পেমেন্টও নেন।',
} as const;
export const roleMeans = (role: keyof typeof ROLES) => ROLES[role];
export const roleNames = { owner: 'মালিক', staff: 'কর্মী' } as const;
export const homestay = (_count: number) => 'হোমস্টে';
/** Of an invitation to a site without one. */
export const newHomestay = 'নতুন: এর পরেই সাজিয়ে নেবেন';
export const role = 'আপনার কাজ';
export const account = 'আপনার অ্যাকাউন্ট';

export const name = 'আপনার নাম';
export const nameHint = 'অতিথিরা আর অন্য হোস্টরা এটি দেখেন।';
export const email = 'আপনার ইমেল';
export const emailHint =
  'সেখানে একটি লিঙ্ক পাঠাব। 24 ঘণ্টার মধ্যে খুলে একটি পাসওয়ার্ড দিন: পরে এই দুটি দিয়েই লগ ইন করবেন।';
export const EMAIL_NEEDED = 'আপনার ইমেল লিখুন।';
export const password = 'একটি পাসওয়ার্ড দিন';
export const passwordHint = 'অন্তত 8টি অক্ষর। এটি দিয়েই লগ ইন করবেন।';
export const yourPassword = 'আপনার পাসওয়ার্ড';
export const yourPasswordHint =
  'এই ইমেলে আপনার অ্যাকাউন্ট আগেই আছে। পাসওয়ার্ড ভুলে গেলে আগে “লগ ইন করুন” খুলে “পাসওয়ার্ড ভুলে গেছেন?” বেছে নিন।';
export const PASSWORD_NEEDED = 'আপনার পাসওয়ার্ড লিখুন।';
export const NAME_NEEDED = 'আপনার নাম লিখুন।';
export const accept = 'যোগ দিন';
export const accepting = 'যোগ দেওয়া হচ্ছে …';

export const NO_TOKEN = 'এই ঠিকানা অসম্পূর্ণ। বার্তার লিঙ্কটি আবার খুলুন।';
export const ended =
  'এই আমন্ত্রণ আর নেই: কাজে লেগে গেছে, তুলে নেওয়া হয়েছে, বা 24 ঘণ্টার বেশি পুরনো। মালিকের কাছে নতুন একটি চান, বা আগে যোগ দিয়ে থাকলে লগ ইন করুন।';
export const openHost = 'হোস্ট ডেস্ক খুলুন';
export const NOT_OPENED = 'আমন্ত্রণ খোলা গেল না। আবার চেষ্টা করুন।';
