import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, stringify } from 'yaml';

/** The folder inside content/ with the words and pictures of the demonstration. */
export const DEMO = 'demo';

/** The parts of an `.mdx` file: the opening dashes, the fields, the closing dashes, and the text below them. */
export const FENCED = /^(\uFEFF?\s*---[ \t]*\r?\n)(.*?\r?\n|)(---[ \t]*(?:\r?\n|$))(.*)$/s;

/** A file of content/ as the site reads it. */
export interface LayeredFile {
  text: string;
  /** The line after which the demo's fields stand, and how many lines they are; 0 if there are none. */
  added: { after: number; count: number };
}

const asWritten = (text: string): LayeredFile => ({ text, added: { after: 0, count: 0 } });
const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * Returns a file of `content`, undefined if there is none. With the demo, its file of the same name fills in the fields
 * and the text that the host's own leaves open; the host's own words always stand.
 */
export function readLayered(content: string, name: string, withDemo: boolean): LayeredFile | undefined {
  const own = readIfThere(join(content, name));
  const demo = withDemo ? readIfThere(join(content, DEMO, name)) : undefined;
  if (own === undefined || demo === undefined) {
    const text = own ?? demo;
    return text === undefined ? undefined : asWritten(text);
  }
  return name.endsWith('.yaml') ? fillFields(own, demo) : fillFile(own, demo);
}

/** Returns the names of the `.mdx` files of a folder of `content`, sorted: `faqs/beach.mdx`. */
export function layeredNames(content: string, folder: string, withDemo: boolean): string[] {
  const layers = withDemo ? [content, join(content, DEMO)] : [content];
  const names = layers.flatMap((layer) => {
    const path = join(layer, folder);
    return existsSync(path) ? readdirSync(path) : [];
  });
  const isOurs = (name: string) => name.endsWith('.mdx') && !name.startsWith('.');
  return [...new Set(names.filter(isOurs))].sort().map((name) => `${folder}/${name}`);
}

const linesOf = (text: string) => text.split('\n').length;

/** Appends the fields, so that the host's own lines keep their numbers. */
function fillFields(own: string, demo: string): LayeredFile {
  const missing = missingFields(own, demo);
  if (!missing) return asWritten(own);
  const ended = own.endsWith('\n') || own === '' ? own : `${own}\n`;
  return { text: `${ended}${missing}`, added: { after: linesOf(ended) - 1, count: linesOf(missing) - 1 } };
}

function fillFile(own: string, demo: string): LayeredFile {
  const [, head = '', fields = '', fence = '', body = ''] = FENCED.exec(own) ?? [];
  const [, , demoFields = '', , demoBody = ''] = FENCED.exec(demo) ?? [];
  // A file without fields is a mistake, which is found in the file as it is written.
  if (head === '') return asWritten(own);
  const filled = fillFields(fields, demoFields);
  const text = `${head}${filled.text}${fence}${body.trim() === '' ? demoBody : body}`;
  return { text, added: { ...filled.added, after: filled.added.after + linesOf(head) - 1 } };
}

/** Returns the demo's fields that the host's file does not have, as YAML; empty if the host's can't be read. */
function missingFields(own: string, demo: string): string {
  const written = parseDocument(own);
  const { contents } = written;
  if (written.errors.length > 0 || (contents !== null && !isMap(contents))) return '';
  const fields = parseDocument(demo).toJS() as Record<string, unknown> | null;
  const missing = Object.entries(fields ?? {}).filter(([name]) => !contents?.has(name));
  return missing.length > 0 ? stringify(Object.fromEntries(missing), { lineWidth: 0 }) : '';
}
