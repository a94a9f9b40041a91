import { describe, expect, test } from 'vitest';
import { readHomestayFile } from '#server/host/import/run-import.ts';
import { FILE, mistaken } from '../../../support/mistakes.ts';
import { MISTAKES as FIELDS } from '../../../support/mistakes-in-fields.ts';
import { MISTAKES as NUMBERS } from '../../../support/mistakes-in-numbers.ts';
import { MISTAKES as SIGNS } from '../../../support/mistakes-in-signs.ts';
import { MISTAKES as VALUES } from '../../../support/mistakes-in-values.ts';

const ALL = [...SIGNS, ...FIELDS, ...NUMBERS, ...VALUES];
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
    expect(ALL.length).toBeGreaterThan(100);
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
    ['Free WiFi, Garden]', 'Free WiFi, Garden'],
    ['percent: 5 ', 'percent: 5% '],
    ['price: 1800', 'price: 1,800'],
    ['name: Conch Room', 'name: 101'],
    ['description: A balcony.', 'description: First floor: with balcony'],
    ['        capacity: 4', '\tcapacity: four'],
    ['price: 2600', 'price: 2,600'],
    ['from: 2027-06-10', 'from: 10-06-2027'],
  );
  expect(problemsOf(text)).toEqual([
    'line 4, homestay "Nilachal", address: is empty; write it after the colon.',
    'line 6, homestay "Nilachal", amenities: write ] at the end.',
    'line 11, homestay "Nilachal", 1st length discount, percent: write 5, without %.',
    'line 20, room "Garden Room", 1st rate, price: write 1800, without a comma.',
    'line 23, 2nd room, name: write it in quotes: "101".',
    'line 24, 2nd room, description: write the whole text in quotes: "First floor: with balcony".',
    'line 25, 2nd room, capacity: begin with spaces in place of tabs, two for each step.',
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

test('one mistake in many lines is one sentence', () => {
  expect(problemsOf(FILE.replaceAll('  ', '\t'))).toEqual([
    'lines 2 to 33: begin with spaces in place of tabs, two for each step.',
  ]);
  expect(problemsOf(FILE.replace(/^ {12}(to|price|minimum_stay)/gm, '\t\t\t$1'))).toEqual([
    'lines 29 to 31: begin with spaces in place of tabs, two for each step.',
  ]);
  expect(problemsOf(FILE.replace(/^ {8}(description|capacity|size|rates|closed|name: C)/gm, ' $&'))).toEqual([
    'lines 17 to 21: begin after 8 spaces, not after 9, in line with what belongs together.',
    'lines 23 to 33: begin after 8 spaces, not after 9, in line with what belongs together.',
  ]);
});

test('a list that begins beside its name', () => {
  const text = changed(['closed:\n          - { from: 2027-06-10, to: 2027-06-14 }', 'closed: - 2026-12-10']);
  expect(problemsOf(text)).toEqual([
    'line 32, room "Conch Room", closed: write a list: [{ from: 2026-12-10, to: 2026-12-10 }].',
  ]);
});

test('a quote that is never closed is found where it begins', () => {
  const text = changed(
    ['description: Quiet.', 'description: "Quiet.'],
    ['description: A', "description: 'A"],
  );
  expect(problemsOf(text)).toEqual([
    'line 17, room "Garden Room", description: the quote is not closed; write "Quiet.".',
    'line 24, room "Conch Room", description: the quote is not closed; write "A balcony.".',
  ]);
});

/** Signs in the wrong place, by a small generator, so that each run tries the same files. */
function scattered(seed: number): string {
  const next = (most: number, step: number) => (seed * 7919 + step * 104_729) % most;
  const sign =
    [':', '"', "'", '[', ']', '{', '}', '- ', ' ', '\t', '\n', '%', '*', '!', '? ', ': '][next(16, 1)] ?? '';
  const at = next(FILE.length, 2);
  return FILE.slice(0, at) + sign + FILE.slice(at + next(2, 3));
}

test('a sign in any place is answered in plain words, and soon', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const text = scattered(seed);
    const reading = readHomestayFile(text);
    if (reading.ok) continue;
    expect(reading.problems.length, text).toBeGreaterThan(0);
    expect(reading.problems.length, reading.problems.join('\n')).toBeLessThan(10);
    const quoteless = reading.problems.map((problem) => problem.replaceAll(/"[^"]*"/g, ''));
    expect(quoteless.filter((problem) => STRANGE.test(problem))).toEqual([]);
  }
});

test('what can not be understood is said to be so, and nothing else of it', () => {
  const text = changed(['{ nights: 3, percent: 5 }', '{\n          nights: 3,\n          percent: 5']);
  expect(problemsOf(text)).toEqual([
    'line 14, 1st homestay, cancellation: this can not be understood; look for a missing quote, colon, comma or bracket here and in the line above.',
  ]);
});
