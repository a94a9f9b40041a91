import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language.ts';

/** A language or `*`, its subtags, and its weight of up to three decimals (RFC 9110, section 12.4.2). */
const ITEM = /^(\*|[a-z]{2,8})(?:-[a-z\d]{1,8})*[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i;

/** Browsers name a few. Reading more would only cost time. */
const MOST_ITEMS = 100;

/**
 * Returns the best-weighted of our languages in an `Accept-Language` header, of equal ones the first: `fr, bn;q=0.8` is
 * Bengali. `*` counts as English, which is also the answer to a header that names none of ours.
 */
export function acceptedLanguage(header: string | null | undefined): Language {
  let best = { language: DEFAULT_LANGUAGE, weight: 0 };
  for (const item of (header ?? '').split(',', MOST_ITEMS)) {
    const [, name = '', weight = '1'] = ITEM.exec(item.trim()) ?? [];
    const language = name === '*' ? DEFAULT_LANGUAGE : name.toLowerCase();
    if (isLanguage(language) && Number(weight) > best.weight) best = { language, weight: Number(weight) };
  }
  return best.language;
}
