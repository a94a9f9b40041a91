import type { Translations } from '#domain/language/language.ts';
import { DEMO_WORDS as bn } from './bn.ts';
import { DEMO_WORDS as hi } from './hi.ts';
import { DEMO_WORDS as or } from './or.ts';

/** The words of the demo's homestays and rooms in a language, each by its English name. */
interface DemoWords {
  homestays: Readonly<Record<string, { name: string; address: string }>>;
  rooms: Readonly<Record<string, { name: string; description: string }>>;
}

const inEach = (wordOf: (words: DemoWords) => string | undefined): Translations => ({
  hi: wordOf(hi),
  bn: wordOf(bn),
  or: wordOf(or),
});

/** Returns the translations of a demo homestay. */
export const demoHomestayWords = (english: string) => ({
  names: inEach(({ homestays }) => homestays[english]?.name),
  addresses: inEach(({ homestays }) => homestays[english]?.address),
});

/** Returns the translations of a demo room. */
export const demoRoomWords = (english: string) => ({
  names: inEach(({ rooms }) => rooms[english]?.name),
  descriptions: inEach(({ rooms }) => rooms[english]?.description),
});
