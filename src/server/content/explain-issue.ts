import { isMap, isScalar } from 'yaml';
import type * as z from 'zod/v4/core';
import * as copy from '#messages/site/field-mistakes.ts';
import { fieldNames, schemaAt } from './schema-fields.ts';
import type { Written } from './written-fields.ts';
import { dateHint, listOf, numberHint, quoted, timeHint } from './written-values.ts';

interface Around {
  /** The node of the file that the issue is about; undefined if the field is missing. */
  node: unknown;
  written: Written;
  schema: z.$ZodType;
}

/** Zod's own sentences begin like this. They are replaced; the sentences of our schemas are kept. */
const OWN = /^(?:Invalid|Too|Unrecognized|Expected|Required)/;

/** Returns one sentence: what the field must be, and how to correct what the host wrote. */
export function explainIssue(issue: z.$ZodIssue, around: Around): string {
  const { node, written } = around;
  const text = isScalar(node) ? String(node.value ?? '') : '';
  if (issue.path.length === 0 && !isMap(node))
    return copy.beginWith(fieldNames(around.schema, []).required[0] ?? '');
  if (node === undefined) return missing(issue, around);
  if (isScalar(node) && text === '' && issue.code !== 'custom') {
    const { required } = fieldNames(around.schema, issue.path.slice(0, -1));
    return required.includes(String(issue.path.at(-1))) ? copy.emptyRequired : copy.empty;
  }
  if (issue.message === copy.DATE && isScalar(node)) return dateHint(written.sourceOf(node));
  if (issue.message === copy.TIME && isScalar(node)) return timeHint(written.sourceOf(node));
  const hint = hintFor(issue, around, text);
  if (hint) return hint;
  return OWN.test(issue.message) ? plain(issue) : issue.message;
}

function missing(issue: z.$ZodIssue, { written }: Around): string {
  const name = String(issue.path.at(-1));
  const holder = written.nodeAt(issue.path.slice(0, -1));
  return isMap(holder) && holder.flow ? copy.missingIn(name) : copy.missing(name);
}

function hintFor(issue: z.$ZodIssue, around: Around, text: string): string | undefined {
  const { node, written, schema } = around;
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const plainText = text.toLowerCase().trim();
    const meant = values.find(
      (value) => value === plainText || (plainText.length > 1 && value.startsWith(plainText)),
    );
    return meant ? copy.write(meant) : copy.oneOf(values.join(', '));
  }
  if (issue.code !== 'invalid_type') return undefined;
  const source = written.sourceOf(node).trim();
  switch (issue.expected) {
    case 'number':
    case 'int':
      return isScalar(node) ? numberHint(source, fits(schema, issue.path)) : undefined;
    case 'string':
      return copy.asQuoted(quoted(source.replaceAll(/^\[\s*|\s*\]$/g, '')));
    case 'array':
      return asList(issue.path, around, text);
    case 'object':
    case 'record':
      return copy.asFields(fieldsFor(schema, issue.path, text || source));
    default:
      return undefined;
  }
}

function fits(schema: z.$ZodType, path: readonly PropertyKey[]) {
  const at = schemaAt(schema, path);
  return (number: number) =>
    !at || !(at._zod.run({ value: number, issues: [] }, { async: false }) as z.ParsePayload).issues.length;
}

function asList(path: readonly PropertyKey[], { node, schema, written }: Around, text: string): string {
  const isOfFields = schemaAt(schema, [...path, 0])?._zod.def.type === 'object';
  if (isMap(node)) return node.flow ? copy.asList(`[${written.sourceOf(node)}]`) : copy.asDashes;
  if (isOfFields) return copy.asList(`[${fieldsFor(schema, [...path, 0], text)}]`);
  const [, first] = /^-(\S+)/.exec(text) ?? [];
  return first ? copy.spaceAfterDash(`- ${first}`) : copy.asList(listOf(text));
}

/** Returns an example such as `{ from: 2026-12-10, to: 2026-12-10 }`, filled with the values found in the text. */
function fieldsFor(schema: z.$ZodType, path: readonly PropertyKey[], text: string): string {
  const { required, optional } = fieldNames(schema, path);
  const names = required.length > 0 ? required : optional;
  const dates = text.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  const single = text.replaceAll(/[[\](){}]/g, '').trim();
  const several = single.split(/\s*,\s*/);
  const plainValues = several.length === names.length ? several : [single];
  const values = dates.length > 0 ? [dates[0], dates.at(-1)] : plainValues;
  return `{ ${names.map((name, index) => `${name}: ${values[index] || '…'}`).join(', ')} }`;
}

function plain(issue: z.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return copy.wholeNumber;
      if (issue.expected === 'number') return copy.number;
      return issue.expected === 'boolean' ? copy.yesOrNo : copy.wrong;
    case 'too_small':
      if (issue.origin === 'string') return copy.tooShort;
      return issue.origin === 'array' ? copy.needsOne : copy.atLeast(String(issue.minimum));
    case 'too_big':
      if (issue.origin === 'string') return copy.tooLong(Number(issue.maximum));
      return issue.origin === 'array'
        ? copy.tooMany(Number(issue.maximum))
        : copy.atMost(String(issue.maximum));
    case 'invalid_format':
      return issue.format === 'email' ? copy.emailAddress : copy.webAddress('https://example.com');
    default:
      return copy.wrong;
  }
}
