import { contrast, luminance } from './colour.ts';
import { chromaOf, shade } from './oklch.ts';

/** The host's two colours, `#rrggbb`. Without one, the part of the look that comes from it stays as it is. */
export interface BrandColours {
  /** The colour of links, and of the band at the top and the bottom of each page. */
  main?: string | undefined;
  /** The colour of the button that books. */
  accent?: string | undefined;
}

type Scheme = 'light' | 'dark';
export type Tokens = ReadonlyMap<string, Readonly<Record<Scheme, string>>>;

/** The least contrast of text (WCAG 2, level AA); `SEEN` is for shapes that are not read. */
export const TEXT = 4.5;
const SEEN = 3;
/** Colours have 256 steps, so a computed one may miss its mark by a little. */
const ROUNDING = 1.03;
/** The most a tint may be stronger than the drawn one. Wide dark surfaces look stronger than they are. */
const STRONGER = 1.2;
const MUTED = 0.7;

/** The colour tokens that come from each colour, besides the colour itself. */
const FROM_MAIN = ['link', 'cool', 'on-sea-soft', 'sea-line'];
/** In the dark scheme, surfaces and lines also have the tint of the band. */
const FROM_MAIN_IN_DARK = ['surface', 'surface-sunk', 'surface-raised', 'line', 'line-strong', 'sea'];
const FROM_ACCENT = ['accent-hover', 'accent-soft', 'accent-text', 'flag', 'gold'];
const FROM_ACCENT_IN_DARK = ['accent'];
/** The ornaments have these in their light form on every page. */
const ORNAMENTS = ['accent', 'sea', 'gold'];

/** Returns whether white writing on it can be read: the rule for both colours. True for text that is no colour. */
export const carriesWhite = (colour: string): boolean => !(1.05 / (luminance(colour) + 0.05) < TEXT);

/** Returns the lightest colour of the same hue that carries white writing. */
export function nearestThatCarriesWhite(colour: string): string {
  for (let target = 1.05 / TEXT - 0.05; ; target -= 0.002) {
    const nearest = shade(colour, target, chromaOf(colour));
    if (carriesWhite(nearest)) return nearest;
  }
}

/** Returns all colour tokens of `styles/tokens.css` that have a light and a dark value. */
export function readTokens(css: string): Tokens {
  const found = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map([...found].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/**
 * Returns the tokens with the host's colours. Contrast depends on luminance alone, so each derived token keeps the
 * luminance of the drawn one wherever the colour beside it is unchanged; the others are computed from the colours as
 * given.
 */
export function brandTokens(tokens: Tokens, { main, accent }: BrandColours): Tokens {
  const result = new Map(tokens);
  const drawn = (name: string, scheme: Scheme) => tokenOf(tokens, name)[scheme];
  const put = (name: string, value: Partial<Record<Scheme, string>>) =>
    result.set(name, { ...tokenOf(result, name), ...value });
  const derive = (
    names: readonly string[],
    colour: string,
    schemes: readonly Scheme[],
    strength = STRONGER,
  ) => {
    for (const name of names)
      for (const scheme of schemes) put(name, { [scheme]: tinted(colour, drawn(name, scheme), strength) });
  };
  if (main) {
    derive(FROM_MAIN, main, ['light', 'dark']);
    derive(FROM_MAIN_IN_DARK, main, ['dark'], MUTED);
    put('sea', { light: main });
    put('sea-line', { light: shade(main, brighterThan(main, 1.75), chromaOf(main)) });
    put('focus', { light: tokenOf(result, 'link').light });
    put('on-cool', { dark: tokenOf(result, 'sea').dark });
  }
  if (accent) {
    derive(FROM_ACCENT, accent, ['light', 'dark']);
    derive(FROM_ACCENT_IN_DARK, accent, ['dark']);
    put('accent', { light: accent });
    put('accent-hover', { light: besides(accent) });
    if (luminance(accent) <= luminance(drawn('accent-text', 'light'))) put('accent-text', { light: accent });
  }
  if (main || accent) keepReadable(result, put);
  return result;
}

/** Returns the hue of `colour` as bright as the drawn token, and at most `strength` times as strong. */
const tinted = (colour: string, drawn: string, strength: number) =>
  shade(colour, luminance(drawn), Math.min(chromaOf(colour), strength * chromaOf(drawn)));

const brighterThan = (ground: string, ratio: number) => ratio * (luminance(ground) + 0.05) - 0.05;

/** Returns the accent under a pointer: darker, or lighter where it is black already. */
function besides(accent: string): string {
  const darker = 0.74 * (luminance(accent) + 0.05) - 0.05;
  return shade(accent, darker > 0.004 ? darker : luminance(accent) + 0.03, chromaOf(accent));
}

/** Makes writing and ornaments on the light band bright enough: the band itself has the host's colour as given. */
function keepReadable(result: Tokens, put: (name: string, value: { light: string }) => void): void {
  const sea = tokenOf(result, 'sea').light;
  const needs: [name: string, ratio: number][] = [
    ['on-sea', TEXT],
    ['on-sea-soft', TEXT],
    ['gold', TEXT],
    ['flag', SEEN],
  ];
  for (const [name, ratio] of needs) {
    const { light } = tokenOf(result, name);
    if (contrast(light, sea) < ratio)
      put(name, {
        light: shade(light, ROUNDING * (brighterThan(sea, ratio) + 0.05) - 0.05, chromaOf(light)),
      });
  }
}

function tokenOf(tokens: Tokens, name: string): Record<Scheme, string> {
  const token = tokens.get(name);
  if (!token) throw new Error(`The tokens have no colour ${name}`);
  return token;
}

/**
 * Returns the CSS that puts the host's colours over the drawn ones; empty without any. Forced colours stay the
 * visitor's.
 */
export function brandStyle(tokens: Tokens, colours: BrandColours): string {
  const changed = [...brandTokens(tokens, colours)].filter(([name, { light, dark }]) => {
    const drawn = tokens.get(name);
    return light !== drawn?.light || dark !== drawn.dark;
  });
  if (changed.length === 0) return '';
  const lines = changed.flatMap(([name, { light, dark }]) => [
    `--color-${name}:light-dark(${light},${dark})`,
    ...(ORNAMENTS.includes(name) ? [`--ornament-${name}:${light}`] : []),
  ]);
  return `@media (forced-colors:none){:root{${lines.join(';')}}}`;
}
