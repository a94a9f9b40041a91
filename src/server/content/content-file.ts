import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { FENCED } from '#site/content-layers.ts';
import { readTranslated } from '#site/translated.ts';

export const CONTENT = 'content';

/** A content file is wrong or missing; the message names it and the field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export const text = z
  .string('must be text (put it in quotes)')
  .check(z.trim(), z.minLength(1, 'must not be empty'));

/** A folder of words, and whether the demonstration's fill in what is not written there. */
export interface ContentFolder {
  folder: string;
  withDemo: boolean;
  /** English if absent. */
  language?: Language;
}

/** Reads one file; of an `.mdx` file, the text below its fields is `body`. Throws {@link ContentError}. */
export function readContentFile<Schema extends z.ZodMiniType>(
  { folder, withDemo, language = DEFAULT_LANGUAGE }: ContentFolder,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  const file = `${CONTENT}/${name}`;
  const written = readTranslated(folder, name, { language, withDemo });
  if (written === undefined) throw new ContentError(`${file} is missing.`);
  const parsed = schema.safeParse(fieldsOf(file, written));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  - the field "${path.join('.')}" ${message}`,
  );
  throw new ContentError([`${file} can't be used:`, ...problems].join('\n'));
}

function fieldsOf(file: string, written: string): unknown {
  const [, , matter = written, , body = ''] = FENCED.exec(written) ?? [];
  try {
    const fields: unknown = parse(matter);
    if (Array.isArray(fields) || typeof fields !== 'object') return fields;
    return { ...fields, body };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ContentError(`${file} can't be read: ${error.message}`, { cause: error });
  }
}
