import { describe, expect, it, test } from 'vitest';
import { isSameWord, shownWord, translatedWord } from '#domain/language/shown-word.ts';

const WORDS = { 'Sea View': 'সমুদ্রের দৃশ্য', Balcony: 'বারান্দা' };

describe('a word of a host', () => {
  it('is translated, in whatever letter case and between whatever spaces', () => {
    for (const word of ['Sea View', 'sea view', ' Sea view '])
      expect(translatedWord(word, WORDS)).toEqual({ text: 'সমুদ্রের দৃশ্য' });
  });

  it('is marked as English where its translation is unknown', () => {
    expect(translatedWord('Hammock', WORDS)).toEqual({ text: 'Hammock', lang: 'en' });
  });

  it('is never marked on an English page', () => {
    expect(shownWord('Hammock', {})).toEqual({ text: 'Hammock' });
  });

  test.each(['220 sq ft', '', 'AC', 'দোলনা', 'झूला', 'OpenStreetMap-এর মানচিত্র'])(
    '%j is read the same in each language',
    (word) => {
      expect(translatedWord(word, WORDS)).toEqual({ text: word, lang: undefined });
    },
  );

  test.each(['constructor', '__proto__', 'toString'])('may be %s', (word) => {
    expect(translatedWord(word, WORDS)).toEqual({ text: word, lang: 'en' });
  });
});

test('letters count as the same however they are composed', () => {
  expect(isSameWord('ଓଡ\u0b3cିଶା', 'ଓ\u0b5cିଶା')).toBe(true);
  expect(isSameWord('Goa', 'Gujarat')).toBe(false);
});
