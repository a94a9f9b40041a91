import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brandStyle,
  brandTokens,
  carriesWhite,
  nearestThatCarriesWhite,
  readTokens,
} from '#domain/content/brand.ts';
import { contrast } from '#domain/content/colour.ts';
import { PAIRS } from '../../support/contrast-pairs.ts';

const TOKENS = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
/** A colour that content/site.yaml may have. */
const accepted = colour.map((any) => (carriesWhite(any) ? any : nearestThatCarriesWhite(any)));

describe('the tokens of two colours', () => {
  test('can be read in both schemes, whatever the colours', () => {
    fc.assert(
      fc.property(
        fc.option(accepted, { nil: undefined }),
        fc.option(accepted, { nil: undefined }),
        (main, accent) => {
          const tokens = brandTokens(TOKENS, { main, accent });
          for (const scheme of ['light', 'dark'] as const)
            for (const [text, ground, least] of PAIRS) {
              const [one = '', other = ''] = [tokens.get(text)?.[scheme], tokens.get(ground)?.[scheme]];
              const found = contrast(one, other);
              expect(found, `${text} ${one} on ${ground} ${other} in ${scheme}`).toBeGreaterThanOrEqual(
                least,
              );
            }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('have both colours exactly as given, on light pages', () => {
    const tokens = brandTokens(TOKENS, { main: '#0b5c6b', accent: '#8d2610' });
    expect(tokens.get('sea')?.light).toBe('#0b5c6b');
    expect(tokens.get('accent')?.light).toBe('#8d2610');
  });

  test('are the drawn ones without colours, and then no page has a style', () => {
    expect(brandTokens(TOKENS, {})).toEqual(TOKENS);
    expect(brandStyle(TOKENS, {})).toBe('');
  });

  test('of grey are grey', () => {
    const { light = '' } = brandTokens(TOKENS, { main: '#333333' }).get('link') ?? {};
    expect(new Set(light.slice(1).match(/../g)).size).toBe(1);
  });
});

test('the style names only what differs, and leaves forced colours alone', () => {
  const style = brandStyle(TOKENS, { main: '#0b5c6b' });
  expect(style).toMatch(/^@media \(forced-colors:none\)\{:root\{--color-.*\}\}$/);
  expect(style).toContain('--color-sea:light-dark(#0b5c6b,');
  expect(style).not.toContain('--color-accent');
  expect(style).not.toContain('--color-danger');
});

test('the colour proposed instead of one too light carries white, and is hardly darker than needed', () => {
  fc.assert(
    fc.property(
      colour.filter((any) => !carriesWhite(any)),
      (light) => {
        const proposed = nearestThatCarriesWhite(light);
        expect(carriesWhite(proposed)).toBe(true);
        expect(contrast(proposed, '#ffffff')).toBeLessThan(4.8);
      },
    ),
  );
});
