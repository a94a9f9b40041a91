import { type ShownWord, shownWord } from '#domain/language/shown-word.ts';
import { KNOWN_WORDS } from '#messages/rooms/known-words.ts';

/** Returns how the page shows what a host calls an amenity, beds, a floor, or what is on a photo. */
export const knownWord = (word: string): ShownWord => shownWord(word, KNOWN_WORDS);
