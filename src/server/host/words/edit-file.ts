import { isMap, isNode, type Pair, parse, parseDocument, type YAMLMap } from 'yaml';
import { FENCED } from '#site/content-layers.ts';

export type Edit = readonly [path: readonly string[], value: string | number | null];

export interface FileEdit {
  edits: readonly Edit[];
  /** The whole text below the fields; without it, that stays as it is. */
  body?: string;
  /** What a map is filled with before an edit, if the host's own file does not have it: the demo's would be lost. */
  maps?: Readonly<Record<string, unknown>>;
}

/** Says that the fields of a host's own file can't be parsed, so that nothing can be changed in it. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable';
}

const FENCE = '---\n';

function partsOf(text: string | undefined, name: string) {
  if (name.endsWith('.yaml')) return { head: '', fields: text ?? '', fence: '', body: '' };
  if (text === undefined) return { head: FENCE, fields: '', fence: FENCE, body: '' };
  const [, head, fields = '', fence = FENCE, body = ''] = FENCED.exec(text) ?? [];
  if (head === undefined) throw new FileUnreadable(name);
  return { head, fields, fence, body };
}

/** Returns the fields and the text of a file; no fields if they can't be parsed. */
export function readFile(text: string, name: string): { fields: Record<string, unknown>; body: string } {
  try {
    const { fields, body } = partsOf(text, name);
    const read: unknown = parse(fields);
    return { fields: typeof read === 'object' && read !== null ? { ...read } : {}, body };
  } catch {
    return { fields: {}, body: '' };
  }
}

/**
 * Returns the text of a file with the edits; null takes a field away. Comments and what is not named stay. Throws
 * {@link FileUnreadable}.
 */
export function editFile(
  text: string | undefined,
  name: string,
  { edits, body, maps = {} }: FileEdit,
): string {
  const parts = partsOf(text, name);
  const document = parseDocument(parts.fields);
  if (document.errors.length > 0) throw new FileUnreadable(name);
  if (document.contents !== null && !isMap(document.contents)) document.contents = null;
  for (const [path, value] of edits) {
    const [parent = '', ...rest] = path;
    const isInMap = rest.length > 0;
    if (isInMap && !isMap(document.get(parent, true)))
      document.set(parent, document.createNode(maps[parent] ?? {}));
    if (value !== null) {
      document.setIn(path, value);
      continue;
    }
    const map = isInMap ? document.get(parent, true) : document.contents;
    if (isMap(map)) remove(map, path.at(-1) ?? '');
    const isUnsaid = isInMap && isMap(map) && map.items.length === 0 && maps[parent] === undefined;
    if (isUnsaid && isMap(document.contents)) remove(document.contents, parent);
  }
  const { contents } = document;
  const isEmpty = contents === null || (isMap(contents) && contents.items.length === 0);
  const comments = [document.commentBefore, contents?.commentBefore, contents?.comment, document.comment];
  // A date or a number in quotes stays a text.
  const fields = isEmpty
    ? comments.flatMap((one) => (one ? [`${one.replaceAll(/^(?=.)/gm, '#')}\n`] : [])).join('\n')
    : document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
  const below = body === undefined ? parts.body : body && `\n${body}`;
  return `${parts.head}${fields}${parts.fence}${below}`;
}

/** Takes a field away. The comment above it stays. */
function remove(map: YAMLMap, name: string): void {
  const index = map.items.findIndex(({ key }) => String(key) === name);
  const [gone] = index < 0 ? [] : map.items.splice(index, 1);
  const comment = gone && commentOf(gone);
  if (!comment) return;
  const next = map.items[index]?.key;
  if (isNode(next)) next.commentBefore = joined(comment, next.commentBefore);
  else map.comment = joined(map.comment, comment);
}

const commentOf = ({ key }: Pair) => (isNode(key) ? key.commentBefore : undefined);
const joined = (...comments: (string | null | undefined)[]) => comments.filter(Boolean).join('\n');
