import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#domain/colour.ts';

/** Both schemes of every colour token: `--color-text: light-dark(#221d1f, #f4ebdd)`. */
const TOKENS = new Map(
  [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
      /--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

const SURFACES = ['surface', 'surface-sunk', 'surface-raised'];
const TEXTS = ['text', 'text-soft', 'link', 'accent-text', 'success', 'warning', 'danger'];

const PAIRS: [text: string, ground: string, least: number][] = [
  ...SURFACES.flatMap((ground) => TEXTS.map((text): [string, string, number] => [text, ground, 4.5])),
  ...SURFACES.flatMap((ground): [string, string, number][] => [
    ['line-strong', ground, 3],
    ['focus', ground, 3],
    // Borders, ticks and the edge of the button.
    ['accent', ground, 3],
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['text', 'accent-soft', 4.5],
  ['on-cool', 'cool', 4.5],
  ['on-sea', 'sea', 4.5],
  ['on-sea-soft', 'sea', 4.5],
  ['gold', 'sea', 4.5],
  ['on-gold', 'gold', 4.5],
  ['on-gold', 'on-sea', 4.5],
  ['surface', 'link', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
];

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
