import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import * as copy from '#messages/host-import.ts';
import { type HomestayFile, homestayFile } from './homestay-file.ts';

export type Reading = { ok: true; file: HomestayFile } | { ok: false; problems: string[] };

/** Reads and checks a homestay file. Reports every problem at once, with its line and field. */
export function readHomestayFile(text: string): Reading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) =>
      copy.notYaml(lines.linePos(pos[0]).line, message),
    );
    return { ok: false, problems };
  }
  const parsed = homestayFile.safeParse(document.toJS() ?? {});
  if (parsed.success) return { ok: true, file: parsed.data };
  const problems = parsed.error.issues
    .map((issue) => ({ line: lineOf(issue, document, lines), sentence: sentenceOf(issue) }))
    .sort((a, b) => a.line - b.line)
    .map(({ line, sentence }) => copy.problemAt(line, sentence));
  return { ok: false, problems };
}

/** The line of the wrong value, or of the nearest parent when the value is missing. */
function lineOf(issue: z.core.$ZodIssue, document: Document, lines: LineCounter): number {
  const path = [...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const holder = document.getIn(path, true);
    const unknown = isMap(holder)
      ? holder.items.find(({ key }) => isNode(key) && issue.keys.includes(String(key)))
      : undefined;
    if (isNode(unknown?.key) && unknown.key.range) return lines.linePos(unknown.key.range[0]).line;
  }
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.') || copy.WHOLE_FILE;
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return copy.unknownFields(field, keys);
  }
  if (issue.code === 'invalid_type' && issue.input === undefined && /undefined/.test(issue.message)) {
    return copy.missing(field);
  }
  return `${field}: ${issue.message}`;
}
