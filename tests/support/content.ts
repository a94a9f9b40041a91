import type { ZodType } from 'astro/zod';

export function sentencesOf(schema: ZodType, fields: unknown): Record<string, string> {
  const { error } = schema.safeParse(fields);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}
