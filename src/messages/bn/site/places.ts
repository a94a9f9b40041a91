/** Places to visit, festivals and directions: labels beside the text of content/. */

export const placesToVisit = 'পুরীর কাছে বেড়ানোর জায়গা';
export const away = (distance: string) => `${distance} দূরে`;
export const map = 'মানচিত্র';
export const onTheMap = (place: string) => `${map}: ${place}`;
export const viewOnMap = 'মানচিত্রে দেখুন';
export const viewPlaceOnMap = (place: string) => `${viewOnMap}: ${place}`;
export const learnMore = 'আরও জানুন';
export const learnMoreOf = (place: string) => `${place} সম্পর্কে আরও জানুন`;
export const bestTime = 'ভালো সময়';
export const entryFee = 'প্রবেশমূল্য';
export const openingHours = 'খোলার সময়';

/** The link at the end of a place's page. */
export const allPlaces = 'পুরীর কাছের সব জায়গা';

export const festivals = 'উৎসব';
export const past = 'হয়ে গেছে';
/** Where a past festival leads. */
export const nextDates = 'পরের তারিখ দেখুন';
export const nextDatesOf = (festival: string, dates: string) => `${nextDates}: ${festival}, ${dates}`;
/** It begins with the words on the button. */
export const bookForFestival = (festival: string, dates: string) => `এখনই বুক করুন: ${festival}, ${dates}`;

/** On the page of a festival. */
export const FESTIVAL = {
  title: (festival: string) => `পুরীর ${festival}`,
  description: (festival: string, dates: string) =>
    `পুরীর ${festival}${dates && `, ${dates}`}: কোথায় দাঁড়াবেন, কী কী বন্ধ থাকে, কীভাবে যাবেন, আর ঘর কোথায় খুঁজবেন।`,
  dates: 'তারিখ',
  over: (year: number) => `${year} সালে হয়ে গেছে।`,
  unknown: (year: number) => `${year} সালের তারিখ এখনও জানা যায়নি।`,
  /** Before the name of an almanac. */
  source: 'চান্দ্র পঞ্জিকা অনুযায়ী। মিলিয়ে দেখুন:',
  ask: 'টিকিট কাটার আগে হোস্টকে জিজ্ঞেস করে নিন: শেষ কথা মন্দিরই বলে।',
  rooms: (dates: string) => `ঘর খুঁজুন, ${dates}`,
  /** Below the link to the rooms. */
  eveningBefore: 'আগের রাতটিও ধরা আছে, যাতে সকালে আপনি সেখানেই থাকেন।',
} as const;

/** On the page of a place. */
export const PLACE = {
  description: (place: string) =>
    `পুরী থেকে ঘুরে আসুন, ${place}: কী কী দেখার আছে, ভালো সময়, প্রবেশমূল্য, খোলার সময় আর মানচিত্র।`,
} as const;

export const whatGuestsSay = 'আমাদের অতিথিরা যা বলেন';
/** Before the source of a figure, for screen readers. */
export const source = 'সূত্র:';
export const welcome = 'স্বাগতম';
export const callUs = 'আমাদের ফোন করুন';
export const writeToUs = 'আমাদের লিখুন';
