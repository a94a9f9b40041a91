import { expect, test } from 'vitest';
import { shortNameOf } from '#messages/site/site-description.ts';

test.each([
  ['Saraswati Guest House', 'Saraswati Guest'],
  ['Sagar Kutir', 'Sagar Kutir'],
  ['Mahalaxminivasabhavan', 'Mahalaxminivasab'],
  // The next letter has its vowel, and both would not fit.
  ['ଅନୀଳାଚଳଅତିଥିଭବନପୁରୀ', 'ଅନୀଳାଚଳଅତିଥିଭବନ'],
  [`a${'👨‍👩‍👧'.repeat(4)}`, 'a👨‍👩‍👧'],
  [`e${'\u0301'.repeat(30)}`, `e${'\u0301'.repeat(15)}`],
])('the short name of %s is %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});
