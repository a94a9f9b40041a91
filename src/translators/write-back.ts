import { type CsvRow, fromCsv } from '#domain/money/csv.ts';
import { type Edits, fileWith, firstFile } from './language-file.ts';
import type { WordNode } from './literals.ts';
import { COLUMNS, isEnglish, type Row, rowsOf, type Sources } from './sheet.ts';
import { hasLetters, placeholdersOf } from './words.ts';

/** The files that a sheet changes, with their new text; or why nothing is written, a sentence each. */
export type WrittenBack =
  | { state: 'read'; changed: Map<string, string> }
  | { state: 'refused'; problems: string[] };

type Checked = { state: 'same' } | { state: 'edit'; node: WordNode; words: string } | Wrong;
interface Wrong {
  state: 'wrong';
  why: string;
}

/** Reads a translator's sheet. One wrong line refuses all of it. */
export function writeBack(sheet: string, english: Sources, own: Sources): WrittenBack {
  const read = fromCsv(sheet);
  if ('wrongLine' in read) {
    const problem = `Line ${read.wrongLine}: a quotation mark is missing there, or there is one too many.`;
    return { state: 'refused', problems: [problem] };
  }
  const [header, ...lines] = read.rows;
  if (header?.fields.join() !== COLUMNS.join()) {
    return { state: 'refused', problems: [`Line 1 must be: ${COLUMNS.join()}`] };
  }
  const checkLine = lineChecker(rowsOf(english, own));
  const problems: string[] = [];
  const edits = new Map<string, Map<WordNode, string>>();
  for (const line of lines) {
    const checked = checkLine(line);
    if (checked.state === 'wrong') problems.push(`Line ${line.line}: ${checked.why}`);
    if (checked.state !== 'edit') continue;
    const [file = ''] = line.fields;
    edits.set(file, (edits.get(file) ?? new Map()).set(checked.node, checked.words));
  }
  if (problems.length > 0) return { state: 'refused', problems };
  const changed = [...edits].map(([file, words]) => [file, newFile(file, words, own)] as const);
  return { state: 'read', changed: new Map(changed) };
}

function newFile(file: string, edits: Edits, own: Sources): string {
  const [[node] = []] = edits;
  const source = node?.getSourceFile();
  if (!source) return own.get(file) ?? '';
  return isEnglish(own.get(file) ?? '') ? firstFile(file, source, edits) : fileWith(source, edits);
}

function lineChecker(rows: Row[]): (line: CsvRow) => Checked {
  const keyOf = (...key: string[]) => JSON.stringify(key);
  const byKey = new Map(rows.map((row) => [keyOf(row.file, row.path, row.branch), row]));
  const seen = new Map<string, number>();
  return ({ line, fields }) => {
    if (fields.length !== COLUMNS.length) {
      return wrong(`it has ${fields.length} columns instead of ${COLUMNS.length}.`);
    }
    const [file = '', path = '', branch = '', english = '', words = ''] = fields;
    const key = keyOf(file, path, branch);
    const [row, before] = [byKey.get(key), seen.get(key)];
    seen.set(key, line);
    if (before !== undefined)
      return wrong(`it is for the same text as line ${before}. Leave out one of them.`);
    return row ? checkWords(row, english, words) : wrong(unknown(rows, file, path, branch));
  };
}

const wrong = (why: string): Wrong => ({ state: 'wrong', why });

function unknown(rows: Row[], file: string, path: string, branch: string): string {
  const inFile = rows.filter((row) => row.file === file);
  if (inFile.length === 0) return `there is no file of sentences "${file}".`;
  if (!inFile.some((row) => row.path === path)) return `"${file}" has no function "${path}".`;
  return `"${path}" in "${file}" has no branch "${branch}". Write a new sheet and copy the translation into it.`;
}

function checkWords(row: Row, english: string, words: string): Checked {
  if (words === row.translation) return { state: 'same' };
  if (english !== row.english) {
    return wrong(
      'the English text is not the one of the site. Write a new sheet and copy the translation into it.',
    );
  }
  if (!row.target) return wrong('the translation has no place for this text. Leave its cell empty.');
  if (words.trim() === '') return wrong('the translation is missing. Write it, or leave out the line.');
  if (/\?\?/.test(words) && !hasLetters(words))
    return wrong('its letters are lost. Save the sheet as “CSV UTF-8”.');
  const [ours, theirs] = [placeholdersOf(row.english), placeholdersOf(row.target.words)];
  const given = placeholdersOf(words);
  // The program of a translation may have placeholders of its own, and knows no others.
  const isKnown = ours.every((name) => theirs.includes(name) || !name.startsWith('$'));
  const allowed = isKnown ? [ours, theirs] : [theirs];
  if (allowed.some((names) => names.join() === given.join())) {
    return { state: 'edit', node: row.target.node, words };
  }
  const [names = []] = allowed;
  return wrong(
    names.length > 0
      ? `it must have these placeholders, as the program writes them: ${names.join(' ')}`
      : `it must have no placeholder, but it has ${given.join(' ')}`,
  );
}
