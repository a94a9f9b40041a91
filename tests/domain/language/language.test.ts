import { expect, test } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
} from '#domain/language/language.ts';

test('there are four languages, English first, and each names itself', () => {
  expect(LANGUAGES).toEqual(['en', 'hi', 'bn', 'or']);
  expect(DEFAULT_LANGUAGE).toBe('en');
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', hi: 'हिन्दी', bn: 'বাংলা', or: 'ଓଡ଼ିଆ' });
});

test('pages are tagged with the language as India writes it', () => {
  expect(LANGUAGE_TAGS).toEqual({ en: 'en-IN', hi: 'hi-IN', bn: 'bn-IN', or: 'or-IN' });
});

test('only their codes are languages', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  for (const other of ['fr', 'EN', 'hi-IN', '', 'toString', undefined, null, 0, ['hi']])
    expect(isLanguage(other), String(other)).toBe(false);
});
