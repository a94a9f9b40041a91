import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

/** These values often break programs: limits, other types, special characters, very long and very deep values. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308],
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'null',
    'NaN',
    '2026-02-30',
    '9999-12-31',
    '0000-00-00',
    '2026-12-18T00:00:00Z',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table reservation; --',
    '<script>alert(1)</script>',
    '=1+1',
    '{{7*7}}',
    '%00',
    '../..',
  ],
  ...['\0', 'a\r\nBcc: x@example.in', '\u202e', '\ud800', '👩‍👩‍👧‍👦', 'ପୁରୀ', 'x'.repeat(100_000)],
  ...[[], {}, [[[[[[]]]]]], { __proto__: null, constructor: 1 }, [null], { toString: 'x' }],
];

const hostile = fc.constantFrom(...HOSTILE);

const jsonSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
});

/** Most values fit the JSON schema, so that requests pass validation. A few are hostile. */
function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 40, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}

function fitting(schema: unknown): fc.Arbitrary<unknown> {
  const parsed = z.safeParse(jsonSchema, schema);
  if (!parsed.success) return hostile;
  const { type, enum: choices, const: only, anyOf, properties, items } = parsed.data;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, named(name) ?? valuesOf(field)]);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (type === 'array') return fc.array(items === undefined ? hostile : valuesOf(items), { maxLength: 3 });
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double());
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return fc.oneof(texts, fc.string());
  return hostile;
}

export function bodyOf(call: Endpoint, text: string): unknown {
  return filled(call.body && z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }), text);
}

function filled(schema: unknown, text: string): unknown {
  const parsed = z.safeParse(jsonSchema, schema);
  if (!parsed.success) return text;
  const { type, enum: choices, const: only, anyOf, properties, items } = parsed.data;
  if (only !== undefined || choices) return only ?? choices?.[0];
  if (anyOf) return filled(anyOf[0], text);
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, filled(field, text)]);
    return Object.fromEntries(fields);
  }
  if (type === 'array') return [filled(items, text)];
  return type === 'string' ? text : 1;
}

const texts = fc.constantFrom(
  'Asha',
  'asha@example.in',
  '2026-12-18',
  '2026-12-20',
  '1',
  'order_x',
  'long enough 1',
);

/** Returns values that fit a field's name, so that requests get beyond validation. */
function named(name: string): fc.Arbitrary<unknown> | undefined {
  const usual = (...values: unknown[]) =>
    fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: hostile });
  if (/check_?in|from|checkin_date/i.test(name)) return usual('2026-12-18', '2026-12-16', '2026-11-01');
  if (/check_?out|^to$|checkout_date/i.test(name)) return usual('2026-12-20', '2026-12-19', '2027-03-01');
  if (/email/.test(name)) return usual('asha@example.in', 'ravi@example.in');
  if (/^guest_|^country|^state$/.test(name)) return usual('Asha Mishra', '12 Grand Road');
  if (/adults|children|guests/.test(name)) return usual(1, 2, 0);
  if (/^(id|room_id|propertyId|reservation_id)$/.test(name)) return usual(1, 2, 7, '1');
  if (/price|charges|discount|amount/.test(name))
    return fc.oneof({ weight: 20, arbitrary: fc.constant(null) }, hostile);
  return undefined;
}

export interface FuzzedRequest {
  path: string;
  method: string;
  json: unknown;
}

export function requestsFor(call: Endpoint): fc.Arbitrary<FuzzedRequest> {
  const schemaOf = (part: Endpoint['body']) =>
    part ? z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) : undefined;
  const path = call.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
  return requestsTo({ method: call.method, path, body: schemaOf(call.body), query: schemaOf(call.query) });
}

/** Takes JSON schemas instead of a call; `path` contains `{names}`. */
export function requestsTo(call: {
  method: string;
  path: string;
  body: unknown;
  query: unknown;
}): fc.Arbitrary<FuzzedRequest> {
  const segment = fc.oneof(fc.constantFrom('1', '2', '3', '4', '5'), hostile.map(textOf), fc.string());
  return fc.record({
    method: fc.constant(call.method),
    path: fc.tuple(segment, call.query ? valuesOf(call.query) : fc.constant({})).map(([id, values]) => {
      const path = call.path.replace(/\{\w+\}/g, encode(id.slice(0, 300)));
      return `${path}?${new URLSearchParams(pairsOf(values))}`;
    }),
    json: call.body ? valuesOf(call.body) : fc.constant(undefined),
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** A program would send well-formed, percent-encoded text. An empty segment, or one of dots, would be another route. */
function encode(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  return /^\.{0,2}$/.test(encoded) ? '0' : encoded;
}

function pairsOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).map(([name, value]) => [name, textOf(value).slice(0, 2000)]);
}
