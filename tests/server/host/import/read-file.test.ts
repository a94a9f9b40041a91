import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHomestayFile } from '#server/host/import/run-import.ts';

const example = readFileSync('src/server/host/import/example.yaml', 'utf8');

function problemsOf(text: string): string[] {
  const reading = readHomestayFile(text);
  return reading.ok ? [] : reading.problems;
}

test('the example is valid, and optional fields get their defaults', () => {
  const reading = readHomestayFile(example);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const [homestay] = reading.file.homestays;
  expect(homestay).toMatchObject({ id: 1, name: 'Nilachal Sea View', breakfast_price: 50 });
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

test.each(['', '# nothing', '[]', '5', 'hello', 'homestays: []', 'homestays: {}', 'homestays:'])(
  'a file with %j has one problem',
  (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  },
);

test('a file that is only begun says what must be there', () => {
  expect(problemsOf('')).toEqual(['line 1, homestays: is missing; add a line "homestays: …".']);
  expect(problemsOf('hello')).toEqual(['line 1: the file must begin with "homestays:".']);
  expect(problemsOf('homestays:\n  - name: Nilachal')).toEqual([
    'line 2, homestay "Nilachal", id: is missing; add a line "id: …".',
    'line 2, homestay "Nilachal", address: is missing; add a line "address: …".',
    'line 2, homestay "Nilachal", rooms: is missing; add a line "rooms: …".',
  ]);
});
