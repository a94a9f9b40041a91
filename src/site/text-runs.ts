import { type Face, faceOf, faceOfLine, type Weight } from './faces.ts';

/** A part of a line in one font and one direction. */
export interface Run {
  face: Face;
  text: string;
  isRtl: boolean;
}

/** Control characters and direction marks could disguise a text; spaces of other widths are not in every font. */
const UNPRINTABLE = /[\p{Cc}\p{Zs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

interface Sign {
  character: string;
  face: Face;
}

/** Leaves out what no font has, such as emoji. */
function signsOf(line: string, weight: Weight): Sign[] {
  const signs: Sign[] = [];
  const text = line.replace(UNPRINTABLE, ' ').normalize('NFC');
  const first = faceOfLine(text, weight);
  for (const character of text) {
    const face = faceOf(character, weight, signs.at(-1)?.face ?? first);
    if (face) signs.push({ character, face });
  }
  return signs;
}

/** Returns what can be printed of a text, which is nothing if no letter or digit of it can. */
export function printable(text: string): string {
  const printed = text
    .split('\n')
    .map((line) => signsOf(line, 'regular'))
    .map((signs) => signs.map(({ character }) => character).join(''))
    .join('\n');
  return /[\p{Letter}\p{Number}]/u.test(printed) ? printed.trim() : '';
}

type Direction = 'left-to-right' | 'right-to-left' | 'digit' | 'neutral';

/** Numbers keep their separators and signs: `12,500`, `₹40`, `4/2`. */
const IN_NUMBER = /(?<=\p{Nd})[.,:/-](?=\p{Nd})|[₹+#](?=\p{Nd})|(?<=\p{Nd})%/gu;

function directionsOf(signs: readonly Sign[]): Direction[] {
  const text = signs.map(({ character }) => character).join('');
  const inNumbers = new Set(Array.from(text.matchAll(IN_NUMBER), ({ index }) => index));
  const directions: Direction[] = [];
  let index = 0;
  for (const { character, face } of signs) {
    if (/\p{Mark}/u.test(character)) directions.push(directions.at(-1) ?? 'neutral');
    else if (/\p{Nd}/u.test(character) || inNumbers.has(index)) directions.push('digit');
    else if (!/\p{Letter}/u.test(character)) directions.push('neutral');
    else directions.push(face === 'urdu' ? 'right-to-left' : 'left-to-right');
    index += character.length;
  }
  return directions;
}

/**
 * Returns the embedding level of each sign, by the main rules of Unicode's bidirectional algorithm (UAX 9). A line
 * whose first letter is Urdu runs from right to left.
 */
function levelsOf(signs: readonly Sign[]): number[] {
  const directions = directionsOf(signs);
  if (!directions.includes('right-to-left')) return signs.map(() => 0);
  const base = directions.find((direction) => direction.includes('-to-'));
  let strong = base;
  const sides = directions.map((direction) => {
    if (direction.includes('-to-')) strong = direction;
    return direction === 'neutral' ? undefined : strong;
  });
  const resolved = sides.map((side, at) => {
    if (side) return side;
    const before = sides.slice(0, at).findLast(Boolean) ?? base;
    return before === (sides.slice(at).find(Boolean) ?? base) ? before : base;
  });
  return resolved.map((side, at) => {
    if (side === 'right-to-left') return directions[at] === 'digit' ? 2 : 1;
    return base === 'right-to-left' ? 2 : 0;
  });
}

/** Splits a line into runs in the order in which they are read, and tells the order in which they are seen. */
export function splitRuns(line: string, weight: Weight): { runs: Run[]; seen: Run[] } {
  const signs = signsOf(line, weight);
  const levels = levelsOf(signs);
  const runs: { run: Run; level: number }[] = [];
  for (const [at, { character, face }] of signs.entries()) {
    const last = runs.at(-1);
    const level = levels[at] ?? 0;
    if (last?.run.face === face && last.level === level) last.run.text += character;
    else runs.push({ run: { face, text: character, isRtl: level === 1 }, level });
  }
  const seen = [...runs];
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let from = 0; from < seen.length; from += 1) {
      let to = from;
      while ((seen[to]?.level ?? 0) >= level) to += 1;
      seen.splice(from, to - from, ...seen.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  }
  return { runs: runs.map(({ run }) => run), seen: seen.map(({ run }) => run) };
}
