import type { Words } from '#contract/host/words.ts';

type Said = Record<string, string | null>;

/** The story is long, and its beginning tells which one it is. */
const LONGEST = 200;

/** Returns every word by its name, such as `social whatsapp`. */
function namedWords(words: object, above = ''): Said {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string | null][] => {
    const name = above ? `${above} ${key}` : key;
    if (typeof value === 'object' && value !== null) return Object.entries(namedWords(value, name));
    return [[name, typeof value === 'string' ? value.slice(0, LONGEST) : null]];
  });
  return Object.fromEntries(entries);
}

/** Returns what differs, for the history. */
export function differingWords(earlier: Words, later: Words): { before: Said; after: Said } {
  const [before, after] = [namedWords(earlier), namedWords(later)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => (before[name] ?? null) !== (after[name] ?? null));
  const only = (said: Said) => Object.fromEntries(differing.map((name) => [name, said[name] ?? null]));
  return { before: only(before), after: only(after) };
}
