/** The host's day. */

export const TITLE = 'আজ';
export const yesterday = 'আগের দিন';
export const tomorrow = 'পরের দিন';
export const backToToday = 'আজকের দিনে ফিরুন';
export const DAY_NOT_LOADED = 'দিনটি আনা গেল না।';

export const LISTS = {
  alarms: 'নজর দিন',
  arrivals: 'আসছেন',
  departures: 'যাচ্ছেন',
  in_house: 'আছেন',
  balances: 'বাকি টাকা',
  not_told: 'এখনও জানানো হয়নি',
  unanswered: 'উত্তর না দেওয়া বার্তা',
  new_bookings: 'গতকাল থেকে নতুন',
  waitlist: 'ঘরের অপেক্ষায়',
} as const;
export const EMPTY_LISTS = {
  arrivals: 'আজ কেউ আসছেন না।',
  /** On another day than today. */
  other_arrivals: 'কেউ আসছেন না।',
  departures: 'কেউ যাচ্ছেন না।',
  in_house: 'বাড়িতে কোনো অতিথি নেই।',
} as const;

export const lastBackup = (day: string | null) =>
  day ? `ব্যাকআপ নামিয়ে রাখুন: শেষ বার নেওয়া ${day}।` : 'এখনও কোনো ব্যাকআপ নেই।';

export const moneyDue = 'বাকি';
export const arrivesAt = (time: string) => `${time} নাগাদ`;
export const checkedIn = (time: string) => `চেক-ইন ${time}`;
export const checkedOut = (time: string) => `চেক-আউট ${time}`;
export const noShow = 'আসেননি';
export const stays = (dates: string, nights: string) => `${dates}, ${nights}`;
export const anyRoom = 'যে কোনো ঘর';
export const write = 'লিখুন';
export const reply = 'উত্তর দিন';
export const openBooking = 'খুলুন';
export const settle = 'কী হয়েছে দেখুন';
/** A whole sentence: another follows it. */
export const seen = (age: string) => `${age} পাওয়া খবর।`;
export const age = (minutes: number) => {
  if (minutes < 1) return 'এইমাত্র';
  if (minutes < 60) return `${minutes} মিনিট আগে`;
  return `${Math.floor(minutes / 60)} ঘণ্টা আগে`;
};
/** The name is a guest's or a room's. */
export const done = {
  'check-in': (name: string) => `${name}: চেক-ইন হয়ে গেছে।`,
  'check-out': (name: string) => `${name}: চেক-আউট হয়ে গেছে।`,
  'no-show': (name: string) => `${name} আসেননি, লেখা হল।`,
} as const;
export const UNDO = 'আগের মতো করুন';
export const undone = (name: string) => `${name}: আবার আগের মতো করা হল।`;

export const scan = 'স্ক্যান';
