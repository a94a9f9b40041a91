/** The table of retention periods on the privacy page: a row for each kind of `domain/content/retention.ts`, in its order. */

export const KINDS = {
  unpaidBooking: { what: 'যে বুকিংয়ের টাকা কখনও দেওয়া হয়নি', why: 'পেমেন্ট পরেও এসে পৌঁছতে পারে।' },
  invoice: { what: 'নাম, ঠিকানা, কী বুক হয়েছে আর কত দেওয়া হয়েছে', why: 'করের আইনে ইনভয়েস রাখতে হয়।' },
  channelEvent: {
    what: 'আমাদের ঘরে থাকা নিয়ে অন্য বুকিং সাইটের ক্যালেন্ডার যা বলে',
    why: 'কোনো কোনো সাইট তাতে নাম লেখে। একই ঘর যাতে দু-বার বিক্রি না হয়, তার জন্য এটি লাগে।',
  },
  guestEmail: {
    what: 'বুকিংয়ের ইমেল; সেটি দিয়ে অ্যাকাউন্ট থাকলে আরও বেশি দিন',
    why: 'আপনাকে কাগজপত্র আর টাকা ফেরত পাঠাতে।',
  },
  stayDetails: {
    what: 'বুকিংয়ের ফোন নম্বর, পৌঁছনোর সময় আর মন্তব্য',
    why: 'আপনার সঙ্গে যোগাযোগ করতে, আর যা মেটেনি তা মেটাতে।',
  },
  register: {
    what: 'অতিথিদের খাতা (যাঁরা আসেন, পাসপোর্ট)',
    why: 'আইনে প্রতিটি হোমস্টেকে এটি রাখতে হয়। এটি এনক্রিপ্ট করে রাখা; পাসপোর্ট দেখেন শুধু মালিক।',
  },
  bookingLink: { what: 'আমাদের ইমেলে থাকা বুকিংয়ের লিঙ্ক', why: 'আপনার বুকিং খুলতে।' },
  bookingTrace: {
    what: 'কে কোথা থেকে বুক করেছেন, এমন ভাবে যা আমরা পড়তে পারি না',
    why: 'যাতে কেউ সব ঘর আটকে রাখতে না পারে।',
  },
  reviewName: {
    what: 'রিভিউয়ের পাশে আপনার নাম, পদবি ছাড়া; আপনার কথাগুলি থেকে যায়',
    why: 'কথাগুলি কার তা দেখাতে, যদি আপনি রাজি হয়ে থাকেন।',
  },
  hostAct: {
    what: 'কোনো বুকিং নিয়ে হোস্ট কী করেছেন, আর কখন',
    why: 'যাতে পরে বোঝানো যায়, যেমন ইনভয়েসের বেলায়।',
  },
  quote: { what: 'যে ভাড়া আমরা কথা দিয়েছি, আপনার মন্তব্য-সহ', why: 'আমাদের কথা রাখতে।' },
  waiting: { what: 'অপেক্ষার তালিকায় জায়গা', why: 'ঘর খালি হলে আপনাকে জানাতে।' },
  unprovenEntry: {
    what: 'অপেক্ষার তালিকার যে জায়গা কখনও নিশ্চিত করা হয়নি',
    why: 'আপনি পরেও নিশ্চিত করতে পারেন।',
  },
  sentMail: {
    what: 'আমরা যে ইমেল পাঠিয়েছি, তার হিসেব',
    why: 'কোনো ইমেল কেন পৌঁছয়নি, তা জানতে।',
  },
  unprovenAccount: {
    what: 'যে অ্যাকাউন্টের ইমেল কখনও নিশ্চিত করা হয়নি',
    why: 'আপনি পরেও নিশ্চিত করতে পারেন।',
  },
  session: { what: 'লগ ইন', why: 'যাতে বার বার লগ ইন করতে না হয়।' },
  accountLink: { what: 'নতুন পাসওয়ার্ড বা নতুন অ্যাকাউন্টের লিঙ্ক', why: 'আপনাকে ঢুকতে দিতে।' },
  invitation: { what: 'হোমস্টে চালানোর আমন্ত্রণ', why: 'হোস্টকে ঢুকতে দিতে।' },
  leftPicture: { what: 'প্রোফাইলের যে ছবি আপনি বদলে ফেলেছেন', why: 'এক দিনের মধ্যে মুছে যায়।' },
  counter: {
    what: 'কোনো ঠিকানা বা ইমেল কত বার কিছু চেষ্টা করেছে, এমন ভাবে যা আমরা পড়তে পারি না',
    why: 'আন্দাজে ঢোকা আর বাড়তি চাপ ঠেকাতে।',
  },
  pageView: { what: 'কোন কোন পাতা খোলা হয়েছে', why: 'কী পড়া হয় তা দেখতে, আর গত বছরের সঙ্গে মেলাতে।' },
} as const;

export const ACCOUNT = {
  what: 'আপনার অ্যাকাউন্ট: ইমেল, নাম, ফোন নম্বর, ঠিকানা, ছবি',
  howLong: 'যত দিন না আপনি মুছে ফেলছেন',
  why: 'আপনাকে আপনার বুকিং দেখাতে।',
} as const;

/** In the genitive, before `পর` (after) and `সময় পর্যন্ত` (until). */
const EVENTS = {
  'hold ended': 'ঘর ছেড়ে দেওয়ার',
  booked: 'বুকিংয়ের',
  'check-out': 'চেক-আউটের',
  joined: 'নাম লেখানোর',
  'requested night': 'আপনার চাওয়া প্রথম রাতের',
  expired: 'মেয়াদ শেষ হওয়ার',
  sent: 'পাঠানোর',
  viewed: 'পাতা দেখার',
  'signed up': 'সাইন আপ করার',
  replaced: 'বদলানোর',
  acted: 'কাজটি করার',
} as const;

type Event = keyof typeof EVENTS;
type Period = { days: number } | { financialYears: number } | { yearsOf: 'homestay' };

interface Homestay {
  name: string;
  years: number;
}

/** `চেক-আউটের পর 1 বছর`, or `চেক-আউটের পর Kutir: 1 বছর, Bhavan: 3 বছর` where homestays differ. */
function registerKept(homestays: readonly Homestay[], event: string): string {
  const [first = { years: 1 }] = homestays;
  const isOne = homestays.every(({ years }) => years === first.years);
  const periods = homestays.map(({ name, years }) => `${name}: ${years} বছর`).join(', ');
  return `${event} পর ${isOne ? `${first.years} বছর` : periods}`;
}

/** `চেক-আউটের পর 30 দিন` */
export function howLong(keep: Period, after: Event, homestays: readonly Homestay[] = []): string {
  if ('yearsOf' in keep) return registerKept(homestays, EVENTS[after]);
  if ('financialYears' in keep)
    return `${after === 'acted' ? 'যে আর্থিক বছরে কাজটি হয়েছে' : 'আপনি যে আর্থিক বছরে থেকেছেন'}, তা শেষ হওয়ার পর ${keep.financialYears} বছর`;
  if (keep.days === 0) return `${EVENTS[after]} সময় পর্যন্ত`;
  return `${EVENTS[after]} পর ${keep.days} দিন`;
}

export const COLUMNS = { what: 'কী', howLong: 'কত দিন', why: 'কেন' } as const;
