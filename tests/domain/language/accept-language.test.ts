import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLanguage } from '#domain/language/accept-language.ts';
import { LANGUAGES } from '#domain/language/language.ts';

test.each([
  ['hi', 'hi'],
  ['fr, bn;q=0.8', 'bn'],
  ['hi;q=0.5, or;q=0.9, bn;q=0.7', 'or'],
  ['en-GB,en;q=0.9,hi;q=0.8', 'en'],
  ['hi-IN,hi;q=0.9,en-US;q=0.8,en;q=0.7', 'hi'],
  ['de;q=1.0, hi;q=0.001', 'hi'],
  ['bn;q=1.000,hi', 'bn'],
  ['hi;q=0.8,bn;q=0.8', 'hi'],
])('of "%s" the best-weighted of ours is %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test.each([
  ['hi-IN', 'hi'],
  ['bn-BD', 'bn'],
  ['or-Orya-IN', 'or'],
  ['HI-in', 'hi'],
  ['ben', 'en'],
  ['hindi', 'en'],
])('subtags and capitals of "%s" count as %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

test.each([undefined, null, '', ' ', ',', ',,;q=1', '*', 'fr', 'fr;q=0.4, de', '*;q=0.5', 'constructor'])(
  '%j is English',
  (header) => {
    expect(acceptedLanguage(header)).toBe('en');
  },
);

test('a star is English, with its weight', () => {
  expect(acceptedLanguage('hi;q=0.3, *;q=0.5')).toBe('en');
  expect(acceptedLanguage('hi, *;q=0.5')).toBe('hi');
});

test('a weight of 0 excludes a language', () => {
  expect(acceptedLanguage('hi;q=0')).toBe('en');
  expect(acceptedLanguage('hi;q=0.000, bn;q=0.1')).toBe('bn');
  expect(acceptedLanguage('en;q=0, or;q=0.2')).toBe('or');
});

test.each([
  'hi;q=2',
  'hi;q=-1',
  'hi;q=0.1234',
  'hi;q=x',
  'hi;q=',
  'hi;level=1',
  'hi_IN',
  'hi-',
  'h i',
  'hi;',
])('what is malformed, as "%s", is left out, and the rest is read', (item) => {
  expect(acceptedLanguage(item)).toBe('en');
  expect(acceptedLanguage(`${item}, bn;q=0.2`)).toBe('bn');
});

test('spaces and tabs are allowed where the standard has them', () => {
  expect(acceptedLanguage('  fr ;  q=0.9 ,\thi\t;\tq=0.4 ')).toBe('hi');
  expect(acceptedLanguage('hi;Q=0.9')).toBe('hi');
});

test('any text gets one of ours', () => {
  const piece = fc.constantFrom('hi', 'bn', 'or', 'en', '*', '-IN', ';q=', '0.5', ',', ' ', ';', '\u0000');
  const header = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(fc.property(header, (text) => LANGUAGES.includes(acceptedLanguage(text))));
});

test.each([
  'hi,'.repeat(1_000_000),
  `hi${'-a'.repeat(1_000_000)}`,
  `fr;q=0.${'0'.repeat(1_000_000)}`,
  ' '.repeat(1_000_000),
  `hi${' '.repeat(1_000_000)};`,
  `hi;${'\t'.repeat(1_000_000)}x`,
])('a header of a million parts is read at once', (header) => {
  const began = performance.now();
  expect(LANGUAGES).toContain(acceptedLanguage(header));
  expect(performance.now() - began).toBeLessThan(1000);
});

test('only the first hundred languages of a header are read', () => {
  expect(acceptedLanguage(`${'fr,'.repeat(99)}hi`)).toBe('hi');
  expect(acceptedLanguage(`${'fr,'.repeat(100)}hi`)).toBe('en');
});
