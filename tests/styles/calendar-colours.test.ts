import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOOKING_SOURCES } from '#domain/booking/booking-source.ts';
import { readTokens } from '#domain/content/brand.ts';
import { contrast } from '#domain/content/colour.ts';

const TOKENS = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));
const SCHEMES = ['light', 'dark'] as const;
const LEAST = 4.5;

type Attributes = Record<string, string>;

/** Returns the tokens of text and ground that an element with these attributes gets from the rules of a file. */
function coloursOf(
  file: string,
  part: RegExp,
  attributes: Attributes,
): { color: string; background: string } {
  const css = readFileSync(`src/islands/host/calendar/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(/,\s*(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), body })),
  );
  const matching = rules
    .filter(({ selector }) => part.test(selector) && holds(selector, attributes))
    .toSorted((one, other) => weight(one.selector) - weight(other.selector));
  const found = { color: '', background: '' };
  for (const { body } of matching)
    for (const [, name, value = ''] of body.matchAll(/\b(?<!-)(color|background): ([^;]+);/g))
      found[name as keyof typeof found] = /--color-([\w-]+)/.exec(value)?.[1] ?? '';
  return found;
}

const ATTRIBUTE = /\[([\w-]+)(?:="([^"]*)")?\]/g;
const weight = (selector: string) => [...selector.matchAll(/[[.]|::/g)].length;

function holds(selector: string, attributes: Attributes): boolean {
  const fits = (text: string) =>
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value]) =>
      value === undefined ? name in attributes : attributes[name] === value,
    );
  const refused = [...selector.matchAll(/:not\(([^)]*)\)/g)].flatMap(([, inside = '']) => fits(inside));
  return fits(selector.replaceAll(/:not\([^)]*\)/g, '')).every(Boolean) && !refused.some(Boolean);
}

function contrastOf(color: string, ground: string, scheme: (typeof SCHEMES)[number]): number {
  return contrast(TOKENS.get(color)?.[scheme] ?? '', TOKENS.get(ground)?.[scheme] ?? '');
}

describe.each(SCHEMES)('in %s', (scheme) => {
  const bars = ['confirmed', 'held', 'no_show', 'expired'].flatMap((status) =>
    BOOKING_SOURCES.map((source) => [status, source] as const),
  );

  test.each(bars)('the name on the bar of a stay that is %s, from %s, is readable', (status, source) => {
    const bar = coloursOf('BookingBar.module.css', /^\.bar(\[[^\]]*\])*$/, {
      'data-status': status,
      'data-source': source,
      'data-begun': 'true',
    });
    expect(contrastOf(bar.color, bar.background, scheme)).toBeGreaterThanOrEqual(LEAST);
  });

  const nights = ['open', 'closed', 'held'].flatMap((state) =>
    ['data-past', 'data-weekend', 'aria-selected', 'data-today'].map((mark) => [state, mark] as const),
  );

  test.each(nights)('price and sign of a night that is %s, with %s, are readable', (state, mark) => {
    const attributes = { 'data-state': state, 'data-sign': '≥ 3', [mark]: 'true' };
    const cell = coloursOf('NightCell.module.css', /^\.cell(\[[^\]]*\])*$/, attributes);
    for (const part of [/\.price$/, /::after$/]) {
      const words = coloursOf('NightCell.module.css', part, attributes);
      const ground = words.background || cell.background || 'surface';
      expect(contrastOf(words.color || cell.color, ground, scheme)).toBeGreaterThanOrEqual(LEAST);
    }
  });

  const days = ['data-past', 'data-today', 'data-weekend', 'none'].flatMap((mark) =>
    ['true', 'false'].map((selected) => [mark, selected] as const),
  );

  test.each(days)('the date of a day with %s, selected %s, is readable', (mark, selected) => {
    const attributes = { [mark]: 'true', 'data-weekend': 'true', 'aria-selected': selected };
    const day = coloursOf('CalendarGrid.module.css', /^\.day(\[[^\]]*\]|:not\([^)]*\))*$/, attributes);
    const ground = day.background || 'surface';
    expect(contrastOf(day.color || 'text', ground, scheme)).toBeGreaterThanOrEqual(LEAST);
  });
});

test('words are not drawn over a bar by the cells that it covers', () => {
  const css = readFileSync('src/islands/host/calendar/NightCell.module.css', 'utf8');
  expect(css).toMatch(/\.cell\[data-booking\]:not\(\[data-bar\]\):is\([^)]*\) \{\s*background: none;/);
});
