import { type DateNames, type DateStyle, formatDate, formatStay } from '#domain/dates/calendar.ts';
import type { Language } from './language.ts';

/** Not from `Intl`: Chromium has no Odia and would print English. */
const NAMES: Record<Exclude<Language, 'en'>, DateNames> = {
  hi: {
    months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
    shortMonths: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
    weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
    shortWeekdays: 'रवि सोम मंगल बुध गुरु शुक्र शनि'.split(' '),
  },
  bn: {
    months: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
    shortMonths: 'জানু ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টে অক্টো নভে ডিসে'.split(' '),
    weekdays: 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' '),
    shortWeekdays: 'রবি সোম মঙ্গল বুধ বৃহঃ শুক্র শনি'.split(' '),
  },
  or: {
    months: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'.split(' '),
    shortMonths: 'ଜାନୁ ଫେବୃ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେ ଅକ୍ଟୋ ନଭେ ଡିସେ'.split(' '),
    weekdays: 'ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର'.split(' '),
    shortWeekdays: 'ରବି ସୋମ ମଙ୍ଗଳ ବୁଧ ଗୁରୁ ଶୁକ୍ର ଶନି'.split(' '),
  },
};

const namesOf = (language: Language) => (language === 'en' ? undefined : NAMES[language]);

/** Returns a date as text in a language, in the forms of `formatDate` and with its Latin digits. */
export const formatDateIn = (language: Language, date: string, style?: DateStyle): string =>
  formatDate(date, style, namesOf(language));

/** Returns a short stay in a language, in the form of `formatStay`; with the year if `withYear`. */
export const formatStayIn = (
  language: Language,
  stay: { checkIn: string; checkOut: string },
  withYear = false,
): string => formatStay(stay, withYear, namesOf(language));
