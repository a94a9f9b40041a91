import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Language } from '#domain/language/language.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import { folderOf, readReaders, readSheetFile, readSources, TRANSLATIONS } from './read-files.ts';
import { countOf, rowsOf, sheetOf } from './sheet.ts';
import { writeBack } from './write-back.ts';

interface Folders {
  /** The project's. */
  root: string;
  /** Where the command was called. */
  caller: string;
}

/** Does what the arguments of `npm run words` ask for, and returns what to print. */
export function runWords(args: readonly string[], { root, caller }: Folders): string[] {
  const [code, sheet, ...more] = args;
  if (more.length > 0)
    throw new CommandRefused('Name one language and one sheet: npm run words -- hi words-hi.csv');
  if (code === undefined) return TRANSLATIONS.map((language) => progressOf(root, language));
  const language = TRANSLATIONS.find((one) => one === code);
  if (!language) {
    throw new CommandRefused(`"${code}" is not a language of the translations: ${TRANSLATIONS.join(', ')}.`);
  }
  return [
    sheet === undefined ? writeSheet(root, language) : readSheet(root, language, resolve(caller, sheet)),
  ];
}

const rowsIn = (root: string, language: Language) =>
  rowsOf(readSources(root, 'en'), readSources(root, language));

function progressOf(root: string, language: Language): string {
  const { translated, all } = countOf(rowsIn(root, language));
  // Only what is whole has 100 %.
  const percent = Math.floor((100 * translated) / all);
  return `${language}: ${translated} of ${all} (${percent} %), read by ${readReaders(root, language)}`;
}

function writeSheet(root: string, language: Language): string {
  const name = `words-${language}.csv`;
  writeFileSync(join(root, name), sheetOf(rowsIn(root, language)));
  return name;
}

function readSheet(root: string, language: Language, path: string): string {
  const own = readSources(root, language);
  const result = writeBack(readSheetFile(path), readSources(root, 'en'), own);
  if (result.state === 'refused') {
    throw new CommandRefused(`${result.problems.join('\n')}\nNothing was written.`);
  }
  const paths = [...result.changed.keys()].map((file) => join(folderOf(root, language), file));
  if (paths.length === 0) return 'Nothing has changed.';
  const write = (files: ReadonlyMap<string, string>) => {
    for (const file of result.changed.keys()) {
      writeFileSync(join(folderOf(root, language), file), files.get(file) ?? '');
    }
  };
  write(result.changed);
  const problem = formatProblem(root, paths);
  if (problem === undefined) return `Written:\n${paths.join('\n')}`;
  write(own);
  throw new CommandRefused(`${problem}\nNothing was written.`);
}

/** Formats files, as longer words need other line breaks. Returns what the linter has to say against them. */
function formatProblem(root: string, paths: string[]): string | undefined {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const command = [biome, 'check', '--write', '--error-on-warnings', ...paths];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}
