/** Sentences of the results page (spec sections 2 and 8). */

export const results = 'ঘর';
export const failedHint = 'পাতাটি আবার খুলুন, বা একটু পরে আবার চেষ্টা করুন।';
export const emptyTitle = 'কোনো ঘর খালি নেই';
export const emptyHint =
  'দুঃখিত, আপনার তারিখে এত জন অতিথির জন্য কোনো ঘর খালি নেই। অন্য তারিখ দেখুন, বা অতিথির সংখ্যা কমান।';
export const banner = (from: string, to: string) => `${from} থেকে ${to} পর্যন্ত যে ঘরগুলি খালি আছে`;
export const loading = 'ঘরগুলি আনা হচ্ছে…';

export const festivalNotice =
  'উৎসবের তারিখ: বেছে নেওয়া উৎসবের তারিখ পেরিয়ে গেছে। ঘরগুলি দেখতে পারেন, কিন্তু বুকিং হয় শুধু আজকের বা পরের তারিখের।';

export const notAvailable = 'খালি নেই';
export const bookingUnavailable = 'বুকিং বন্ধ';

export const pastNotice =
  'বেছে নেওয়া তারিখ পেরিয়ে গেছে। ঘরগুলি দেখতে পারেন, কিন্তু বুকিং হয় শুধু আজকের বা পরের তারিখের।';
export const datesPast = 'এই তারিখ পেরিয়ে গেছে';
export const found = (count: number) => `${count}টি ঘর`;
export const foundAndShown = (count: number, shown: number) => `${found(count)}, দেখানো হচ্ছে ${shown}টি`;
export const shownOf = (shown: number, count: number) => `${found(count)}, তার মধ্যে ${shown}টি দেখানো হচ্ছে`;
export const showMore = 'আরও দেখান';
export const forStay = (total: string, nights: number) => `${nights} রাতে ${total}`;
export const extraDiscount = (percent: number, nights: number) =>
  `${nights > 0 ? 'বেশি দিন থাকছেন বলে ' : ''}আরও ${percent}% ছাড়!`;

export const sortAndFilter = 'সাজান ও বাছুন';
export const showRooms = (count: number) => `${found(count)} দেখান`;
export const sortBy = 'সাজান';
export const SORTS = {
  recommended: 'আমাদের পছন্দ',
  'price-low': 'ভাড়া: কম থেকে বেশি',
  'price-high': 'ভাড়া: বেশি থেকে কম',
} as const;
export const airConditioning = 'AC আছে কি না';
export const any = 'যে কোনো';
export const withAc = 'AC';
export const withoutAc = 'AC ছাড়া';
export const amenities = 'সুবিধা';
export const elders = 'বয়স্ক ও তীর্থযাত্রীদের জন্য';
export const NEEDS = {
  'ground-floor': 'একতলা',
  'hot-water': 'গরম জল',
  'near-temple': 'হেঁটে 10 মিনিটে মন্দির',
} as const;
export const homestays = 'হোমস্টে';
export const noMatch = 'আপনার বাছাইয়ের সঙ্গে কোনো ঘর মেলেনি।';
export const clearFilters = 'বাছাই মুছুন';
export const allInCart = 'এই তারিখে খালি সব ঘরই আপনার কার্টে আছে।';

export const map = 'মানচিত্র';
export const mapTitle = 'আমাদের হোমস্টে';
export const mapHint = 'কোনো হোমস্টে টিপলে তার ঘরগুলি দেখা যাবে।';
export const fromPrice = (amount: string) => `${amount} থেকে`;

export const compare = 'তুলনা করুন';
export const compareRooms = (count: number) => `${count}টি ঘর তুলনা করুন`;
export const chooseAnother = 'তুলনা করতে আর একটি ঘর বেছে নিন';
export const comparison = 'ঘরের তুলনা';
export const clearComparison = 'মুছুন';
export const comparedFact = {
  price: 'প্রতি রাতের ভাড়া',
  total: 'সব রাত মিলিয়ে',
  sleeps: 'কত জনের',
  beds: 'বিছানা',
  size: 'মাপ',
  floor: 'তলা',
  homestay: 'হোমস্টে',
} as const;
export const unknown = '–';
export const hasAmenity = (has: boolean) => (has ? 'আছে' : 'নেই');

export const goToCart = 'কার্টে যান';
