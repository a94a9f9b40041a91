import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import * as copy from '#messages/site/field-mistakes.ts';
import { quoted } from './written-values.ts';
import { indentMends, withoutTabs } from './yaml-indent-rules.ts';
import { LINE_RULES, unclosed } from './yaml-line-rules.ts';
import type { LineRule } from './yaml-rule.ts';

export interface Parsed {
  /** As it was read: with its mistakes mended. */
  text: string;
  document: Document;
  lines: LineCounter;
}

/** A mistake in the signs of a file: its quotes, colons, brackets and spaces. */
export interface SignMistake {
  line: number;
  sentence: string;
  last?: number;
  /** Said only if nothing else is wrong in the line. */
  isSoft?: boolean;
  /** What follows from it is not reported. */
  covers?: boolean;
  /** Where the line belongs is a guess: what depends on it is not reported. */
  isGuess?: boolean;
}

export interface Mended extends Parsed {
  mistakes: SignMistake[];
  /** Everything could be understood once mended. */
  isWhole: boolean;
  /** Whether it is sure what belongs to what. */
  isSure: boolean;
}

const MOST_MISTAKES = 60;
/** How far above the place where it shows a bracket or quote may have been left open. */
const FAR = 400;

function parseFields(text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  return { text, document, lines };
}

/**
 * Finds one mistake after the other: the first is mended and the text read again, so that nothing is reported that
 * only follows from another mistake. Lines keep their numbers.
 */
export function mendText(written: string, known: ReadonlySet<string>): Mended {
  const start = spacesForTabs(written);
  const numbers = joinNumbers(start.text);
  const mistakes = [...start.mistakes, ...numbers.mistakes];
  let lines = numbers.text.split('\n');
  for (let round = 0; round < MOST_MISTAKES; round += 1) {
    const parsed = parseFields(lines.join('\n'));
    const errors = errorLines(parsed);
    const isSure = !mistakes.some(({ isGuess }) => isGuess);
    if (errors.length === 0) return { ...parsed, mistakes, isWhole: true, isSure };
    const moved = new Set(mistakes.flatMap(({ line, isGuess }) => (isGuess ? [line - 1] : [])));
    const mend = findMend(lines, errors, known, moved);
    if (!mend) {
      // What was guessed before may be what is wrong.
      const certain = mistakes.filter(({ isGuess }) => !isGuess);
      const line = Math.min(errors[0] ?? 1, lines.length);
      const mistake = { line, sentence: copy.notUnderstood };
      return { ...parsed, mistakes: [...certain, mistake], isWhole: false, isSure };
    }
    lines = mend.lines;
    mistakes.push(mend.mistake);
  }
  return { ...parseFields(lines.join('\n')), mistakes, isWhole: false, isSure: false };
}

function spacesForTabs(written: string): { text: string; mistakes: SignMistake[] } {
  const { text, lines } = withoutTabs(written);
  const [first] = lines;
  const before = first ? errorLines(parseFields(written)) : [];
  const isMost = lines.length * 2 > text.split('\n').filter((line) => /^\s+\S/.test(line)).length;
  const left = first && isMost ? errorLines(parseFields(text)) : before;
  if (!first || left.length >= before.length) return { text: written, mistakes: [] };
  return { text, mistakes: [{ line: first, last: lines.at(-1) ?? first, sentence: copy.tab }] };
}

/** The lines of all errors, in their order; that of a quote that is not closed is where it begins. */
function errorLines({ document, lines }: Parsed): number[] {
  const offsets = [...document.errors, ...document.warnings].map(({ pos }) => pos[0]);
  const openQuotes = document.errors.filter(({ message }) => /^Missing closing .quote/.test(message));
  visit(document, {
    Alias(_key, node) {
      if (isAlias(node) && !node.resolve(document)) offsets.push(node.range?.[0] ?? 0);
    },
    Pair(_key, { key }) {
      // A name of a field is one word.
      if (isNode(key) && key.range && !(isScalar(key) && key.value !== null)) offsets.push(key.range[0]);
    },
    Scalar(_key, { type, range }) {
      if (!range || !type?.startsWith('QUOTE')) return;
      for (const { pos } of openQuotes)
        if (pos[0] >= range[0] && pos[0] <= range[2]) offsets[offsets.indexOf(pos[0])] = range[0];
    },
  });
  return offsets.sort((a, b) => a - b).map((offset) => lines.linePos(offset).line);
}

interface Found {
  lines: string[];
  mistake: SignMistake;
}

/**
 * A mend counts only if the text is better with it: fewer errors, or a later first one. A line that has `moved` stays where
 * it is now.
 */
function findMend(
  lines: readonly string[],
  errors: readonly number[],
  known: ReadonlySet<string>,
  moved: ReadonlySet<number>,
) {
  const at = (errors[0] ?? 1) - 1;
  const far = Array.from({ length: Math.min(FAR, at) }, (_, step) => at - 1 - step);
  const near = findSign(lines, errors, [at, at - 1, at + 1], LINE_RULES, known);
  const still = [at, at + 1, at - 1].filter((index) => !moved.has(index));
  return near ?? findIndent(lines, errors, still) ?? findSign(lines, errors, far, [unclosed], known);
}

function findSign(
  lines: readonly string[],
  errors: readonly number[],
  indexes: readonly number[],
  rules: readonly LineRule[],
  known: ReadonlySet<string>,
): Found | undefined {
  for (const index of indexes) {
    const line = lines[index];
    if (line === undefined) continue;
    for (const { text, ...said } of rules.flatMap((rule) => rule(line, { lines, index, known }))) {
      const next = lines.with(index, text);
      if (isBetter(errorLines(parseFields(next.join('\n'))), errors))
        return { lines: next, mistake: { line: index + 1, ...said } };
    }
  }
  return undefined;
}

/** Of all places where a line may belong, the one that leaves the fewest errors. */
function findIndent(lines: readonly string[], errors: readonly number[], indexes: readonly number[]) {
  const tries = indexes.flatMap((index) =>
    indentMends(lines, index).map((mend) => {
      const left = errorLines(parseFields(mend.lines.join('\n')));
      return { ...mend, index, left };
    }),
  );
  const [best] = tries
    .filter(({ left }) => isBetter(left, errors))
    .sort(
      (a, b) => a.left.length - b.left.length || a.steps - b.steps || a.last - a.index - (b.last - b.index),
    );
  if (!best) return undefined;
  const { index, last, sentence } = best;
  return { lines: best.lines, mistake: { line: index + 1, last: last + 1, sentence, isGuess: true } };
}

function isBetter(after: readonly number[], before: readonly number[]): boolean {
  return after.length < before.length || (after[0] ?? Number.POSITIVE_INFINITY) > (before[0] ?? 0);
}

/**
 * `{ price: 1,700 }` is read as a price of 1 and a field named 700. In quotes it is the text that its writer sees, and is
 * reported as such.
 */
function joinNumbers(written: string): { text: string; mistakes: SignMistake[] } {
  const ranges: [number, number][] = [];
  const { document, lines } = parseFields(written);
  visit(document, {
    Map(_key, node) {
      if (node.flow) ranges.push(...numberRanges(node, written));
    },
  });
  const mistakes = ranges.map(([from, to]): SignMistake => {
    const sentence = copy.quoteText(quoted(written.slice(from, to)));
    return { line: lines.linePos(from).line, sentence, isSoft: true };
  });
  const text = ranges
    .sort((a, b) => b[0] - a[0])
    .reduce((all, [from, to]) => `${all.slice(0, from)}"${all.slice(from, to)}"${all.slice(to)}`, written);
  return { text, mistakes };
}

const NUMBER = /^(?:(?:₹|Rs\.? ?)?\d[\d.]*|[a-z]{3,9}\.? \d{1,2})(?:, ?\d+)+(?:\/-| ?[a-z%]+)?$/i;

function numberRanges({ items }: YAMLMap, text: string): [number, number][] {
  return items.flatMap(({ value }, index): [number, number][] => {
    if (!isScalar(value) || !value.range) return [];
    const rest = items.slice(index + 1);
    const stop = rest.findIndex((pair) => !isScalar(pair.key) || !isEmpty(pair.value));
    const last = rest[(stop < 0 ? rest.length : stop) - 1]?.key;
    const [from] = value.range;
    const to = isScalar(last) ? last.range?.[1] : undefined;
    return to && NUMBER.test(text.slice(from, to)) ? [[from, to]] : [];
  });
}

const isEmpty = (value: unknown) => value === null || (isScalar(value) && value.value === null);
