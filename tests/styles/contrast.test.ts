import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTokens } from '#domain/content/brand.ts';
import { contrast } from '#domain/content/colour.ts';
import { PAIRS } from '../support/contrast-pairs.ts';

const TOKENS = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(PAIRS)('%s on %s is readable', (text, ground, least) => {
    const [one, other] = [TOKENS.get(text)?.[scheme], TOKENS.get(ground)?.[scheme]];
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least);
  });
});

test('contrast is computed as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
