import type { DateNames } from '#domain/dates/names.ts';

const MONTHS = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' ');
const WEEKDAYS = 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' ');

/** Months and weekdays are always written out: readers don't know their short forms. */
export const DATE_NAMES: DateNames = {
  months: MONTHS,
  shortMonths: MONTHS,
  weekdays: WEEKDAYS,
  shortWeekdays: WEEKDAYS,
  ordinal: String,
  halves: ['AM', 'PM'],
};
