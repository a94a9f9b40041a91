import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const ENGLISH = 'src/messages/en';
const LANGUAGES = ['hi', 'bn', 'or'] as const;
const files = globSync('**/*.ts', { cwd: ENGLISH })
  .filter((name) => name !== 'server.ts')
  .sort();

/** Sentences for developers and for whoever writes content/. */
const ENGLISH_ONLY =
  /^(site\/(api-docs|content-mistakes|field-mistakes|words-editor)|mail\/(host-notice|conflict|dispute|mailbox))\.ts$/;

type Words = Record<string, unknown>;
const load = async (folder: string, name: string): Promise<Words> => ({
  ...(await import(resolve(folder, name))),
});

/** Returns what a translation lacks, or has besides, by the names of its exports. */
function differences(english: unknown, translation: unknown, at: string): string[] {
  if (typeof english !== typeof translation) return [`${at}: is not a ${typeof english}`];
  if (typeof english === 'string' && typeof translation === 'string') {
    const lost = (english.match(/\{\w+\}/g) ?? []).filter((part) => !translation.includes(part));
    return lost.map((part) => `${at}: lost ${part}`);
  }
  if (typeof english === 'function' && typeof translation === 'function') {
    return english.length === translation.length ? [] : [`${at}: takes other arguments`];
  }
  if (typeof english !== 'object' || english === null) return [];
  const [ours, theirs] = [english as Words, translation as Words];
  const missing = Object.keys(ours).filter((key) => !(key in theirs));
  // What needs no English has none: tests/messages/words-by-english.test.ts compares the translations with each other.
  const isByEnglish = Object.keys(ours).length === 0;
  const added = Object.keys(theirs).filter((key) => !isByEnglish && !(key in ours));
  return [
    ...missing.map((key) => `${at}.${key}: is missing`),
    ...added.map((key) => `${at}.${key}: is not in English`),
    ...Object.keys(ours)
      .filter((key) => key in theirs)
      .flatMap((key) => differences(ours[key], theirs[key], `${at}.${key}`)),
  ];
}

/** Returns every constant text of a file, with the English one. */
function pairs(english: unknown, translation: unknown): [string, string][] {
  if (typeof english === 'string' && typeof translation === 'string') return [[english, translation]];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([key, value]) => pairs(value, (translation as Words)[key]));
}

/** The rows of a glossary: an English word, and what it may be in the language. */
function glossaryOf(language: string): [string, string[]][] {
  const lines = readFileSync(`src/messages/${language}/GLOSSARY.md`, 'utf8').split('\n');
  return lines
    .filter((line) => /^\| (?!English|---)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word = '', words = '']) => [word, words.split(', ')]);
}

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const folder = join('src/messages', language);
  const isTranslated = (name: string) => !/^export \* from/m.test(readFileSync(join(folder, name), 'utf8'));

  it('have a file for each English one', () => {
    expect(files.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  it('are all translated that guests read', () => {
    const guests = files.filter((name) => !name.startsWith('host/') && !ENGLISH_ONLY.test(name));
    expect(guests.filter((name) => !isTranslated(name))).toEqual([]);
  });

  test.each(files)('%s has the same names, arguments and placeholders', async (name) => {
    const [english, translation] = await Promise.all([load(ENGLISH, name), load(folder, name)]);
    expect(differences(english, translation, name)).toEqual([]);
  });

  it('say what the glossary says', async () => {
    const glossary = glossaryOf(language);
    expect(glossary.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const name of files.filter((file) => !file.startsWith('host/') && isTranslated(file))) {
      const [english, translation] = await Promise.all([load(ENGLISH, name), load(folder, name)]);
      for (const [text, translated] of pairs(english, translation)) {
        // Somebody who books "as a guest" has no account, which other languages say so.
        if (text === translated || /as (a )?guest/.test(text)) continue;
        for (const [word, words] of glossary) {
          if (!new RegExp(`\\b${word}s?\\b`, 'i').test(text)) continue;
          if (!words.some((one) => translated.includes(one)))
            wrong.push(`${name}: ${word}: ${text} → ${translated}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
