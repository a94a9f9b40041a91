import { isMap, isNode, isPair, isScalar, isSeq, visit } from 'yaml';
import type * as z from 'zod/v4/core';
import { ordinal } from '#domain/dates/calendar.ts';
import * as copy from '#messages/site/field-mistakes.ts';
import { allFields } from './schema-fields.ts';
import { type Mended, mendText } from './yaml-mending.ts';

/** A mistake in a file of fields, in the words of the person who wrote it. */
export interface Mistake {
  line: number;
  /** The last line of the same mistake in several lines. */
  last?: number;
  /** Where in the file: `room "Conch Room", 2nd rate, price`. Empty if that is not known. */
  field: string;
  /** What is expected and how to write it. */
  sentence: string;
  /** Said only if nothing else is wrong in the line. */
  isSoft?: boolean | undefined;
  /** Nothing else is said of the line. */
  covers?: boolean | undefined;
}

export type Path = readonly PropertyKey[];

/** A file as it was written, with what is wrong in its signs. */
export interface Written {
  fields: unknown;
  mistakes: Mistake[];
  /** False: what it says can't be judged. */
  isWhole: boolean;
  isSure: boolean;
  lineOf(path: Path): number;
  placeOf(path: Path): string;
  nodeAt(path: Path): unknown;
  sourceOf(node: unknown): string;
}

/** Reads a text of fields. `firstLine` is the number of its first line, for fields above a text. */
export function readFields(text: string, schema: z.$ZodType, firstLine = 1): Written {
  const known = new Set(allFields(schema).map(([name]) => name));
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const mended = mendText(source, known);
  const { document, isWhole, isSure } = mended;
  const nodeAt = (path: Path) => (path.length === 0 ? document.contents : document.getIn(path, true));
  const fields: unknown = isWhole ? document.toJS() : undefined;
  const written: Written = {
    fields,
    isWhole,
    isSure,
    nodeAt,
    mistakes: [],
    lineOf: (path) => lineOf(mended, path) + firstLine - 1,
    placeOf: (path) => placeOf(fields, path),
    sourceOf: (node) => sourceOf(mended, node),
  };
  const lineInFile = (line: number) => line + firstLine - 1;
  const signs = mended.mistakes.map(({ line, last = line, sentence, isSoft, covers }): Mistake => {
    const field = written.placeOf(pathOfLine(mended, line));
    return {
      sentence,
      isSoft,
      covers,
      field,
      line: lineInFile(line),
      ...(last > line && { last: lineInFile(last), field: '' }),
    };
  });
  return { ...written, mistakes: joined([...signs, ...(isSure ? duplicates(mended, written) : [])]) };
}

/** The line of a field, or of the nearest one around it when it is missing. */
function lineOf({ document, lines }: Mended, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair =
      isMap(holder) && holder.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
    const node = pair ? pair.key : isSeq(holder) && holder.items[Number(last)];
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The field that is named in a line: the last one of several. */
function pathOfLine({ document, lines }: Mended, line: number): Path {
  let found: Path = [];
  visit(document, {
    Pair(_key, { key }, ancestors) {
      if (!isScalar(key) || key.value === null || !key.range) return;
      if (lines.linePos(key.range[0]).line !== line) return;
      if (found.length === 0) found = [...pathOf(ancestors), String(key.value)];
    },
  });
  const isKnown = found.every((part, index) =>
    typeof part === 'number' ? typeof found[index - 1] === 'string' : PLAIN_NAME.test(String(part)),
  );
  return isKnown ? found : [];
}

/** Of a field; in a text that can't be understood, whole lines may pass for one. */
const PLAIN_NAME = /^[\w -]{1,40}$/;

function pathOf(ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    if (isPair(ancestor) && isScalar(ancestor.key)) return [String(ancestor.key.value ?? '')];
    const next = ancestors[index + 1];
    return isSeq(ancestor) && next ? [ancestor.items.indexOf(next)] : [];
  });
}

/** `room "Conch Room", 2nd rate, price`; an only homestay is not named before its rooms. */
function placeOf(fields: unknown, path: Path): string {
  const words: string[] = [];
  let here = fields;
  let only: string | undefined;
  for (const [index, part] of path.entries()) {
    const next = (here as Record<PropertyKey, unknown> | null | undefined)?.[part];
    if (typeof part === 'number') {
      const list = String(path[index - 1]);
      const name = (next as { name?: unknown } | null | undefined)?.name;
      const word =
        typeof name === 'string' && name ? copy.named(list, name) : copy.numbered(list, ordinal(part + 1));
      const isRoom = typeof name === 'string' || list === 'rooms';
      if (isRoom && words[0] === only) words.shift();
      if (words.length === 0 && Array.isArray(here) && here.length === 1) only = word;
      words.push(word);
    } else if (typeof path[index + 1] !== 'number') words.push(String(part));
    here = next;
  }
  return words.join(', ');
}

/** What is written there, without its quotes. */
function sourceOf({ text }: Mended, node: unknown): string {
  if (isScalar(node)) return String(node.source ?? node.value ?? '');
  return isNode(node) && node.range ? text.slice(node.range[0], node.range[1]).trim() : '';
}

/** A field that is written twice. */
function duplicates({ document, lines }: Mended, written: Written): Mistake[] {
  const found: Mistake[] = [];
  visit(document, {
    Map(_key, node, ancestors) {
      const seen = new Map<string, number>();
      for (const { key } of node.items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const { line } = lines.linePos(key.range[0]);
        const path = [...pathOf([...ancestors, node]), name];
        const first = seen.get(name);
        if (first !== undefined)
          found.push({ line, field: written.placeOf(path), sentence: copy.writtenTwice(first) });
        seen.set(name, first ?? line);
      }
    },
  });
  return found;
}

/** The same mistake in a line, or in lines that follow each other, is one. */
function joined(mistakes: readonly Mistake[]): Mistake[] {
  const all: Mistake[] = [];
  for (const mistake of mistakes.toSorted((a, b) => a.line - b.line)) {
    const before = all.at(-1);
    const end = before?.last ?? before?.line ?? 0;
    if (!before || before.sentence !== mistake.sentence || mistake.line > end + 1) all.push({ ...mistake });
    else if (mistake.line > end)
      Object.assign(before, {
        last: mistake.last ?? mistake.line,
        field: before.field === mistake.field ? before.field : '',
      });
    else if (before.field !== mistake.field) all.push({ ...mistake });
  }
  return all;
}
