/** The page of the register of guests, and the travellers of a booking. */

/** Names of files stay Latin. */
export { CSV, occupancyFile, PDF, registerFile } from '../../../en/host/register/register.ts';

export const TITLE = 'অতিথি-খাতা';
export const NOT_LOADED = 'খাতা আনা গেল না।';
export const homestay = 'হোমস্টে';

export const NO_FORMS = 'বিদেশি অতিথি নিয়ে এখন কোনো রিপোর্ট দেওয়ার নেই।';
export const formTitle = (name: string) => `ফর্ম III: ${name}`;
export const FORM_LEAD = 'প্রতিটি তথ্য কপি করে পোর্টালে বসান, তারপর “হয়ে গেছে” টিপুন।';
export const backToRegister = 'অতিথি-খাতা';
export const done = 'হয়ে গেছে';
export const copy = 'কপি করুন';
/** Follows the button's word for a screen reader. */
export const copied = (field: string) => `: ${field}`;
export const NOT_MARKED = 'এটি সেভ করা গেল না। আবার চেষ্টা করুন।';
export const FORM_NOT_LOADED = 'রিপোর্ট আনা গেল না।';
export const arrivedAt = 'বাড়িতে এসেছেন';
export const leftAt = 'বাড়ি থেকে রওনা';
export const roomNames = 'ঘর';

export const WITHOUT_ID = 'পরিচয়পত্র ছাড়া';
export const ALL_SEEN = 'বাড়িতে যাঁরা আছেন, সকলেরই পরিচয়পত্র আছে।';

export const OCCUPANCY = 'কারা ছিলেন তার রিপোর্ট';
export const reportOf = (day: string, due: string) => `রাত: ${day}, দেওয়ার সময় ${due}`;
export const NOBODY = 'সেই রাতে বাড়িতে কেউ থাকেননি।';
export const people = (count: number) => `${count} জন`;
export const whatsApp = 'WhatsApp';
export const OCCUPANCY_NOT_LOADED = 'কারা ছিলেন তার রিপোর্ট আনা গেল না।';

export const GUESTS = 'অতিথি';
export const DAYS = { from: 'কবে থেকে', to: 'কবে পর্যন্ত' } as const;
export const NO_GUESTS = 'এই দিনগুলিতে কারও চেক-ইন হয়নি।';
export const NOT_DOWNLOADED = 'ফাইলটি নামানো গেল না।';
export const idNotSeen = 'পরিচয়পত্র দেখা হয়নি';

export const TRAVELLERS = 'যাত্রী';
export const NO_TRAVELLERS = 'এখনও কারও নাম লেখা হয়নি।';
export const change = 'যাত্রীদের তথ্য বদলান';
export const save = 'যাত্রীদের সেভ করুন';
export const saved = 'যাত্রীদের তথ্য সেভ হয়েছে।';
export const NOT_SAVED = 'যাত্রীদের তথ্য সেভ হয়নি। আবার চেষ্টা করুন।';
export const TRAVELLERS_NOT_LOADED = 'যাত্রীদের তথ্য আনা গেল না।';
export const lookAbove = 'যে জায়গাগুলি চিহ্নিত, সেগুলি দেখুন।';
