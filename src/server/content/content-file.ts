import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod/mini';

export const CONTENT = 'content';

/** A content file is wrong or missing; the message names it and the field. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export const text = z
  .string('must be text (put it in quotes)')
  .check(z.trim(), z.minLength(1, 'must not be empty'));

/**
 * Reads one file of the folder `content`; of an `.mdx` file, the text below its fields is `body`. Throws {@link
 * ContentError}.
 */
export async function readContentFile<Schema extends z.ZodMiniType>(
  content: string,
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const file = `${CONTENT}/${name}`;
  const written = await readFile(join(content, name), 'utf8').catch((cause: unknown) => {
    throw new ContentError(`${file} is missing.`, { cause });
  });
  const parsed = schema.safeParse(fieldsOf(file, written));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  - the field "${path.join('.')}" ${message}`,
  );
  throw new ContentError([`${file} can't be used:`, ...problems].join('\n'));
}

function fieldsOf(file: string, written: string): unknown {
  const [, matter = written, body = ''] =
    /^\uFEFF?\s*---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n(.*))?$/s.exec(written) ?? [];
  try {
    const fields: unknown = parse(matter);
    return typeof fields === 'object' ? { ...fields, body } : fields;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ContentError(`${file} can't be read: ${error.message}`, { cause: error });
  }
}
