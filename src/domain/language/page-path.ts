import { LANGUAGE } from '#language/code.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language.ts';

/** Returns the path of a page in a language: `/rooms` is `/bn/rooms` in Bengali, `/` is `/bn/`. */
export const pathIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;

/** Returns the path of a page in the language of these pages. Every link inside the site is made by it. */
export const pagePath = (path: string): string => pathIn(LANGUAGE, path);

/** Splits an address's path into its language and the path of the English page. */
export function languageOf(pathname: string): { language: Language; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/.*|$)/.exec(pathname) ?? [];
  if (first === DEFAULT_LANGUAGE || !isLanguage(first)) return { language: DEFAULT_LANGUAGE, path: pathname };
  return { language: first, path: rest || '/' };
}

/** Returns the path of the English page that an address is the translation of. */
export const plainPath = (pathname: string): string => languageOf(pathname).path;
