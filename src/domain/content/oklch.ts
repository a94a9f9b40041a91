/** A colour as people see it: lightness from 0 to 1, chroma (0 is grey), hue in radians. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];
const toLinear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Converts a colour `#rrggbb` with the matrices of Björn Ottosson. */
function toOklch(colour: string): Oklch {
  const [red, green, blue] = channels(colour).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Returns the linear light of red, green and blue; outside 0 to 1 for a colour that no screen shows. */
function toLight({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const STEPS = 24;
const LESS_CHROMA = 0.94;
/** People see a colour with less chroma as grey. */
const GREY = 0.002;

/**
 * Returns the hue of `colour` in another brightness: a colour `#rrggbb` of this relative luminance (WCAG 2), as strong
 * as `chroma` says if a screen can show it so.
 */
export function shade(colour: string, target: number, chroma: number): string {
  const { hue } = toOklch(colour);
  const reached = Math.min(1, Math.max(0, target));
  for (let strength = chroma; ; strength = strength > GREY ? strength * LESS_CHROMA : 0) {
    let [low, high] = [0, 1];
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (low + high) / 2;
      const [red, green, blue] = toLight({ lightness: middle, chroma: strength, hue });
      if (0.2126 * red + 0.7152 * green + 0.0722 * blue < reached) low = middle;
      else high = middle;
    }
    const light = toLight({ lightness: high, chroma: strength, hue });
    if (strength === 0 || light.every((share) => share >= -0.0005 && share <= 1.0005)) return written(light);
  }
}

function written(light: readonly number[]): string {
  const bytes = light.map((share) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, share)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const chromaOf = (colour: string): number => toOklch(colour).chroma;

/** Returns how different two colours look: 0 for the same, 1 for black and white. */
export function distance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const across = a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(a.hue - b.hue);
  return Math.sqrt((a.lightness - b.lightness) ** 2 + Math.max(0, across));
}
