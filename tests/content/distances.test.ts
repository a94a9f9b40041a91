import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FIGURE = /\b(\d+|five|ten|fifteen) (minutes|metres|m)\b[^.]*\b(beach|sea|house|home)/i;

test('no page has a fixed distance to the beach: each homestay has its own', () => {
  const files = globSync(['content/**/*.{mdx,yaml}', 'src/pages/**/*.astro']);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => FIGURE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
