/** The page on which guests review their stay. */

export const TITLE = 'আপনার রিভিউ';
export const description = 'আপনার থাকার রিভিউ লিখুন।';
export const lookingUp = 'আপনার থাকার তথ্য খোঁজা হচ্ছে …';
export const stayedIn = (month: string) => `থেকেছেন: ${month}`;
export const GROUPS = {
  stay: 'কেমন কাটল',
  cleanliness: 'পরিচ্ছন্নতা',
  host: 'হোস্ট',
  value: 'দামের তুলনায়',
} as const;
export const STARS = {
  '1': '1 তারা',
  '2': '2 তারা',
  '3': '3 তারা',
  '4': '4 তারা',
  '5': '5 তারা',
} as const;
export const words = 'আপনার কথা';
export const left = (signs: number) => `আর ${signs}টি অক্ষর লেখা যাবে`;
export const showName = 'আমার নাম দেখান, পদবি ছাড়া';
export const PUBLIC =
  'আপনার তারা, আপনার কথা আর থাকার মাস সকলে দেখতে পাবেন; আপনি চাইলে নামও, পদবি ছাড়া। লিঙ্ক, ইমেল ঠিকানা আর ফোন নম্বর বাদ দেওয়া হয়।';
export const send = 'পাঠান';

export const STARS_NEEDED = '1 থেকে 5টি তারা বেছে নিন।';
export const NOT_SENT = 'আপনার রিভিউ পাঠানো গেল না। যা লিখেছেন, এই ব্রাউজারে রাখা আছে। আবার চেষ্টা করুন।';
export const OFFLINE =
  'আপনার রিভিউ পাঠানো গেল না: সাইটের সঙ্গে যোগাযোগ হচ্ছে না। যা লিখেছেন, এই ব্রাউজারে রাখা আছে। ইন্টারনেট এলে আবার পাঠান।';
export const NOT_LOADED = 'আপনার থাকার তথ্য আনা গেল না। আবার চেষ্টা করুন।';
export const NOT_REACHED = 'সাইটের সঙ্গে যোগাযোগ হচ্ছে না। ইন্টারনেট এলে আবার চেষ্টা করুন।';
export const USED = 'এই লিঙ্ক আগেই ব্যবহার করা হয়েছে।';
export const UNKNOWN = 'এই লিঙ্কে কোনো থাকার তথ্য পাওয়া গেল না।';
export const browseRooms = 'ঘর দেখুন';

export const THANKS = 'ধন্যবাদ';
export const THANKS_WHY =
  'আপনার রিভিউ দেখে অন্য অতিথিরা ঘর বেছে নেবেন, আর হোস্ট বুঝবেন কী ভালো আছে, কী শুধরে নিতে হবে।';

export const NO_MORE = 'রিভিউ নিয়ে ইমেল';
export const NO_MORE_WHY = 'থাকার পরে আমরা একবার রিভিউ চাই। বোতামটি টিপলে এই ইমেল ঠিকানায় আর কখনও চাইব না।';
export const dontAsk = 'আমাকে আর জিজ্ঞেস করবেন না';
export const DECLINED = 'আপনাকে আর জিজ্ঞেস করব না।';
export const NOT_DECLINED = 'এটি সেভ করা গেল না। আবার চেষ্টা করুন।';
