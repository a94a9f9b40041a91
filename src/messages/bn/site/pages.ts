/** Titles, descriptions and headings of pages, unless they are in content/. */

/** Before a phone number, after the sentence that a page needs scripts. */
export const orCallUs = 'অথবা আমাদের ফোন করুন:';

/** What the home page says until the host's own words are there. */
export const HOME = {
  introduction: 'ওড়িশার পুরীতে থাকার ঘর। সরাসরি হোস্টের কাছে বুক করুন।',
  homestays: 'যেখানে থাকবেন',
  help: 'যা ব্যবস্থা করে দিই',
  ask: 'এখনও ঠিক করেননি? জিজ্ঞেস করুন',
} as const;

export const ABOUT = {
  title: 'আমাদের কথা',
  description: 'পুরীতে কে আপনাকে স্বাগত জানান, আর বাড়ির নিয়মকানুন।',
  lead: 'কে আপনাকে স্বাগত জানান, আর বাড়ির নিয়মকানুন।',
  policiesLead: 'যাতে সকলের ভালো ঘুম হয়।',
} as const;

export const ATTRACTIONS = {
  title: 'আশেপাশে বেড়ানো',
  description:
    'পুরী থেকে বেড়ানোর দশটি জায়গা: জগন্নাথ মন্দির, কোণার্ক, চিলিকা, চিত্রকর আর দর্জিদের গ্রাম, আর সমুদ্রতট; সঙ্গে প্রবেশমূল্য আর খোলার সময়।',
  lead: 'মন্দির, একটি হ্রদ, চিত্রকর আর দর্জিদের গ্রাম, আর তার মাঝে সমুদ্র।',
} as const;

export const CONTACT = {
  title: 'যোগাযোগ',
  description:
    'পুরীর হোমস্টেগুলি কীভাবে খুঁজে পাবেন, আমাদের কীভাবে ফোন করবেন বা লিখবেন, আর অতিথিরা যা সবচেয়ে বেশি জিজ্ঞেস করেন তার উত্তর।',
  lead: 'বুক করার আগে বা পথে বেরিয়ে, আমাদের ফোন করুন বা লিখুন।',
} as const;

export const POLICIES = {
  title: 'বাড়ির নিয়ম',
  description: 'চেক-ইন আর চেক-আউটের সময়, কবে বাতিল করলে কত খরচ, আর পুরীতে আমাদের হোমস্টেগুলির সব নিয়ম।',
  lead: 'সময়, শর্ত আর বাড়ির নিয়ম, যাতে সকলের ভালো ঘুম হয়।',
  clock: 'বাতিল করলে',
  clockLead: 'চেক-ইনের কত আগে বাতিল করলে কত টাকা ফিরে পাবেন।',
  when: 'কখন বাতিল করছেন',
  refund: 'ফেরত',
} as const;

export const FAQ = {
  title: 'প্রশ্ন ও উত্তর',
  description:
    'পুরীতে আমাদের হোমস্টেগুলির অতিথিরা বুক করার আগে যা জিজ্ঞেস করেন: সমুদ্রতট, খাওয়া, বেড়ানো, ওয়াই-ফাই, বাতিল, আরও অনেক কিছু।',
  lead: 'অতিথিরা আমাদের যা সবচেয়ে বেশি জিজ্ঞেস করেন, আর আমরা যা বলি।',
  ask: 'আরও কিছু জিজ্ঞেস করুন',
} as const;

export const SERVICES = {
  title: 'পরিষেবা',
  description: 'পুরীতে আপনার ঘরের সঙ্গে কী কী পাবেন, আর আপনার হোস্ট কী কী ব্যবস্থা করে দেন।',
  lead: 'পুরীতে আপনার ঘরের সঙ্গে কী কী পাবেন, আর আপনার হোস্ট কী কী ব্যবস্থা করে দেন।',
  atTheProperty: 'বাড়িতে',
  atThePropertyLead: 'প্রতিটি ঘরের সঙ্গে, প্রত্যেক অতিথির জন্য।',
  arranged: 'যা ব্যবস্থা করে দিই',
  arrangedLead: 'কী দরকার বলুন, আমরা সাহায্য করব।',
  contactUs: 'যোগাযোগ করুন',
} as const;

export const ROOMS = {
  title: 'ঘর',
  description: 'তারিখ আর অতিথির সংখ্যা দিয়ে পুরীতে আমাদের হোমস্টেতে খালি ঘর খুঁজুন, আর সরাসরি বুক করুন।',
  heading: 'পুরীতে থাকার ঘর',
  lead: 'সরাসরি হোস্টের কাছে বুক করুন।',
  needsScript: 'খালি ঘর খুঁজতে জাভাস্ক্রিপ্ট লাগে। ব্রাউজারে সেটি চালু করুন।',
} as const;

export const ROOM = {
  description: 'পুরীতে আমাদের একটি হোমস্টের ঘর: ছবি, সুবিধা, প্রতি রাতের ভাড়া আর বুকিং।',
  needsScript: 'অনলাইনে বুকিং করতে জাভাস্ক্রিপ্ট লাগে। ব্রাউজারে সেটি চালু করুন।',
} as const;

export const BOOKING = { title: 'বুকিং', description: 'আপনার কার্টের ঘর বুক করুন।' } as const;
export const CHECKOUT = { title: 'অতিথির তথ্য', description: 'কে আসছেন, আমাদের জানান।' } as const;
export const PAYMENT = { title: 'পেমেন্ট', description: 'আপনার বুকিংয়ের টাকা দিন।' } as const;

export const WISHLIST = { lead: 'যে ঘরগুলি আবার দেখতে চান।' } as const;

export const WAITING_LIST = {
  title: 'অপেক্ষার তালিকা',
  description: 'অপেক্ষার তালিকায় আপনার জায়গা।',
  lead: 'তালিকায় আপনার জায়গা, আপনার জন্য ধরে রাখা ঘর, আর মত বদলালে কীভাবে নাম তুলে নেবেন।',
} as const;

export const RESET_PASSWORD = { lead: 'অন্তত 8 অক্ষরের একটি নতুন পাসওয়ার্ড দিন।' } as const;

export const VERIFY_EMAIL = {
  title: 'আপনার ইমেল যাচাই করুন',
  lead: 'একটি পাসওয়ার্ড দিন, তাহলেই আপনার অ্যাকাউন্ট তৈরি।',
} as const;

export const NOT_FOUND = {
  title: 'পাতাটি পাওয়া গেল না',
  text: 'এই ঠিকানায় কোনো পাতা নেই। লিঙ্কটি হয়তো পুরনো, বা লিখতে ভুল হয়েছে।',
} as const;

export const OFFLINE = {
  /** Beside a page that was kept; `age` is "12 minutes ago". */
  saved: (age: string) => `ইন্টারনেট নেই। ${age} রাখা কপি`,
  ages: ['1 মিনিট আগে', '{count} মিনিট আগে', '1 ঘণ্টা আগে', '{count} ঘণ্টা আগে', '1 দিন আগে', '{count} দিন আগে'],
  title: 'ইন্টারনেট সংযোগ নেই',
  heading: 'আপনার ইন্টারনেট সংযোগ নেই',
  description: 'এই মুহূর্তে নেটওয়ার্ক নেই। আমাদের ফোন করুন, বা এই ব্রাউজারে রাখা পাতাগুলি পড়ুন।',
  lead: 'এই পাতা খুলতে ইন্টারনেট লাগে।',
  lastBooking: 'আপনার শেষ বুকিং এখানে রাখা আছে:',
  byPhone: 'আমাদের ফোনে পাবেন:',
  or: 'বা',
  stillRead: 'এখনও যা পড়তে পারেন:',
} as const;
