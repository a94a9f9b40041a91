/** The languages of the site, English first. Each is the first part of its pages' paths, too. */
export const LANGUAGES = ['en', 'hi', 'bn', 'or'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of whoever has named none. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** A text in other languages than English. A missing or empty one is shown in English. */
export type Translations = { readonly [Other in Exclude<Language, 'en'>]?: string | undefined };

/** What `<html lang>` says. */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: 'en-IN',
  hi: 'hi-IN',
  bn: 'bn-IN',
  or: 'or-IN',
};

/** What each language calls itself, on pages of any. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  or: 'ଓଡ଼ିଆ',
};

/** Returns whether a text is the code of one of our languages. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
