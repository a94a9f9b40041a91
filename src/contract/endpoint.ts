import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';

type Schema = z.core.$ZodType;

/**
 * Who may make a call. `reservation`: a browser with the reservation's cookie, or its signed-in owner; others get 404,
 * so that ids do not leak. `host`: an owner or staff, who sees only their own homestays; guests get 404.
 */
export type Access = 'anyone' | 'signed-in' | 'reservation' | 'host';

/**
 * One call of the API (spec section 7). The site parses responses with it, the server validates requests, and the
 * OpenAPI document is generated from it.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the API's base, with parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  access: Access;
  /** Set if staff may not make this `host` call. */
  role?: 'owner';
  /** Set if this `host` call needs a passkey that was used in the last 15 minutes. */
  needsProof?: true;
  /** Set if a host who has no homestay yet, but may add one, can make this `host` call. */
  withoutHomestay?: true;
  /** Set if a host who has not proven the mailbox yet can make this `signed-in` call. */
  withoutMailbox?: true;
  /** Set if a host makes this `host` call before using the passkey. */
  withoutPasskey?: true;
  params?: Schema;
  query?: Schema;
  /** JSON, unless `bodyType` is set. */
  body?: Schema;
  bodyType?: 'application/json' | 'multipart/form-data';
  /** The JSON of the response; undefined for files and empty responses. */
  response?: Schema;
  responseType?: string;
  /** The HTTP status of success, 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** True if 202 may come with the same body while the result is not known yet. */
  mayBePending?: true;
  /** The error codes of this call; those of every call (`bad_request`, `internal`, …) are not listed. */
  refusals: readonly RefusalCode[];
}

/** Keeps the literal types of an endpoint's schemas. */
export function endpoint<const E extends Endpoint>(call: E): E {
  return call;
}

type Parsed<S> = S extends Schema ? z.core.output<S> : undefined;
type Sent<S> = S extends Schema ? z.core.input<S> : undefined;

export type ResponseOf<E extends Endpoint> = Parsed<E['response']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
/** What the client sends, before defaults and coercion. */
export type BodyInput<E extends Endpoint> = Sent<E['body']>;
