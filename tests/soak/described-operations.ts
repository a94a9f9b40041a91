import * as z from 'zod';
import { openApiDocument } from '#server/platform/api-docs/openapi.ts';

/** What is wrong with a body; undefined when it is as described. `anything`: a file, or nothing. */
type Check = ((body: unknown) => string | undefined) | 'anything';

/** One operation as the OpenAPI document describes it. */
export interface Operation {
  method: string;
  path: string;
  body: unknown;
  query: unknown;
  answers: Map<number, Check>;
}

const media = z.object({ schema: z.record(z.string(), z.unknown()) });
const content = z.optional(z.record(z.string(), media));
const operation = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
const apiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.object({ Error: z.record(z.string(), z.unknown()) }) }),
});

/** Read from the document alone, as served at /api/openapi.json. */
export function describedOperations(): Operation[] {
  const { paths, components } = apiDocument.parse(JSON.parse(JSON.stringify(openApiDocument('/api'))));
  const error = z.fromJSONSchema(components.schemas.Error);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
      return {
        method: method.toUpperCase(),
        path,
        body: requestBody?.content?.['application/json']?.schema,
        query: query.length > 0 ? { type: 'object', properties } : undefined,
        answers: new Map(
          Object.entries(responses).map(([status, { description, content }]) => {
            const schema = content?.['application/json']?.schema;
            return [Number(status), schema ? checkFor(schema, error, description) : 'anything'] as const;
          }),
        ),
      };
    }),
  );
}

function checkFor(schema: Record<string, unknown>, error: z.ZodType, description: string): Check {
  const isError = '$ref' in schema;
  const form = isError ? error : z.fromJSONSchema(schema);
  const codes = /^Codes: (.*)\.$/.exec(description)?.[1]?.split(', ');
  return (body) => {
    const parsed = form.safeParse(body);
    if (!parsed.success) return parsed.error.message;
    const { code } = (body ?? {}) as { code?: unknown };
    return codes && !codes.includes(String(code)) ? `the code ${code} is not described` : undefined;
  };
}
