import { hasLetters, placeholdersOf } from './words.ts';

/** What two texts are compared by. */
interface Comparable {
  words: string;
  condition: string;
}

type Pair<Item> = [english: Item | undefined, own: Item | undefined];

/**
 * Pairs the English texts of a function with those of its translation, in order. Where a language has other plurals,
 * texts on either side stay alone; the pairs are those that have most in common.
 */
export function pairTexts<Item extends Comparable>(english: Item[], own: Item[]): Pair<Item>[] {
  const best = likeness(english, own);
  const pairs: Pair<Item>[] = [];
  let [i, j] = [0, 0];
  while (i < english.length || j < own.length) {
    const [one, other] = [english[i], own[j]];
    const rest = best[i]?.[j] ?? 0;
    if (one && other && rest === alike(one, other) + (best[i + 1]?.[j + 1] ?? 0)) {
      pairs.push([one, other]);
      i++;
      j++;
    } else if (one && (!other || rest === (best[i + 1]?.[j] ?? 0))) {
      pairs.push([one, undefined]);
      i++;
    } else {
      pairs.push([undefined, other]);
      j++;
    }
  }
  return pairs;
}

/** Returns for each place in both lists how much the texts from there on have in common at best. */
function likeness(english: Comparable[], own: Comparable[]): number[][] {
  const best = Array.from({ length: english.length + 1 }, () => Array<number>(own.length + 1).fill(0));
  for (let i = english.length - 1; i >= 0; i--) {
    for (let j = own.length - 1; j >= 0; j--) {
      const [one, other] = [english[i], own[j]];
      const row = best[i];
      if (!one || !other || !row) continue;
      const [alone, below] = [row[j + 1] ?? 0, best[i + 1]?.[j] ?? 0];
      row[j] = Math.max(alone, below, alike(one, other) + (best[i + 1]?.[j + 1] ?? 0));
    }
  }
  return best;
}

/** Hindi and Bengali count 0 like 1, so there `rooms === 1` is `rooms <= 1`. */
const sameCondition = (one: string, other: string) =>
  one.replaceAll('<= 1', '=== 1') === other.replaceAll('<= 1', '=== 1');

function alike(english: Comparable, own: Comparable): number {
  const [ours, theirs] = [placeholdersOf(english.words), placeholdersOf(own.words)];
  const shared = ours.filter((name) => theirs.includes(name)).length;
  const most = Math.max(ours.length, theirs.length);
  const letters = hasLetters(english.words) === hasLetters(own.words) ? 1 : 0;
  const condition = sameCondition(english.condition, own.condition) ? 1 : 0;
  return (
    0.5 + letters + condition * (english.condition === '' ? 1 : 3) + (most === 0 ? 1 : (3 * shared) / most)
  );
}
