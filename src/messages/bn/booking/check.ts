/** Sentences of the page `/check`, on which anybody can check a booking. */

export const TITLE = 'বুকিং যাচাই করুন';
export const DESCRIPTION = 'বুকিং আসল কি না, রেফারেন্স আর যাচাই কোড দিয়ে দেখে নিন।';
export const LEAD = 'অতিথি যে রেফারেন্স আর যাচাই কোড দেখিয়েছেন, সেগুলি লিখুন। দুটিই বুকিং নিশ্চিত হওয়ার ইমেলে আছে।';
export const REFERENCE = 'রেফারেন্স';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'রেফারেন্স লিখুন, যেমন SH12।';
export const CODE = 'কোড';
export const CODE_EXAMPLE = 'K7Q-F2M';
export const CODE_NEEDED = 'যাচাই কোড লিখুন, যেমন K7Q-F2M।';
export const CHECK = 'যাচাই করুন';
export const CHECKING = 'কোড যাচাই হচ্ছে…';

const PAID = {
  full: 'টাকা দেওয়া হয়েছে',
  half: 'অর্ধেক টাকা দেওয়া হয়েছে',
  later: 'টাকা চেক-ইনের সময় দেওয়া হবে',
} as const;

/** Of this page alone, so that no script of others is split. */
const nightsOf = (nights: number) => `${nights} রাত`;

/** `from` is a day as text. */
export const isReal = (stay: { nights: number; from: string; homestay: string; paid: keyof typeof PAID }) =>
  `এই বুকিং আসল: ${stay.from} থেকে ${nightsOf(stay.nights)}, ${stay.homestay}, ${PAID[stay.paid]}।`;
/** For a code that was read without a network. */
export const asOf = (day: string) => `${day} তারিখের খবর`;

export const NOT_FOUND = 'এই রেফারেন্স আর কোডে কোনো বুকিং পাওয়া গেল না।';
export const CANCELLED = 'এই বুকিং বাতিল হয়েছে।';
export const OVER = 'এই বুকিংয়ে থাকার দিন পেরিয়ে গেছে।';
export const NOT_OURS = 'এই কোড আমাদের নয়।';
export const NOT_CHECKED = 'বুকিংটি যাচাই করা গেল না। আবার চেষ্টা করুন।';
