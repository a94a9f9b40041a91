import type { ZodType } from 'astro/zod';

/** What a schema of the content says of some fields, by field. */
export function sentencesOf(schema: ZodType, fields: unknown): Record<string, string> {
  const { error } = schema.safeParse(fields);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
