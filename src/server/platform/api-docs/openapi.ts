import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { quote } from '#contract/quote.ts';
import { errorAnswer, REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import { civilDate } from '#contract/values.ts';
import * as copy from '#messages/site/api-docs.ts';
import { CALLS, type Call, pathOf, refusalsOf } from './calls.ts';

type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

/**
 * Returns JSON Schema 2020-12, the dialect of OpenAPI 3.1. `input` is what callers send, before defaults and coercion.
 */
export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === civilDate) jsonSchema.format = 'date';
      // Readers that don't support tuples need the type of an item, too.
      const { prefixItems: items } = jsonSchema;
      if (items) {
        Object.assign(jsonSchema, {
          items: { anyOf: items },
          minItems: items.length,
          maxItems: items.length,
        });
      }
    },
  });
  return json;
}

/** Returns the whole API as OpenAPI 3.1, made from the contract alone. `base` is where it is served, e.g. `/api`. */
export function openApiDocument(base: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) {
    const path = pathOf(call.endpoint);
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: copy.title,
      version: '1.0.0',
      description: copy.description,
      contact: { name: copy.contact },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base }],
    tags: [...new Set(CALLS.map(({ chapter }) => chapter))].map((name) => ({
      name,
      description: `${name}.`,
    })),
    paths,
    components: {
      schemas: { Error: schemaOf(z.extend(errorAnswer, { quote: z.optional(quote) }), 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: copy.bearerToken,
        },
        reservation: {
          type: 'apiKey',
          in: 'cookie',
          name: 'reservation',
          description: copy.reservationCookie,
        },
      },
    },
  };
}

const SECURITY = {
  anyone: [],
  'signed-in': [{ bearer: [] }],
  reservation: [{ reservation: [] }, { bearer: [] }],
  host: [{ bearer: [] }],
} as const;

function operationOf({ name, chapter, endpoint }: Call): Json {
  const body = bodyOf(endpoint);
  return {
    operationId: name,
    tags: [chapter],
    summary: endpoint.summary,
    description: copy.WHO[endpoint.access],
    security: SECURITY[endpoint.access],
    parameters: [...pathParametersOf(endpoint), ...parametersOf(endpoint.query, 'query')],
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: { ...successOf(endpoint), ...errorsOf(endpoint) },
  };
}

/** Returns every name in the path, even if the contract doesn't define its form. */
function pathParametersOf(endpoint: Endpoint): Json[] {
  const described = parametersOf(endpoint.params, 'path');
  const names = [...pathOf(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const others = names.filter((name) => !described.some((parameter) => parameter.name === name));
  return [
    ...described,
    ...others.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ];
}

/** Returns the fields of an object schema, as path or query parameters. */
function parametersOf(schema: Schema | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || needed.includes(name),
    schema: field,
  }));
}

function bodyOf({ body, bodyType = 'application/json' }: Endpoint): Json | undefined {
  if (body) return { [bodyType]: { schema: schemaOf(body, 'input') } };
  if (bodyType !== 'multipart/form-data') return undefined;
  const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form = { type: 'object', properties: { profilePicture: picture }, required: ['profilePicture'] };
  return { [bodyType]: { schema: form } };
}

function successOf(endpoint: Endpoint): Json {
  const { status = 200, response, responseType = 'application/json', mayBePending } = endpoint;
  const file = { type: 'string', contentMediaType: responseType };
  const content = { [responseType]: { schema: response ? schemaOf(response, 'output') : file } };
  return {
    [status]: { description: copy.success, ...(status === 204 ? {} : { content }) },
    ...(mayBePending ? { 202: { description: copy.notKnownYet, content } } : {}),
  };
}

function errorsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(endpoint)) {
    byStatus.set(REFUSALS[code], [...(byStatus.get(REFUSALS[code]) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: copy.codesOf(codes), content }]),
  );
}
