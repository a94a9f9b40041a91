import { describe, expect, it, test } from 'vitest';
import { toCsv } from '#domain/money/csv.ts';
import { rowsOf, sheetOf } from '#translators/sheet.ts';
import { writeBack } from '#translators/write-back.ts';

const ENGLISH = `/** Sentences of a cart. */

import { hello } from '../mail.ts';

export interface Cart {
  rooms: number;
}
export type Unused = string;

/** The name of the page. */
export const title = 'Your cart';
export const hint = 'It’s "empty" at {homestay}';
export const text = ({ rooms }: Cart) =>
  \`\${hello} \${rooms === 1 ? 'Your room' : \`Your \${rooms} rooms\`} is kept\`;
`;
const HINDI = `export const title = 'आपका कार्ट';
export const hint = '{homestay}: "खाली"';
export const text = ({ rooms }: { rooms: number }) =>
  \`\${hello} \${rooms <= 1 ? 'आपका कमरा' : \`आपके \${rooms} कमरे\`} रुका है\`;
`;
const FILE = 'host/cart.ts';
const english = new Map([[FILE, ENGLISH]]);
const hindi = new Map([[FILE, HINDI]]);
const still = new Map([[FILE, `export * from '../../en/host/cart.ts';\n`]]);

const HEADER = ['file', 'function', 'branch', 'english', 'translation', 'comment'];
const sheet = (...rows: string[][]) => toCsv([HEADER, ...rows]);
const TITLE = [FILE, 'title', '', 'Your cart'];
const HINT = [FILE, 'hint', '', 'It’s "empty" at {homestay}'];
const MANY = [FILE, 'text', 'not: rooms === 1', `Your \${rooms} rooms`];
const KEPT = [FILE, 'text', '1', `\${hello} \${rooms === 1 ? '…' : '…'} is kept`];

function changed(text: string, own: Map<string, string>): string | undefined {
  const result = writeBack(text, english, own);
  expect(result.state).toBe('read');
  return result.state === 'read' ? result.changed.get(FILE) : undefined;
}

describe('a translated file', () => {
  it('gets new words where they were, and keeps everything else', () => {
    const result = changed(sheet([...TITLE, 'आपकी "नई" कार्ट', '']), hindi);
    expect(result).toBe(HINDI.replace('आपका कार्ट', 'आपकी "नई" कार्ट'));
  });

  it.each(["=1 \\ 'क'", 'एक\nदो\tतीन', '`ख` $', '\u202eउल्टा\u00a0'])('keeps the signs of %j', (words) => {
    const result = changed(sheet([...TITLE, words, ''], [...MANY, `${words} \${rooms}`, '']), hindi) ?? '';
    const translations = rowsOf(english, new Map([[FILE, result]])).map(({ translation }) => translation);
    expect(translations).toContain(words);
    expect(translations).toContain(`${words} \${rooms}`);
    // What is invisible must not hide in a program.
    expect(result).not.toMatch(/[\u00a0\u202e]/);
  });

  it('keeps the code of placeholders, and words inside of it', () => {
    const words = `रुका है: \${rooms <= 1 ? '…' : '…'} \${hello}`;
    const result = changed(sheet([...KEPT, words, ''], [...MANY, `\${rooms} कमरे`, '']), hindi);
    expect(result).toContain(`\`रुका है: \${rooms <= 1 ? 'आपका कमरा' : \`\${rooms} कमरे\`} \${hello}\``);
  });
});

describe('a file that is still English', () => {
  it('becomes a copy, in which the rest stays English', () => {
    const result = changed(sheet([...TITLE, 'आपका कार्ट', '']), still);
    expect(result?.replaceAll(/\n{2,}/g, '\n')).toBe(`/** Sentences of a cart. */
import { hello } from '../mail.ts';
import type { Cart } from '../../en/host/cart.ts';
export type * from '../../en/host/cart.ts';
/** The name of the page. */
export const title = 'आपका कार्ट';
${ENGLISH.slice(ENGLISH.indexOf('export const hint'))}`);
  });

  it('keeps its comment above the types when it imports nothing', () => {
    const source = ENGLISH.replace(/import .*\n\n/, '').replace('hello', 'title');
    const result = writeBack(sheet([...TITLE, 'कार्ट', '']), new Map([[FILE, source]]), still);
    expect(result.state === 'read' && result.changed.get(FILE)).toMatch(
      /^\/\*\* Sentences of a cart. \*\/\n\nimport type \{ Cart \} from/,
    );
  });

  it('stays as it is while nothing is filled in', () => {
    expect(changed(sheetOf(rowsOf(english, still)), still)).toBeUndefined();
  });

  it('takes the next words as a translated one', () => {
    const first = changed(sheet([...TITLE, 'आपका कार्ट', '']), still) ?? '';
    const own = new Map([[FILE, first]]);
    expect(rowsOf(english, own).map(({ translation }) => translation)).toEqual(['आपका कार्ट', '', '', '', '']);
    expect(changed(sheet([...HINT, '{homestay} खाली', '']), own)).toContain(`hint = '{homestay} खाली'`);
  });
});

const GOOD = [...TITLE, 'कार्ट', ''];
test.each([
  [
    'a lost placeholder',
    [...MANY, 'कमरे', ''],
    `Line 3: it must have these placeholders, as the program writes them: \${rooms}`,
  ],
  [
    'a wrong placeholder',
    [...MANY, `\${room} कमरे`, ''],
    `Line 3: it must have these placeholders, as the program writes them: \${rooms}`,
  ],
  [
    'a lost name',
    [...HINT, 'खाली', ''],
    'Line 3: it must have these placeholders, as the program writes them: {homestay}',
  ],
  [
    'an unknown file',
    ['../package.json', 'title', '', 'x', 'y', ''],
    'Line 3: there is no file of sentences "../package.json".',
  ],
  ['an unknown function', [FILE, 'name', '', 'x', 'y', ''], 'Line 3: "host/cart.ts" has no function "name".'],
  [
    'an unknown branch',
    [FILE, 'text', '9', 'x', 'y', ''],
    'Line 3: "text" in "host/cart.ts" has no branch "9". Write a new sheet and copy the translation into it.',
  ],
  [
    'another English text',
    [FILE, 'hint', '', 'Your bag', 'y', ''],
    'Line 3: the English text is not the one of the site. Write a new sheet and copy the translation into it.',
  ],
  [
    'no translation',
    [...HINT, ' ', ''],
    'Line 3: the translation is missing. Write it, or leave out the line.',
  ],
  [
    'lost letters',
    [...HINT, '{homestay} ????', ''],
    'Line 3: its letters are lost. Save the sheet as “CSV UTF-8”.',
  ],
  ['too few columns', [...HINT, '{homestay}'], 'Line 3: it has 5 columns instead of 6.'],
  [
    'a text twice',
    [...TITLE, 'थैला', ''],
    'Line 3: it is for the same text as line 2. Leave out one of them.',
  ],
])('%s refuses the sheet', (_reason, row, problem) => {
  expect(writeBack(sheet(GOOD, row), english, hindi)).toEqual({ state: 'refused', problems: [problem] });
});

test('a text without a placeholder gets none', () => {
  expect(writeBack(sheet([...TITLE, `\${rooms} कार्ट`, '']), english, hindi)).toEqual({
    state: 'refused',
    problems: [`Line 2: it must have no placeholder, but it has \${rooms}`],
  });
});

test('a translation gets the name that it lacked, and no code that its program does not know', () => {
  const own = new Map([
    [FILE, `export const hint = 'खाली';\nexport const text = (all: number) => \`\${all}\`;`],
  ]);
  expect(changed(sheet([...HINT, '{homestay} खाली', '']), own)).toContain(`hint = '{homestay} खाली'`);
  const many = rowsOf(english, own).find(({ translation }) => translation === `\${all}`);
  const row = [FILE, 'text', many?.branch ?? '', many?.english ?? ''];
  expect(changed(sheet([...row, `\${all} कमरे`, '']), own)).toContain(`\`\${all} कमरे\``);
  expect(writeBack(sheet([...row, `${many?.english} कमरे`, '']), english, own)).toEqual({
    state: 'refused',
    problems: [`Line 2: it must have these placeholders, as the program writes them: \${all}`],
  });
});

test('a text that the translation has no place for refuses the sheet', () => {
  const own = new Map([[FILE, `export const title = 'कार्ट';`]]);
  expect(writeBack(sheet([...HINT, '{homestay} खाली', '']), english, own)).toEqual({
    state: 'refused',
    problems: ['Line 2: the translation has no place for this text. Leave its cell empty.'],
  });
});

test.each([
  ['another table', 'a,b\r\n', 'Line 1 must be: file,function,branch,english,translation,comment'],
  ['no table', '', 'Line 1 must be: file,function,branch,english,translation,comment'],
  [
    'an open quotation mark',
    `${sheet(GOOD)}"x`,
    'Line 3: a quotation mark is missing there, or there is one too many.',
  ],
])('%s is refused', (_reason, text, problem) => {
  expect(writeBack(text, english, hindi)).toEqual({ state: 'refused', problems: [problem] });
});

test('each wrong line has its sentence', () => {
  const result = writeBack(sheet([...MANY, 'कमरे', ''], GOOD, [...HINT, '', '']), english, hindi);
  expect(result.state === 'refused' && result.problems.map((line) => line.slice(0, 7))).toEqual([
    'Line 2:',
    'Line 4:',
  ]);
});
