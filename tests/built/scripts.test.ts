import { expect, test } from 'vitest';
import { readBuiltPages } from '../support/dist.ts';

test.each(readBuiltPages())('the scripts of $route leave the way to what is seen first', ({ html }) => {
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(' fetchpriority="low"'))).toEqual([]);
});
