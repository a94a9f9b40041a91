import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { BOM } from '#domain/money/csv.ts';
import { fileWith } from '#translators/language-file.ts';
import { parse } from '#translators/literals.ts';
import { readReaders, readSources, TRANSLATIONS } from '#translators/read-files.ts';
import { countOf, isEnglish, type Row, rowsOf, type Sources, sheetOf } from '#translators/sheet.ts';
import { textsOf } from '#translators/texts.ts';
import { writeBack } from '#translators/write-back.ts';

const english = readSources('.', 'en');

describe.each(TRANSLATIONS)('the sheet of %s', (language) => {
  let own: Sources;
  let rows: Row[];
  beforeAll(() => {
    own = readSources('.', language);
    rows = rowsOf(english, own);
  });

  it('changes no file when nobody has written in it', () => {
    const sheet = BOM + sheetOf(rows);
    expect(sheet.split('\r\n')[0]).toBe(`${BOM}file,function,branch,english,translation,comment`);
    expect(writeBack(sheet, english, own)).toEqual({ state: 'read', changed: new Map() });
  });

  it('names each text once', () => {
    const names = rows.map(({ file, path, branch }) => `${file} ${path} ${branch}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has each English sentence, and counts those that are translated', () => {
    const { translated, all } = countOf(rows);
    expect(all).toBeGreaterThan(4000);
    expect(translated).toBeGreaterThan(all / 2);
    expect(translated).toBeLessThan(all);
    const stillEnglish = rows.filter(({ file }) => isEnglish(own.get(file) ?? ''));
    expect(stillEnglish.filter((row) => row.translation !== '')).toEqual([]);
  });

  it('would write each text as it is', () => {
    for (const [file, source] of own) {
      const code = parse(file, source);
      const texts = textsOf(code);
      const written = fileWith(code, new Map(texts.map(({ node, words }) => [node, words])));
      const again = textsOf(parse(file, written));
      expect(again.map(({ words }) => words)).toEqual(texts.map(({ words }) => words));
    }
  });

  it('knows who has read the language', () => {
    expect(readFileSync(`src/messages/${language}/REVIEW.md`, 'utf8')).toMatch(
      /^Read by a native speaker: .+$/m,
    );
    expect(readReaders('.', language)).not.toBe('');
  });
});

const ENGLISH = `/** Sentences of a cart. */

import { nights } from './stay.ts';

/** What the list is for. */
export const LISTS = { arrivals: 'Arrivals', 'in house': 'In the house', code: 'none', link: '/rooms' } as const;

/** Asks before it is emptied. */
export function question(rooms: number, kind: 'all' | 'one'): string {
  if (kind === 'all') return 'Remove all?';
  return rooms === 1 ? '1 room' : \`\${rooms} rooms for \${nights(rooms, 'night')}\`;
}
export const parts = (one: string, other: string) => [one, other].join(', ');
`;

const shown = (own: string) =>
  rowsOf(new Map([['cart.ts', ENGLISH]]), new Map([['cart.ts', own]])).map(
    ({ path, branch, english: text, translation }) => [path, branch, text, translation],
  );

test('a row says where a text is, and when it is shown', () => {
  expect(shown(ENGLISH.replace('Arrivals', 'आगमन'))).toEqual([
    ['LISTS.arrivals', '', 'Arrivals', 'आगमन'],
    // Only an ordinary word shows that a text is English; so might be a name.
    ['LISTS.in house', '', 'In the house', ''],
    ['question', "kind === 'all'", 'Remove all?', ''],
    ['question', 'rooms === 1', '1 room', ''],
    ['question', 'not: rooms === 1', `\${rooms} rooms for \${nights(rooms, '…')}`, ''],
    ['question', 'not: rooms === 1 (4)', 'night', ''],
  ]);
});

test('the comment above an export explains its texts, the one about the file does not', () => {
  const rows = rowsOf(new Map([['cart.ts', ENGLISH]]), new Map([['cart.ts', ENGLISH]]));
  expect(rows.map(({ comment }) => comment)).toEqual([
    ...['What the list is for.', 'What the list is for.'],
    ...Array(4).fill('Asks before it is emptied.'),
  ]);
});

test('texts that only one of two languages needs have an empty side', () => {
  const own = `export const question = (rooms: number) => \`\${rooms} कमरे\`;`;
  expect(shown(own).filter(([path]) => path === 'question')).toEqual([
    ['question', "kind === 'all'", 'Remove all?', ''],
    ['question', 'rooms === 1', '1 room', ''],
    ['question', 'not: rooms === 1', `\${rooms} rooms for \${nights(rooms, '…')}`, `\${rooms} कमरे`],
    ['question', 'not: rooms === 1 (4)', 'night', ''],
  ]);
  expect(shown(`${ENGLISH}export const more = 'और';`)).toContainEqual(['more', '', '', 'और']);
});

test('a file that takes the English sentences is not translated', () => {
  expect(shown(`export * from '../en/cart.ts';`).map(([, , , translation]) => translation)).toEqual(
    Array(6).fill(''),
  );
});
