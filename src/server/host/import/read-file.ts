import type { Written } from '#server/content/written-fields.ts';
import { checkFields, sentenceAt } from '#server/content/yaml-mistakes.ts';
import { type HomestayFile, homestayFile } from './homestay-file.ts';

export type Reading =
  | { ok: true; file: HomestayFile; written: Written }
  | { ok: false; problems: string[]; written: Written };

/** Reads and checks a homestay file. Reports every problem at once, with its line, its place and what to write. */
export function readHomestayFile(text: string): Reading {
  const checked = checkFields(text, homestayFile, (fields) => homestayFile.safeParse(fields));
  if (checked.ok) return { ok: true, file: checked.data, written: checked.written };
  return { ok: false, problems: checked.mistakes.map(sentenceAt), written: checked.written };
}
