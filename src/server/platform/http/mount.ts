import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { errorResponse } from './errors.ts';
import { fieldsOf } from './fields.ts';
import { inPhotoLine } from './photo-line.ts';
import { isForm, receiveBody } from './receive-body.ts';
import { Refusal, refuse } from './refusal.ts';
import { isSessionOver } from './signed-in.ts';
import { readWellFormed } from './well-formed.ts';

export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  c: Context;
}

/** A handler returns the contract's response, a refusal, or a whole Response (files, redirects, other statuses). */
export type HandlerResult<E extends Endpoint> = ResponseOf<E> | Refusal | Response;

/**
 * Mounts a call of the contract. First the body is received (408 for a slow one), then `guard` decides whether the
 * caller may make the call, then the contract's schemas parse the input (400 with `fields`, 415 for another content
 * type), and what the handler returns becomes the response. Access is decided after the body, because a session may end
 * or a role change while the body arrives.
 */
export function mount<const E extends Endpoint>(
  app: Hono,
  call: E,
  handler: (input: Call<E>) => Promise<HandlerResult<E>> | HandlerResult<E>,
  guard?: (c: Context) => Promise<Refusal | undefined>,
): void {
  app.on(call.method, call.path, async (c) => {
    // A photo takes memory while it arrives, so access to such a call is also checked before it.
    const early = isForm(call) ? await guard?.(c) : undefined;
    if (early) return errorResponse(c, early);
    return inPhotoLine(c, call, async () => {
      const refusal = (call.method === 'GET' ? undefined : await receiveBody(c, call)) ?? (await guard?.(c));
      if (refusal) return errorResponse(c, refusal);
      const input = await readInput(call, c);
      const result = input instanceof Refusal ? input : await handler({ ...input, c } as Call<E>);
      if (result instanceof Refusal) return errorResponse(c, forOwner(call, c, result));
      if (result instanceof Response) return result;
      const { status = 200 } = call;
      if (result === undefined || status === 204) return c.body(null, 204);
      return c.json(result as object, status);
    });
  });
}

/** Replaces "not found", which may be wrong for an expired session: the browser is told to renew the session. */
function forOwner(call: Endpoint, c: Context, refusal: Refusal): Refusal {
  const mayOwn = call.access === 'reservation' && refusal.code === 'not_found' && isSessionOver(c);
  return mayOwn ? refuse('not_signed_in') : refusal;
}

async function readInput(call: Endpoint, c: Context): Promise<Refusal | Record<string, unknown>> {
  const body = call.body ? await readJson(c, call.body) : undefined;
  if (body instanceof Refusal) return body;
  const raw = { params: c.req.param(), query: c.req.query(), body };
  const input: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const parsed = z.safeParse(schema, raw[part], { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    // An id that is no number belongs to nothing.
    else if (part === 'params') return refuse('not_found');
    else issues.push(...parsed.error.issues);
  }
  return issues.length > 0 ? refuse('bad_request', { fields: fieldsOf(issues) }) : input;
}

/** Reads JSON. A body that is absent, and may be, needs no content type. */
async function readJson(c: Context, schema: z.core.$ZodType): Promise<unknown> {
  const type = c.req.header('Content-Type') ?? '';
  if (!type && z.safeParse(schema, undefined).success && (await c.req.text()) === '') return undefined;
  if (!/^application\/json\b/i.test(type)) return refuse('wrong_content_type');
  try {
    return readWellFormed(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('bad_request');
    throw error;
  }
}
