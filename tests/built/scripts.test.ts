import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

test.each(readBuiltPages())('the scripts of $route leave the way to what is seen first', ({ html }) => {
  expect(html.match(/<script\b[^>]*\ssrc=[^>]*>/g)).toBeNull();
  expect(html.match(/<link\b[^>]*\srel="modulepreload"[^>]*>/g)).toBeNull();
  const listed = (list: string) =>
    new RegExp(`<html\\b[^>]*\\sdata-${list}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];
  expect(listed('scripts')[0]).toMatch(/^Header\./);
  // What asks for them stands in the page.
  expect(html).toMatch(/<script type="module">[^<]*documentElement\.dataset/);
  const files = [...listed('scripts'), ...listed('modules')].map((name) => `dist/_astro/${name}.js`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(html.includes('<astro-island') ? 3 : 0);
});
