import { LANGUAGE } from '#language/code.ts';
import { DEFAULT_LANGUAGE } from './language.ts';

/** A text as a page shows it, with `lang` if it is English on a page of another language. */
export interface ShownWord {
  text: string;
  lang?: 'en' | undefined;
}

/**
 * Three Latin letters in a row, and none of our other scripts. Sizes and short capitals have fewer, and are read the same
 * in all our languages; a sentence of ours with a name in it is not English.
 */
const ENGLISH = /^(?!.*[\u0900-\u0dff]).*[a-z]{3}/is;

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Returns whether two texts differ in nothing but letter case, space around them and how letters are composed. */
export const isSameWord = (one: string, other: string): boolean => plain(one) === plain(other);

/**
 * Returns a text that is stored in English as pages of other languages show it: translated if `words` has it, in whatever
 * letter case, else as it is. The text itself stays what is compared, sent and stored.
 */
export function translatedWord(word: string, words: Readonly<Record<string, string>>): ShownWord {
  const isMeant = (english: string) => isSameWord(english, word);
  const own = words[Object.hasOwn(words, word) ? word : (Object.keys(words).find(isMeant) ?? '')];
  if (own !== undefined) return { text: own };
  return { text: word, lang: ENGLISH.test(word) ? 'en' : undefined };
}

/** Returns the language of a host's text for `lang`, if it is English on a page of another language. */
export const langOf = (text: string | undefined): 'en' | undefined =>
  LANGUAGE !== DEFAULT_LANGUAGE && text && ENGLISH.test(text) ? 'en' : undefined;

/** Returns a text that is stored in English as this page shows it. */
export const shownWord = (word: string, words: Readonly<Record<string, string>>): ShownWord =>
  LANGUAGE === DEFAULT_LANGUAGE ? { text: word } : translatedWord(word, words);
