import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runWords } from '#translators/run-words.ts';

let root: string;
const write = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const run = (...args: string[]) => runWords(args, { root, caller: root });

const CART = 'src/messages/hi/cart.ts';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const file of ['.biome.json', '.gitignore']) copyFileSync(file, join(root, file));
  write(
    'src/messages/en/cart.ts',
    `export const title = 'Your cart';\nexport const empty = 'It is empty';\n`,
  );
  for (const language of ['hi', 'bn', 'or']) {
    write(`src/messages/${language}/cart.ts`, `export * from '../en/cart.ts';\n`);
    write(`src/messages/${language}/REVIEW.md`, '# Readers\n\nRead by a native speaker: nobody yet\n');
  }
  write(CART, `export const title = 'कार्ट';\nexport const empty = 'It is empty';\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

it('says how much of each language is there, and who read it', () => {
  write('src/messages/bn/REVIEW.md', 'Read by a native speaker: Asha Mishra, 2027-01-12\n');
  expect(run()).toEqual([
    'hi: 1 of 2 (50 %), read by nobody yet',
    'bn: 0 of 2 (0 %), read by Asha Mishra, 2027-01-12',
    'or: 0 of 2 (0 %), read by nobody yet',
  ]);
});

it('writes a sheet, and reads it back', () => {
  expect(run('hi')).toEqual(['words-hi.csv']);
  const sheet = read('words-hi.csv');
  expect(sheet).toBe(
    `file,function,branch,english,translation,comment\r
cart.ts,title,,Your cart,कार्ट,\r
cart.ts,empty,,It is empty,,\r
`,
  );
  expect(run('hi', 'words-hi.csv')).toEqual(['Nothing has changed.']);

  write('words-hi.csv', sheet.replace('It is empty,,', "It is empty,'=खाली'' है,"));
  expect(run('hi', 'words-hi.csv')).toEqual([`Written:\n${join(root, CART)}`]);
  // The linter prefers the quotation marks that need no escapes.
  expect(read(CART)).toBe(`export const title = 'कार्ट';\nexport const empty = "=खाली'' है";\n`);
  expect(run()[0]).toBe('hi: 2 of 2 (100 %), read by nobody yet');
});

it('writes nothing of a sheet with a wrong line', () => {
  const before = read(CART);
  write('sheet.csv', `${HEADER}cart.ts,title,,Your cart,थैला,\r\ncart.ts,nothing,,x,y,\r\n`);
  expect(() => run('hi', 'sheet.csv')).toThrow(
    'Line 3: "cart.ts" has no function "nothing".\nNothing was written.',
  );
  expect(read(CART)).toBe(before);
});

it('writes nothing that the linter refuses', () => {
  const before = `export const title = 'कार्ट' as any;\n`;
  write(CART, before);
  write('sheet.csv', `${HEADER}cart.ts,title,,Your cart,थैला,\r\n`);
  expect(() => run('hi', 'sheet.csv')).toThrow('Nothing was written.');
  expect(read(CART)).toBe(before);
});

const HEADER = 'file,function,branch,english,translation,comment\r\n';

it.each([
  [['xx'], '"xx" is not a language of the translations: hi, bn, or.'],
  [['en'], '"en" is not a language of the translations: hi, bn, or.'],
  [['hi', 'none.csv'], "none.csv can't be read."],
  [['hi', 'a.csv', 'b.csv'], 'Name one language and one sheet: npm run words -- hi words-hi.csv'],
])('refuses %j with a sentence', (args, sentence) => {
  expect(() => run(...args)).toThrow(sentence);
});

it('refuses a sheet that is not UTF-8', () => {
  write('sheet.csv', Buffer.from([0xff, 0xfe, 0x66]));
  expect(() => run('hi', 'sheet.csv')).toThrow('is not UTF-8. Save it as “CSV UTF-8”.');
});
