/** Sentences of the room page (spec sections 2, 4 and 8). */

export const room = 'ঘর';
export const loadingRoom = 'ঘরটি আনা হচ্ছে…';
export const roomComing = 'ছবি আর প্রতি রাতের ভাড়া এখনই দেখা যাবে।';
export const roomUnknown = 'ঘরটি পাওয়া গেল না';
export const roomUnknownWhy = 'আপনি যে ঘরটি খুঁজছেন, তা পাওয়া গেল না।';
export const detailsFailed = 'ঘরের বিবরণ আনা যায়নি। একটু পরে আবার চেষ্টা করুন।';

export const checking = 'দেখা হচ্ছে...';
export const soldOutTitle = 'এই তারিখে খালি নেই';

export function soldOut(from: string, to: string): string {
  return `এই ঘরটি ${from} থেকে ${to} পর্যন্ত খালি নেই। অন্য তারিখ বা অন্য ঘর দেখুন।`;
}

/** For dates of a booking that this browser has paid for. */
export const bookedHere = 'এই ঘর আপনি বুক করেছেন';
export const seeBooking = 'আপনার বুকিং দেখুন';

export const notAvailableTitle = 'বুকিং করা যাচ্ছে না';

export const notInCart = (name: string) => `${name} আপনার কার্টে নেই: কার্টে যে ঘরগুলি আছে, সেগুলিই বুক হচ্ছে।`;
export const addIt = 'এটিও নিন';

/** The sample of the demonstration. */
export const sampleRating = (value: string, reviews: number) => `${value} (${reviews}টি রিভিউ)`;
export const yourStay = 'কবে থাকবেন';
export const discount = 'ছাড়';
export const longStayDiscount = (percent: number, nights: number) => `${nights} রাত থাকলে ${percent}% ছাড়`;

export const whyHere = 'এখানে কেন বুক করবেন';
export const WHY_HERE = {
  commission: 'কোনো কমিশন নেই',
  changes: 'বিনা খরচে তারিখ বদল',
  half: 'অর্ধেক এখন, অর্ধেক পৌঁছে',
  host: 'হোস্ট নিজেই উত্তর দেন',
} as const;

export const available = 'খালি আছে';
export const roomsSelected = 'বেছে নেওয়া ঘর';
export const was = ', আগে ছিল ';
/** What a longer stay saves, by the homestay's own rules; empty without one. */
export function longerStayHint(rules: readonly { nights: number; percent: number }[]): string {
  const saving = rules.filter(({ percent }) => percent > 0);
  if (saving.length === 0) return '';
  const nights = Math.min(...saving.map((rule) => rule.nights));
  const percent = Math.max(...saving.map((rule) => rule.percent));
  return `${nights} দিন বা তার বেশি বুক করলে ${percent}%${saving.length > 1 ? ' পর্যন্ত' : ''} ছাড়।`;
}
