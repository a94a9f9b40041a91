import type { Language, Translations } from '#domain/language/language.ts';
import { currentLanguage } from '#server/language/say.ts';

/** The map of a language that has none; English is what the host has written. */
const NONE: Readonly<Record<string, string | undefined>> = {};

/**
 * Returns a text of the host in the language of whoever is answered, or in another one: the English where there is no
 * translation.
 */
export function inWords(
  english: string,
  translations: Translations | null | undefined,
  language: Language = currentLanguage(),
): string {
  const others: Readonly<Record<string, string | undefined>> = translations ?? NONE;
  return others[language] || english;
}
