import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));
const names = read('src/islands/**/*.tsx').flatMap((code) => [
  ...code.matchAll(/\/(\w+)\.module\.css\?later'/g),
]);
const later = [...new Set(names.map(([, name]) => name ?? ''))].sort();

test('the styles of what no page shows before its script comes are in a script', () => {
  expect(later).toEqual(expect.arrayContaining(['Auth', 'Calendar', 'Dialog', 'PhotoViewer', 'Toasts']));
  const scripts = read('dist/_astro/*.js').join('\n');
  expect(later.filter((name) => !scripts.includes(`.${name}-`))).toEqual([]);
});

test.each(readBuiltPages())('$route has such styles only if it shows something in them', ({ html }) => {
  const styles = html.match(/<style[\s\S]*?<\/style>/g)?.join('') ?? '';
  const body = html.replaceAll(/<style[\s\S]*?<\/style>/g, '');
  const styled = later.filter((name) => styles.includes(`.${name}-`));
  expect(styled).toEqual(later.filter((name) => new RegExp(`["\\s]${name}-`).test(body)));
});
