import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { DEMO, FENCED, readLayered } from './content-layers.ts';

type Fields = Record<string, unknown>;
interface Written {
  fields: Fields;
  body: string;
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(text: string): Written {
  const [, , fields = text, , body = ''] = FENCED.exec(text) ?? [];
  return { fields: (parseDocument(fields).toJS() ?? {}) as Fields, body };
}

const readIfThere = (path: string) => (existsSync(path) ? read(readFileSync(path, 'utf8')) : undefined);

/** A translation says only what it says otherwise: dates, pictures and links stay those of the English file. */
function merged(english: Fields, translation: Fields): Fields {
  const fields = Object.entries(translation).map(([name, value]) => {
    return [name, mergedValue(english[name], value)];
  });
  return { ...english, ...Object.fromEntries(fields) };
}

/** Items of a list are translated in their order. */
function mergedValue(english: unknown, translation: unknown): unknown {
  if (isMap(english) && isMap(translation)) return merged(english, translation);
  if (Array.isArray(english) && Array.isArray(translation))
    return translation.map((item, index) => mergedValue(english[index], item));
  return translation;
}

const over = (english: Written, { fields, body }: Written): Written => ({
  fields: merged(english.fields, fields),
  body: body.trim() === '' ? english.body : body,
});

/** The demo's translation is of the demo's words only: what the host has written in English is no longer theirs. */
function ofDemo({ fields, body }: Written, own: Written | undefined): Written {
  if (!own) return { fields, body };
  const left = Object.entries(fields).filter(([name]) => !(name in own.fields));
  return { fields: Object.fromEntries(left), body: own.body.trim() === '' ? body : '' };
}

/** Returns the translation of a file of content/, such as `faqs/beach.mdx`; undefined if none of it is translated. */
function translationOf(content: string, name: string, language: Language, withDemo: boolean) {
  const own = readIfThere(join(content, language, name));
  const demo = withDemo ? readIfThere(join(content, DEMO, language, name)) : undefined;
  const left = demo && ofDemo(demo, readIfThere(join(content, name)));
  const isLeft = left && (Object.keys(left.fields).length > 0 || left.body.trim() !== '');
  const parts = [isLeft ? left : undefined, own].filter((part) => part !== undefined);
  return parts.length > 0 ? parts : undefined;
}

/** Returns a file of content/ in a language: the English one if it has no translation, undefined if there is none. */
export function readTranslated(
  content: string,
  name: string,
  { language, withDemo }: { language: Language; withDemo: boolean },
): string | undefined {
  const english = readLayered(content, name, withDemo);
  if (!english || language === DEFAULT_LANGUAGE) return english?.text;
  const parts = translationOf(content, name, language, withDemo);
  if (!parts) return english.text;
  const { fields, body } = parts.reduce(over, read(english.text));
  // A date without quotes would be read as an instant.
  const yaml = stringify(fields, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
  return name.endsWith('.yaml') ? yaml : `---\n${yaml}---\n${body}`;
}
