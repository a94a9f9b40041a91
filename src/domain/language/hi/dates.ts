import type { DateNames } from '#domain/dates/names.ts';

const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
const WEEKDAYS = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ');

/** Months and weekdays are always written out: readers don't know their short forms. */
export const DATE_NAMES: DateNames = {
  months: MONTHS,
  shortMonths: MONTHS,
  weekdays: WEEKDAYS,
  shortWeekdays: WEEKDAYS,
  ordinal: String,
  halves: ['AM', 'PM'],
};
