import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import type { Sources } from './sheet.ts';

const READER = /^Read by a native speaker: (.+?)\.?$/gm;

/** The languages into which the site is translated. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

export const folderOf = (root: string, language: Language) => join(root, 'src/messages', language);

/** Returns the files of sentences by their paths in the language's folder, in the order of the alphabet. */
export function readSources(root: string, language: Language): Sources {
  const folder = folderOf(root, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return new Map(
    files.sort().map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Returns who has read a translation, from its REVIEW.md. */
export function readReaders(root: string, language: Language): string {
  const review = readFileSync(join(folderOf(root, language), 'REVIEW.md'), 'utf8');
  return [...review.matchAll(READER)].map(([, reader]) => reader).join('; ') || 'nobody yet';
}

/** Returns the text of a sheet that came back. */
export function readSheetFile(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new CommandRefused(`${path} can't be read.`, { cause: error });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandRefused(`${path} is not UTF-8. Save it as “CSV UTF-8”.`, { cause: error });
  }
}
