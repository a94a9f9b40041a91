/** Texts for changing a booking. */

export const title = 'বুকিং বদলান';
export const keep = 'যেমন আছে থাক';
export const asking = 'ভাড়া দেখা হচ্ছে…';
export const lookFailed = 'ভাড়া জানা গেল না। আবার চেষ্টা করুন।';
export const changeFailed = 'আপনার বুকিং বদলানো গেল না। আবার চেষ্টা করার আগে বুকিংটি দেখে নিন।';

/** The terms of a change, shown before it is chosen. */
export const terms =
  'আপনি যত টাকা দিয়েছেন, তা নতুন হিসেবেই ধরা হবে। খরচ বেশি হলে বাকিটুকু দেবেন; কম হলে বাতিলের নিয়ম অনুযায়ী বাড়তি টাকা ফেরত পাবেন।';

export const unchanged = 'কী বদলাতে চান, বেছে নিন।';
export const totalBefore = (rupees: string) => `আগে: ${rupees}`;
export const same = 'ভাড়া একই থাকছে।';
export const refunded = (rupees: string) => `${rupees} ফেরত পাবেন, যেভাবে পেমেন্ট করেছিলেন সেভাবেই।`;
export const cancellationCharge = (rupees: string) => `বাতিলের খরচ: ${rupees}।`;
export const dueLater = (rupees: string) => `এর পরে চেক-ইনের সময় হোমস্টেতে ${rupees} দিতে হবে।`;
export const payNow = (rupees: string) => `বদলাতে হলে এখন ${rupees} দিন।`;
export const newTotal = 'নতুন মোট';
export const costs = 'বদলাতে কত খরচ';
export const roomsTitle = 'ঘর';
export const bookedNow = 'এখন যা বুক করা আছে';
/** A free room: how many it sleeps, and its price. */
export const freeRoom = (capacity: number, rupees: string) => `${capacity} জনের · প্রতি রাত ${rupees}`;
export const oneRoomStays = 'একটি বুকিংয়ে অন্তত একটি ঘর থাকতে হবে।';
export const lookingForRooms = 'খালি ঘর খোঁজা হচ্ছে…';
export const noOtherRoom = 'এই তারিখে আর কোনো ঘর খালি নেই।';
export const roomsFailed = 'অন্য ঘর খোঁজা গেল না।';

/** Paying for a change that costs more now. */
export const payAndChange = (rupees: string) => `${rupees} দিয়ে বদলান`;
export const PAYING = {
  opening: 'বদলের পেমেন্ট তৈরি হচ্ছে…',
  window: 'আপনার পেমেন্টের অপেক্ষায়…',
  verifying: 'বদলের পেমেন্ট যাচাই হচ্ছে…',
  waiting: 'আপনার পেমেন্ট দেখা হচ্ছে। পেমেন্ট নিশ্চিত হওয়া পর্যন্ত আপনার বুকিং যেমন আছে তেমনই থাকবে।',
} as const;
export const paid = 'আপনার পেমেন্ট পেয়েছি, বুকিং বদলে দেওয়া হয়েছে। নতুন ইনভয়েস-সহ ইমেল এখনই পৌঁছে যাবে।';
export const payDismissed =
  'পেমেন্ট শেষ হয়নি। আপনার বুকিং যেমন আছে তেমনই থাকছে, আর এই বদলের টাকা আপনি এখনও দিতে পারেন।';
export const bookingStays = 'আপনার বুকিং যেমন আছে তেমনই থাকছে।';
export const payFailed = 'পেমেন্ট হয়নি। আপনার বুকিং যেমন আছে তেমনই থাকছে, আর আপনি আবার চেষ্টা করতে পারেন।';
export const payNotOpened = 'পেমেন্ট খোলা গেল না। আপনার বুকিং যেমন আছে তেমনই থাকছে। এক মিনিট পরে আবার চেষ্টা করুন।';
