import { parse } from 'yaml';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#domain/language/language.ts';
import { readLayered } from './content-layers.ts';

/** The file of a build that names the languages of the site. */
export const OFFERED = '.languages';

/** Returns the languages that content/site.yaml offers, in our order. English is always among them. */
export function offeredLanguages(content: string, withDemo: boolean): Language[] {
  const site = parse(readLayered(content, 'site.yaml', withDemo)?.text ?? '') as {
    languages?: unknown;
  } | null;
  const listed = Array.isArray(site?.languages) ? site.languages.filter(isLanguage) : [];
  return LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || listed.includes(language));
}

/** The same, as a build has written them down. */
export const readOffered = (text: string): Language[] => text.split(' ').filter(isLanguage);
