import { expect, it } from 'vitest';
import { isCopy } from '#domain/content/copy-of-site.ts';

const OWN = 'sagar.example';
const ALLOWED = ['preview.example'];

it.each([
  ['sagar.example', false],
  ['www.sagar.example', false],
  ['preview.example', false],
  ['www-sagar-example.translate.goog', false],
  ['web.archive.org', false],
  ['replay.web.archive.org', false],
  ['sagar.example.evil.in', true],
  ['sagar-example.in', true],
  ['translate.goog.evil.in', true],
  ['eviltranslate.goog', true],
  ['localhost:4321', true],
  ['', true],
])('on "%s" the page of sagar.example is a copy: %s', (host, is) => {
  expect(isCopy(host, '/rooms', OWN, ALLOWED)).toBe(is);
});

it('on one’s own machine the names of that machine are one, and any other host is a copy', () => {
  for (const host of ['localhost:4321', '127.0.0.1:8080', '[::1]:4321'])
    expect(isCopy(host, '/', 'localhost:4321', [])).toBe(false);
  expect(isCopy('sagar.example', '/', 'localhost:4321', [])).toBe(true);
});

it('the form for other sites is shown anywhere', () => {
  expect(isCopy('temple.example', '/embed/search', OWN, [])).toBe(false);
  expect(isCopy('temple.example', '/embedded', OWN, [])).toBe(true);
});

it('works in a page as it is written there', () => {
  const alone = new Function(`return (${isCopy})(...arguments)`);
  expect(alone('evil.example', '/', OWN, [])).toBe(true);
  expect(alone('www.sagar.example', '/', OWN, [])).toBe(false);
});
