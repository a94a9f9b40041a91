import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { FENCED } from './content-layers.ts';

type Fields = Record<string, unknown>;
const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A translation says only what it says otherwise: dates, pictures and links stay those of the English file. */
function merged(english: Fields, translation: Fields): Fields {
  const fields = Object.entries(translation).map(([name, value]) => {
    const before = english[name];
    return [name, isMap(before) && isMap(value) ? merged(before, value) : value];
  });
  return { ...english, ...Object.fromEntries(fields) };
}

const read = (yaml: string) => (parseDocument(yaml).toJS() ?? {}) as Fields;

/** Returns an English file of content/ with the words of its translation. */
export function translatedFile(name: string, english: string, translation: string): string {
  if (name.endsWith('.yaml')) return stringify(merged(read(english), read(translation)), { lineWidth: 0 });
  const [, head = '', fields = '', fence = '', body = ''] = FENCED.exec(english) ?? [];
  const [, , otherFields = '', , otherBody = ''] = FENCED.exec(translation) ?? [];
  const words = stringify(merged(read(fields), read(otherFields)), { lineWidth: 0 });
  return `${head}${words}${fence}${otherBody.trim() === '' ? body : otherBody}`;
}

/** Returns whether a file of a build's content has a translation; `name` is like `faqs/beach.mdx`. */
export const isTranslated = (content: string, language: string, name: string): boolean =>
  existsSync(join(content, language, name));
