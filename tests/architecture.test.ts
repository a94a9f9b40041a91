import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { FILE_RULES } from './support/architecture/file-rules.ts';
import * as form from './support/architecture/form.ts';
import { IMPORT_RULES } from './support/architecture/import-rules.ts';
import { readSources, sampleSources } from './support/architecture/source.ts';
import * as tables from './support/architecture/tables.ts';

const sources = readSources('src');

describe.each([...IMPORT_RULES, ...FILE_RULES])('$name', ({ check, wrong }) => {
  test('holds', () => {
    expect(check(sources)).toEqual([]);
  });

  test.each([...wrong.entries()])('notices wrong sample %i', (_index, sample) => {
    expect(check(sampleSources(sample))).not.toEqual([]);
  });
});

test('the list of files that name a table by a variable only shrinks', () => {
  expect(tables.checkTablesByVariable(sources)).toEqual([]);
});

describe('the top level of the repository', () => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const tracked = execFileSync('git', list, { encoding: 'utf8' }).trim().split('\n');
  const entries = [...new Set(tracked.map((path) => path.replace(/\/.*/, '')))];

  test('holds only what architecture allows', () => {
    expect(form.checkTopLevel(entries)).toEqual([]);
  });

  test('notices a stray file', () => {
    expect(form.checkTopLevel(['vite.config.ts'])).toHaveLength(1);
  });
});

test('tests, too, stay readable', () => {
  const tests = readSources('tests');
  expect([...form.checkFileLength(tests), ...form.checkSpreads(tests)]).toEqual([]);
});
