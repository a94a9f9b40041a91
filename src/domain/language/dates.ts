import { type DateStyle, formatDate, formatStay } from '#domain/dates/calendar.ts';
import type { DateNames } from '#domain/dates/names.ts';
import type { Language } from './language.ts';
import { DATE_NAMES as bn } from './pages/bn.ts';
import { DATE_NAMES as en } from './pages/en.ts';
import { DATE_NAMES as hi } from './pages/hi.ts';
import { DATE_NAMES as or } from './pages/or.ts';

const NAMES: Record<Language, DateNames> = { en, hi, bn, or };

/** Returns a date as text in a language, in the forms of `formatDate` and with its Latin digits. */
export const formatDateIn = (language: Language, date: string, style?: DateStyle): string =>
  formatDate(date, style, NAMES[language]);

/** Returns a short stay in a language, in the form of `formatStay`; with the year if `withYear`. */
export const formatStayIn = (
  language: Language,
  stay: { checkIn: string; checkOut: string },
  withYear = false,
): string => formatStay(stay, withYear, NAMES[language]);
