/** The frame of the host's pages: tabs, signing in, sources and statuses. */

export const TITLE = 'হোস্ট ডেস্ক';
export const description = 'হোমস্টে চালান: কে আসছেন, ক্যালেন্ডার, বুকিং আর টাকাপয়সা।';

/** The pages, by their path; the first three stay in view on a phone. */
export const TABS = {
  '/host': 'আজ',
  '/host/calendar': 'ক্যালেন্ডার',
  '/host/bookings': 'বুকিং',
  '/host/rooms': 'ঘর',
  '/host/rates': 'ভাড়া',
  '/host/channels': 'অন্য সাইট',
  '/host/money': 'টাকাপয়সা',
  '/host/papers': 'কাগজপত্র',
  '/host/register': 'অতিথি-খাতা',
  '/host/reviews': 'রিভিউ',
  '/host/codes': 'কোড',
  '/host/people': 'লোকজন',
  '/host/changes': 'বদল',
  '/host/words': 'লেখা',
} as const;
export const hostPages = 'হোস্ট ডেস্ক';
export const more = 'আরও';
export const toWords = 'লেখা ও ছবি';
export const toSite = 'অতিথিদের সাইট';

export const logIn = 'লগ ইন করুন';
export const signOut = 'লগ আউট করুন';
export const signedOut = 'যে অ্যাকাউন্টে আপনাকে আমন্ত্রণ জানানো হয়েছে, তা দিয়ে লগ ইন করুন।';
export const openDemo = 'ডেমো ডেস্ক খুলুন';
export const demoHint = 'ডেমো হোমস্টে নিয়ে এটি শুধু এই কম্পিউটারে দেখা যায়। সবকিছু করে দেখতে পারেন।';
export const forHosts = 'এই পাতা হোস্টদের জন্য';
export const forHostsMore = 'আপনার অ্যাকাউন্ট কোনো হোমস্টের নয়। মালিককে আমন্ত্রণ পাঠাতে বলুন।';
export const loading = 'আনা হচ্ছে …';
export const HOST_NOT_LOADED = 'এই পাতা খোলা গেল না। আবার চেষ্টা করুন।';
export const tryAgain = 'আবার চেষ্টা করুন';
export const offline = 'অফলাইন';
export const noNetwork = 'সার্ভারের সঙ্গে যোগাযোগ হচ্ছে না। যোগাযোগ না ফেরা পর্যন্ত কিছু বদলানো যাবে না।';

export const SOURCES = {
  web: 'ওয়েবসাইট',
  phone: 'ফোন',
  whatsapp: 'WhatsApp',
  walk_in: 'সরাসরি এসে',
  ota: 'বুকিং সাইট',
  channel: 'অন্য সাইট',
} as const;

export const STATUSES = {
  held: 'ধরে রাখা',
  expired: 'ধরে রাখার মেয়াদ শেষ',
  confirmed: 'নিশ্চিত',
  no_show: 'আসেননি',
  cancelled: 'বাতিল',
} as const;

export const awaitsHost = 'আপনার অপেক্ষায়';
export const guestSaysPaid = (reference: string) => `অতিথি বলছেন টাকা দিয়েছেন: ${reference}`;
export const accept = 'নিশ্চিত করুন';
export const acceptedUnpaid = 'নিশ্চিত হল। অতিথি এসে টাকা দেবেন।';
export const accepted = 'নিশ্চিত হল। অতিথি এখন টাকা দিতে পারেন।';

export const newBooking = 'নতুন বুকিং';
export const roomsToCome = (rooms: string) => `এখনও আসেননি: ${rooms}`;
export const checkIn = 'চেক-ইন করুন';
export const checkOut = 'চেক-আউট করুন';
export const noShow = 'আসেননি';
export const recordPayment = 'পেমেন্ট লিখুন';
export const call = (name: string) => `${name}-কে ফোন করুন`;
export const whatsApp = (name: string) => `${name}-কে WhatsApp করুন`;
export const due = (amount: string) => `${amount} বাকি`;
export const paid = 'টাকা মিটেছে';
export const guests = (count: number) => `${count} জন অতিথি`;
export const nights = (count: number) => `${count} রাত`;
export const LOOKING = 'কাজটা হল কি না এখনও জানি না; দেখছি…';
export const HERE_AS_STORED = 'এখন যা আছে, তা-ই দেখছেন। কাজটা না হয়ে থাকলে আবার টিপুন: কিছুই দু-বার হবে না।';
export const NOT_REACHED =
  'কাজটা হল কি না জানি না: সার্ভারের সঙ্গে যোগাযোগ হচ্ছে না। যোগাযোগ ফিরলে আবার টিপুন: কিছুই দু-বার হবে না।';
export const SAVED = 'সেভ হয়েছে।';
export const NOT_SAVED = 'সেভ হয়নি: সার্ভারের সঙ্গে যোগাযোগ হচ্ছে না। আবার চেষ্টা করুন।';
