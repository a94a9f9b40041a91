import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BRAND } from '#server/platform/brand-colours.ts';

test('mails and papers have the colours of the site', async () => {
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const lightOf = (name: string) => {
    const token = name.replace(/[A-Z]/g, (template) => `-${template.toLowerCase()}`);
    return new RegExp(`--color-${token}: light-dark\\((#\\w+),`).exec(tokens)?.[1];
  };
  expect(BRAND).toEqual(Object.fromEntries(Object.keys(BRAND).map((name) => [name, lightOf(name)])));
});
