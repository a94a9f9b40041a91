/** The list of bookings. */

export const TITLE = 'বুকিং';
export const search = 'খুঁজুন';
export const searchHint = 'নাম, ফোন, ইমেল বা রেফারেন্স';
export const status = 'অবস্থা';
export const source = 'কোথা থেকে';
export const anyStatus = 'যে কোনো অবস্থা';
export const anySource = 'যে কোনো জায়গা';
export const from = 'কবে থেকে';
export const to = 'কবে পর্যন্ত';
export const filters = 'বেছে দেখুন';
export const found = (count: number) => `${count}টি বুকিং`;
export const FILTERS = { owes: 'টাকা বাকি', unconfirmed: 'নিশ্চিত নয়', not_told: 'জানানো হয়নি' } as const;
export const quick = 'শুধু এগুলি দেখুন';
export const select = 'বেছে নিন';
export const stopSelecting = 'হয়ে গেছে';
export const cancelMany = (count: number) => `${count}টি বুকিং বাতিল করুন`;
export const keepMany = 'থাক';
export const reasonHint = 'শুধু হোস্টদের জন্য।';
export const messageHint = 'প্রত্যেক অতিথির ইমেলে বা WhatsApp বার্তায় থাকবে। না লিখলেও চলে।';
export const notCancellable = (count: number) => `এর মধ্যে ${count}টি বাতিল করা যাবে না।`;
export const manyCancelled = (count: number) => `${count}টি বুকিং বাতিল হল`;
export const notCancelled = 'বাতিল হয়নি';
export const NO_BOOKING = 'এখনও কোনো বুকিং নেই।';
export const NONE = 'এমন কোনো বুকিং নেই। নামের একটু অংশ লিখে দেখুন, বা কম শর্তে খুঁজুন।';
export const NOT_LOADED = 'বুকিংগুলি আনা গেল না।';
