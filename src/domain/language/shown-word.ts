import { LANGUAGE } from '#language/code.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';

/** A text as a page shows it, with `lang` if it is English on a page of another language. */
export interface ShownWord {
  text: string;
  lang?: 'en' | undefined;
}

/** Three Latin letters in a row. Sizes and short capitals have fewer, and are read the same in all our languages. */
const ENGLISH = /[a-z]{3}/i;

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Returns whether two texts differ in nothing but letter case, space around them and how letters are composed. */
export const isSameWord = (one: string, other: string): boolean => plain(one) === plain(other);

/**
 * Returns how a page shows a text that is stored in English: translated if `words` has it, in whatever letter case, else
 * as it is. The text itself stays what is compared, sent and stored.
 */
export function shownWord(
  word: string,
  words: Readonly<Record<string, string>>,
  language: Language = LANGUAGE,
): ShownWord {
  const isMeant = (english: string) => isSameWord(english, word);
  const own = words[Object.hasOwn(words, word) ? word : (Object.keys(words).find(isMeant) ?? '')];
  if (own !== undefined) return { text: own };
  return { text: word, lang: language !== DEFAULT_LANGUAGE && ENGLISH.test(word) ? 'en' : undefined };
}
