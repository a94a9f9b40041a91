import { AsyncLocalStorage } from 'node:async_hooks';
import type { DateStyle } from '#domain/dates/calendar.ts';
import { formatDate, formatStay } from '#domain/dates/calendar.ts';
import { formatDeadline, formatInstant } from '#domain/dates/instant.ts';
import { nightsText } from '#domain/dates/night-ranges.ts';
import { DATE_NAMES } from '#domain/language/dates.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { pathIn } from '#domain/language/page-path.ts';
import * as en from '#messages/server.ts';
import * as bn from '#translations/bn/server.ts';
import * as hi from '#translations/hi/server.ts';
import * as or from '#translations/or/server.ts';

/** What a sentence may be in another language: the same shape with other words. */
type Translated<Words> = Words extends string
  ? string
  : Words extends (...args: never[]) => unknown
    ? Words
    : { [Key in keyof Words]: Translated<Words[Key]> };

const WORDS: Record<Language, Translated<typeof en>> = { en, hi, bn, or };

const current = new AsyncLocalStorage<Language>();

/** Runs `work`, in which `say()` and the dates below are of a language: that of the request, or of a mail's reader. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  current.run(language, work);

/** Returns the language of whoever is answered; English outside of `inLanguage`. */
export const currentLanguage = (): Language => current.getStore() ?? DEFAULT_LANGUAGE;

/** Returns the sentences for whoever is answered. They are read when they are said, never kept. */
export const say = () => WORDS[currentLanguage()];

/** The sentences for somebody else than whoever is answered, such as the guest of a booking that a host changes. */
export const sayTo = ({ language }: { language: Language }) => WORDS[language];

const names = () => DATE_NAMES[currentLanguage()];
export const sayDate = (date: string, style?: DateStyle): string => formatDate(date, style, names());
export const sayStay = (stay: { checkIn: string; checkOut: string }, withYear?: boolean): string =>
  formatStay(stay, withYear, names());
export const sayNights = (nights: readonly string[]): string => nightsText(nights, names());
export const sayInstant = (instant: Date): string => formatInstant(instant, names());
export const sayDeadline = (instant: Date, now: Date): string => formatDeadline(instant, now, names());

/** Returns the path of a page for whoever is answered. */
export const pageFor = (path: string): string => pathIn(currentLanguage(), path);
