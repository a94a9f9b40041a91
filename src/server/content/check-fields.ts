import { isNode } from 'yaml';
import type * as z from 'zod/v4/core';
import * as copy from '#messages/site/field-mistakes.ts';
import { explainIssue } from './explain-issue.ts';
import { allFields, closest, fieldNames } from './schema-fields.ts';
import { type Mistake, type Path, readFields, type Written } from './written-fields.ts';

function fieldMistakes(issues: readonly z.$ZodIssue[], written: Written, schema: z.$ZodType): Mistake[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => unknownField(issue.path, name, written, schema))
      : [],
  );
  const meant = new Set(unknown.map(({ meant }) => meant));
  const others = issues.flatMap((issue): Mistake[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const node = written.nodeAt(issue.path);
    const isMissing = !isNode(node) && issue.path.length > 0;
    // The field is there under a misspelt name, which has a mistake of its own.
    if (isMissing && meant.has(issue.path.join('.'))) return [];
    const sentence = explainIssue(issue, { node, written, schema });
    const path = isMissing ? issue.path.slice(0, -1) : issue.path;
    return [{ line: written.lineOf(path), field: written.placeOf(issue.path), sentence }];
  });
  return [...unknown.map(({ mistake }) => mistake), ...others];
}

/**
 * Reads a YAML text and checks its fields. All mistakes are returned at once, by line; text that can't be parsed has
 * one.
 */
export function checkFields<Schema extends z.$ZodType>(
  text: string,
  schema: Schema,
  parse: (fields: unknown) => z.util.SafeParseResult<z.output<Schema>>,
):
  | { ok: true; data: z.output<Schema>; written: Written }
  | { ok: false; mistakes: Mistake[]; written: Written } {
  const written = readFields(text);
  if (written.broken) return { ok: false, mistakes: [written.broken], written };
  const parsed = parse(written.fields ?? {});
  if (parsed.success) return { ok: true, data: parsed.data, written };
  const mistakes = fieldMistakes(parsed.error.issues, written, schema);
  return { ok: false, mistakes: mistakes.sort((a, b) => a.line - b.line), written };
}

export const sentenceAt = (mistake: Mistake): string => copy.mistakeAt(mistake);

function unknownField(path: Path, name: string, written: Written, schema: z.$ZodType) {
  const { required, optional } = fieldNames(schema, path);
  const names = [...required, ...optional];
  const meant = closest(name, names);
  const owner = allFields(schema).find(([field, of]) => field === name && of !== '')?.[1];
  let sentence = owner ? copy.elsewhere(name, owner) : copy.unknown(name);
  if (meant) sentence = copy.misspelt(name, meant);
  // `{ price: 1,700 }` is a price of 1 and a field named 700.
  else if (/^\d/.test(name)) sentence = copy.afterComma(name);
  const mistake = { line: written.lineOf([...path, name]), field: written.placeOf(path), sentence };
  return { mistake, meant: [...path, meant ?? name].join('.') };
}
