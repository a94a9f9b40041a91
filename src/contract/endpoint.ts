import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

type Schema = z.core.$ZodType;

/**
 * Who may make a call. `reservation` means: the browser that holds the reservation's own cookie, or the signed-in
 * owner; anybody else gets 404, so that ids do not leak.
 */
export type Access = 'anyone' | 'signed-in' | 'reservation';

/**
 * One call of the API (spec section 7): the site parses its answers with it, the server validates requests with it,
 * and the OpenAPI document is generated from it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base; parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: Schema;
  query?: Schema;
  /** JSON, unless `bodyType` says otherwise. */
  body?: Schema;
  bodyType?: 'application/json' | 'multipart/form-data';
  /** The answer's JSON; absent where the answer is a file or empty. */
  response?: Schema;
  responseType?: string;
  /** The status of success, 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** It may also answer 202, in the same form: what was asked for is not known yet. */
  mayBePending?: true;
  /** The codes an error answer may carry, beside those every call may answer (`bad_request`, `internal`, …). */
  refusals: readonly RefusalCode[];
}

/** Keeps the literal types of a call's schemas. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call;
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined;
type Sent<S> = S extends Schema ? z.core.input<S> : undefined;

export type ResponseOf<E extends Endpoint> = Parsed<E['response']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
/** What a caller sends, before defaults and coercion. */
export type BodyInput<E extends Endpoint> = Sent<E['body']>;
export type QueryInput<E extends Endpoint> = Sent<E['query']>;
