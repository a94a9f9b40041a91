import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { DATE_NAMES as ENGLISH } from '#domain/language/en/dates.ts';
import * as copy from '#messages/site/field-mistakes.ts';
import { quoted } from './written-values.ts';

export interface Mistake {
  line: number;
  /** The place in the file, such as `room "Conch Room", 2nd rate, price`. It is empty if the place is not known. */
  field: string;
  sentence: string;
  /** The parser's message with the lines around the mistake. Only a text that can't be parsed has it. */
  excerpt?: string;
}

export type Path = readonly PropertyKey[];

/** A file as the host wrote it, to find the line, the name and the text of a field. */
export interface Written {
  fields: unknown;
  broken: Mistake | undefined;
  lineOf(path: Path): number;
  placeOf(path: Path): string;
  nodeAt(path: Path): unknown;
  sourceOf(node: unknown): string;
}

export function readFields(text: string): Written {
  const source = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd();
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, stringKeys: true });
  const broken = mistakeIn(document, lines);
  const fields: unknown = broken ? undefined : document.toJS();
  return {
    fields,
    broken,
    nodeAt: (path) => nodeAt(document, path),
    lineOf: (path) => lineOf(document, lines, path),
    placeOf: (path) => placeOf(fields, path),
    sourceOf: (node) => sourceOf(source, node),
  };
}

/** Returns the first mistake that the parser reports, because later ones may only follow from it. */
function mistakeIn(document: Document, lines: LineCounter): Mistake | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    return { line, field: '', sentence: copy.notUnderstood, excerpt: error.message.trimEnd() };
  }
  let found: Mistake | undefined;
  visit(document, {
    // YAML takes `*Special*` for a reference to a value of that name, but the host meant plain text.
    Alias(_key, alias) {
      if (alias.resolve(document)) return undefined;
      const sentence = copy.quoteText(quoted(`*${alias.source}`));
      found = { line: lines.linePos(alias.range?.[0] ?? 0).line, field: '', sentence };
      return visit.BREAK;
    },
  });
  return found;
}

const nodeAt = (document: Document, path: Path): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true);

/** Returns the line of a field, or of the nearest field around it if it is missing. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = nodeAt(document, path.slice(0, length - 1));
    const last = path[length - 1];
    const pair =
      isMap(holder) && holder.items.find(({ key }) => isScalar(key) && String(key.value) === String(last));
    const node = pair ? pair.key : isSeq(holder) && holder.items[Number(last)];
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Returns words such as `room "Conch Room", 2nd rate, price`. If there is only one homestay, rooms are named without
 * it.
 */
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
        typeof name === 'string' && name
          ? copy.named(list, name)
          : copy.numbered(list, ENGLISH.ordinal(part + 1));
      const isRoom = typeof name === 'string' || list === 'rooms';
      if (isRoom && words[0] === only) words.shift();
      if (words.length === 0 && Array.isArray(here) && here.length === 1) only = word;
      words.push(word);
    } else if (typeof path[index + 1] !== 'number') words.push(String(part));
    here = next;
  }
  return words.join(', ');
}

function sourceOf(text: string, node: unknown): string {
  if (isScalar(node)) return String(node.source ?? node.value ?? '');
  return isNode(node) && node.range ? text.slice(node.range[0], node.range[1]).trim() : '';
}
