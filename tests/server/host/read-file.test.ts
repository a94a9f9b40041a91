import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readHomestayFile } from '#server/host/read-file.ts';

const example = readFileSync('src/server/host/example.yaml', 'utf8');

function problemsOf(text: string): string[] {
  const reading = readHomestayFile(text);
  return reading.ok ? [] : reading.problems;
}

/** The example with one line changed. */
function changed(line: string, to: string): { text: string; number: number } {
  const lines = example.split('\n');
  const index = lines.findIndex((each) => each.includes(line));
  if (index < 0) throw new Error(`the example has no line with "${line}"`);
  return { text: lines.with(index, lines[index]?.replace(line, to) ?? '').join('\n'), number: index + 1 };
}

test('the example is valid, and optional fields get their defaults', () => {
  const reading = readHomestayFile(example);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const [homestay] = reading.file.homestays;
  expect(homestay).toMatchObject({ id: 1, name: 'Nilachal Sea View', photos: [], breakfast_price: 50 });
  expect(homestay?.rooms.map(({ id, capacity, closed }) => [id, capacity, closed.length])).toEqual([
    [1, 2, 1],
    [2, 4, 0],
  ]);
  expect(homestay?.rooms[1]?.rates[0]).toEqual({
    from: '2026-11-01',
    to: '2027-10-31',
    price: 2600,
    discount: 0,
    minimum_stay: 1,
  });
});

describe('a problem is reported with its line and its field', () => {
  test.each([
    ['price: 1800 }', 'price: 18.5 }', 'homestays.0.rooms.0.rates.0.price: must be whole rupees'],
    ['price: 1800 }', 'price: -1 }', 'homestays.0.rooms.0.rates.0.price: must not be negative'],
    [
      'from: 2026-12-24',
      'from: 2026-02-30',
      'homestays.0.rooms.0.rates.2.from: must be a date such as 2026-12-18',
    ],
    ['to: 2027-01-03', 'to: 2026-12-01', 'homestays.0.rooms.0.rates.2.to: `to` must not be before `from`'],
    [
      'discount: 200',
      'discount: 2000',
      'homestays.0.rooms.0.rates.3.discount: must not be more than the price',
    ],
    [
      'friday, saturday',
      'friday, someday',
      'homestays.0.rooms.0.rates.1.weekdays.1: must be one of sunday, monday',
    ],
    ['capacity: 4', 'capacity: 0', 'homestays.0.rooms.1.capacity: must be at least 1'],
    ['capacity: 4', 'capasity: 4', 'homestays.0.rooms.1: there is no field "capasity" here; is it misspelt?'],
    ['id: 2', 'id: 1', 'homestays.0.rooms.1.id: another room already has this id'],
    [
      'nights: 5',
      'nights: 3',
      'homestays.0.length_discounts.1.nights: another discount already starts at this number of nights',
    ],
    [
      'hours_before: 72',
      'hours_before: 168',
      'homestays.0.cancellation.1.hours_before: another line already has this number of hours',
    ],
  ])('%s → %s', (line, to, expected) => {
    const { text, number } = changed(line, to);
    const problems = problemsOf(text);
    expect(
      problems.some((problem) => problem.startsWith(`line ${number}, ${expected}`)),
      problems.join('\n'),
    ).toBe(true);
  });

  test('a missing field is reported at its parent', () => {
    const { text } = changed('        size: 180 sq ft', '');
    const [problem, ...more] = problemsOf(text);
    expect(problem).toMatch(/^line \d+, homestays\.0\.rooms\.0\.size: /);
    expect(more).toEqual([]);
  });

  test('text that is not YAML', () => {
    expect(problemsOf('homestays: [')[0]).toMatch(/^line 1: this is not YAML: /);
    expect(problemsOf('homestays:\n  - id: 1\n   name: x')[0]).toMatch(/^line \d: this is not YAML: /);
  });

  test.each(['', '# nothing', '[]', '5', 'homestays: []', 'homestays: {}'])('a file with %j', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });

  test('all problems are reported at once, in the order of their lines', () => {
    const { text } = changed('capacity: 4', 'capacity: many');
    const problems = problemsOf(text.replace('breakfast_price: 50', 'breakfast_price: cheap'));
    expect(problems).toHaveLength(2);
    const numbers = problems.map((problem) => Number(/^line (\d+)/.exec(problem)?.[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
});
