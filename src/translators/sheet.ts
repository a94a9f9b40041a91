import { toCsv } from '#domain/money/csv.ts';
import { parse } from './literals.ts';
import { pairTexts } from './pairs.ts';
import { type Text, textsOf } from './texts.ts';
import { hasLetters, withoutCode } from './words.ts';

export const COLUMNS = ['file', 'function', 'branch', 'english', 'translation', 'comment'];

/** Sentences by the path of their file in the folder of a language, such as `host/today.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** One text of the site. */
export interface Row {
  file: string;
  /** The export and the keys that lead to it. */
  path: string;
  /** What tells several texts of a function apart: a condition, or their number. */
  branch: string;
  /** Empty where only the translation needs this text. */
  english: string;
  /** Empty while nobody has translated it. */
  translation: string;
  comment: string;
  /** What the translation stands in; undefined if the language's file has no place for it. */
  target: Text | undefined;
}

/** Other plurals need other texts, and mails to the host stay English. */
const NO_PLACE = '(Leave this empty: the translation has no place for it.)';

/** In files that are still English, the English literals take the translation. */
export const isEnglish = (source: string): boolean => /^export \* from '(\.\.\/)+en\//m.test(source);

/** Returns every text with its translation, in the order of the English files. */
export function rowsOf(english: Sources, own: Sources): Row[] {
  return [...english].flatMap(([file, source]) => {
    const texts = textsOf(parse(file, source));
    const translated = own.get(file) ?? '';
    return rowsOfFile(file, texts, isEnglish(translated) ? texts : textsOf(parse(file, translated)));
  });
}

function rowsOfFile(file: string, texts: Text[], own: Text[]): Row[] {
  const [ours, theirs] = [Map.groupBy(texts, pathOf), Map.groupBy(own, pathOf)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((path) => {
    const pairs = pairTexts(ours.get(path) ?? [], theirs.get(path) ?? []).filter((pair) =>
      pair.some((text) => text && hasLetters(text.words)),
    );
    const taken = new Set<string>();
    return pairs.map(([one, other], index): Row => {
      const branch = freeName(one ?? other, pairs.length > 1 ? String(index + 1) : '', taken);
      const translation = one && other && isStillEnglish(one, other) ? '' : (other?.words ?? '');
      const comment = [(one ?? other)?.comment ?? '', other ? '' : NO_PLACE].join(' ').trim();
      const english = one && hasLetters(one.words) ? one.words : '';
      return { file, path, branch, english, translation, comment, target: other };
    });
  });
}

const pathOf = ({ path }: Text) => path;

function freeName(text: Text | undefined, number: string, taken: Set<string>): string {
  const name = text?.condition || number;
  const free = taken.has(name) ? `${name} (${number})` : name;
  taken.add(free);
  return free;
}

/** Names, units and abbreviations are the same in all languages; what has an ordinary English word is not translated. */
function isStillEnglish(english: Text, own: Text): boolean {
  if (english.node === own.node) return true;
  return english.words === own.words && /(?<![\w.@/])[a-z]{2,}\b/.test(withoutCode(own.words));
}

export function sheetOf(rows: readonly Row[]): string {
  const lines = rows.map(({ file, path, branch, english, translation, comment }) => [
    ...[file, path, branch],
    ...[english, translation, comment],
  ]);
  return toCsv([COLUMNS, ...lines]);
}

/** Returns how many of the English texts are translated. */
export function countOf(rows: readonly Row[]): { translated: number; all: number } {
  const english = rows.filter((row) => row.english !== '');
  return { translated: english.filter((row) => row.translation !== '').length, all: english.length };
}
