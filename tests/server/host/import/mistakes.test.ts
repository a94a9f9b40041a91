import { describe, expect, test } from 'vitest';
import { readHomestayFile } from '#server/host/import/run-import.ts';
import { FILE, mistaken } from '../../../support/mistakes.ts';
import { MISTAKES as FIELDS } from '../../../support/mistakes-in-fields.ts';
import { MISTAKES as NUMBERS } from '../../../support/mistakes-in-numbers.ts';
import { MISTAKES as VALUES } from '../../../support/mistakes-in-values.ts';

const ALL = [...FIELDS, ...NUMBERS, ...VALUES];
/** Words of programs, which a host has never learned. */
const STRANGE =
  /yaml|mapping|object|array|string|number received|\bnull\b|undefined|zod|regex|token|\bkey\b|expected|invalid|scalar|NaN/i;

function problemsOf(text: string): string[] {
  const reading = readHomestayFile(text);
  return reading.ok ? [] : reading.problems;
}

test('the file without a mistake is right', () => {
  expect(problemsOf(FILE)).toEqual([]);
  expect(problemsOf(FILE.replaceAll('\n', '\r\n'))).toEqual([]);
  expect(problemsOf(`\uFEFF${FILE}`)).toEqual([]);
});

describe('a mistake gets one sentence, which says where it is and how to write it', () => {
  test.each(ALL)('$write', (mistake) => {
    expect(problemsOf(mistaken(mistake))).toEqual(mistake.say);
  });

  test('in plain words', () => {
    expect(ALL.flatMap(({ say }) => say).filter((sentence) => STRANGE.test(sentence))).toEqual([]);
  });
});

/** Several of the mistakes, each in its line. */
function changed(...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`no "${from}"`);
    return text.replace(from, to);
  }, FILE);
}

test('all mistakes are said at once, in the order of their lines, and none of them is false', () => {
  const text = changed(
    ['address: Chakratirtha Road, Puri', 'address:'],
    ['percent: 5 ', 'percent: 5% '],
    ['name: Conch Room', 'name: 101'],
    ['capacity: 4', 'capacity: four'],
    ['price: 2600', 'price: 2,600'],
    ['from: 2027-06-10', 'from: 10-06-2027'],
  );
  expect(problemsOf(text)).toEqual([
    'line 4, homestay "Nilachal", address: is empty; write it after the colon.',
    'line 11, homestay "Nilachal", 1st length discount, percent: write 5, without %.',
    'line 23, 2nd room, name: write it in quotes: "101".',
    'line 25, 2nd room, capacity: write a number of people, from 1 to 20.',
    'line 30, 2nd room, 1st rate, price: write 2600, without a comma.',
    'line 33, 2nd room, 1st closed range, from: write 2027-06-10, which is 10 June 2027.',
  ]);
});

test('the homestay is named, too, if there are several', () => {
  const second = FILE.replace('homestays:\n', '')
    .replace('name: Nilachal', 'name: Casuarina')
    .replaceAll('- id: ', '- id: 1')
    .replace('price: 2600', 'price: 2,600');
  expect(problemsOf(FILE + second)).toEqual([
    'line 62, homestay "Casuarina", room "Conch Room", 1st rate, price: write 2600, without a comma.',
  ]);
});

const BROKEN =
  'this can not be understood; look here, above and in the next line for a missing quote, colon, comma or bracket, for a tab or wrong spaces, and for a field that is there twice.';

test('a file that can not be parsed gets the place and nothing else', () => {
  const text = changed(
    ['address: Chakratirtha Road, Puri', 'address:'],
    ['description: A balcony.', 'description: First floor: with balcony'],
    ['price: 2600', 'price: 2,600'],
  );
  expect(problemsOf(text)).toEqual([
    `line 24: ${BROKEN}
Nested mappings are not allowed in compact mappings at line 24, column 22:

        description: First floor: with balcony
                     ^`,
  ]);
  expect(problemsOf(text.replaceAll('\n', '\r\n'))).toEqual(problemsOf(text));
});

test.each([
  [24, 'description: A balcony.', 'description: [Sea] view'],
  [24, 'description: A balcony.', 'description: @home'],
  [24, 'description: A balcony.', 'description: !quiet room'],
  [24, 'description: A balcony.', '{beach}: near'],
  [30, 'price: 2600', '\tprice: 2600'],
  [29, 'price: 2600', '             price: 2600'],
  [31, 'price: 2600', 'price: 2600\n            price: 2700'],
  [33, '- { from: 2027-06-10, to: 2027-06-14 }', '- { from: 2027-06-10, to: "2027-06-14 }'],
])('line %i is shown for %s with %j', (line, from, to) => {
  const text = mistaken({ line: from, write: to });
  const [problem = '', ...others] = problemsOf(text);
  expect(others).toEqual([]);
  expect(problem.startsWith(`line ${line}: ${BROKEN}\n`), problem).toBe(true);
  const shown = problem.split('\n');
  expect(shown.at(-2)).toBe(text.split('\n')[line - 1]);
  expect(shown.at(-1)).toMatch(/^ *\^+$/);
});

test('a text that begins with a star is not taken for a name', () => {
  expect(problemsOf(mistaken({ line: 'description: A balcony.', write: 'description: *Special*' }))).toEqual([
    'line 24: write the whole text in quotes: "*Special*".',
  ]);
});

test('a list that begins beside its name', () => {
  expect(
    problemsOf(changed(['closed:\n          - { from: 2027-06-10, to: 2027-06-14 }', 'closed: 2026-12-10'])),
  ).toEqual(['line 32, room "Conch Room", closed: write a list: [{ from: 2026-12-10, to: 2026-12-10 }].']);
});

/** Signs in the wrong place, by a small generator, so that each run tries the same files. */
function scattered(seed: number): string {
  const next = (most: number, step: number) => (seed * 7919 + step * 104_729) % most;
  const sign =
    [':', '"', "'", '[', ']', '{', '}', '- ', ' ', '\t', '\n', '%', '*', '!', '? ', ': '][next(16, 1)] ?? '';
  const at = next(FILE.length, 2);
  return FILE.slice(0, at) + sign + FILE.slice(at + next(2, 3));
}

test('a sign in any place is answered, and in plain words where the file can be parsed', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const problems = problemsOf(scattered(seed));
    if (problems[0]?.includes(BROKEN)) expect(problems).toHaveLength(1);
    else {
      const quoteless = problems.map((problem) => problem.replaceAll(/"[^"]*"/g, ''));
      expect(quoteless.filter((problem) => STRANGE.test(problem))).toEqual([]);
    }
  }
});
