import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';

/** Returns the language in which a guest is written to: English if they name none, or one that the site does not offer. */
export const storedLanguage = (
  asked: Language | undefined,
  { languages }: { languages: readonly Language[] },
): Language => (asked && languages.includes(asked) ? asked : DEFAULT_LANGUAGE);
