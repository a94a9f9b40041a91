import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const table = readFileSync(join(import.meta.dirname, 'ASVS.md'), 'utf8');

/** The requirements of levels 1 and 2 of ASVS 5.0: how many each section has, counted from 1. Chapters 10 and 17 do not apply. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
};

interface Row {
  requirements: string[];
  how: string;
  tests: string[];
}

/** `1.2.6–1.2.8` names three. */
function numbersOf(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const [chapter, section, from] = first.split('.');
    const count = Number(last.split('.')[2]) - Number(from) + 1;
    return Array.from({ length: count }, (_, at) => `${chapter}.${section}.${Number(from) + at}`);
  });
}

const rows: Row[] = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, requirements = '', how = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return {
      requirements: numbersOf(requirements),
      how,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    };
  });

test('every requirement of level 2 stands in the table, once', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(rows.flatMap(({ requirements }) => requirements).sort()).toEqual(all.sort());
});

test('each has a test or a reason', () => {
  expect(rows.filter(({ how, tests }) => how === '' && tests.length === 0)).toEqual([]);
});

describe('the test that is named', () => {
  test.each([...new Set(rows.flatMap(({ tests }) => tests))])('%s is there', (named) => {
    const [file = '', name = ''] = named.split(' › ');
    const path = join(import.meta.dirname, file);
    expect(existsSync(path), `there is no ${file}`).toBe(true);
    expect(readFileSync(path, 'utf8').replaceAll("\\'", "'")).toContain(name);
  });
});
