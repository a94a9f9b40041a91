import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { LANGUAGE } from '#language/code.ts';

type Schema = z.core.$ZodType;

/** The options of a call are the parts that its contract names, before defaults and coercion. */
export type CallOptions<E extends Endpoint> = (E['params'] extends Schema
  ? { params: z.core.input<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { query?: z.core.input<E['query']> } : unknown) &
  (E['bodyType'] extends 'multipart/form-data'
    ? { body: FormData }
    : E['body'] extends Schema
      ? { body: z.core.input<E['body']> }
      : unknown) & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    early?: Promise<Response> | undefined;
    isLong?: boolean;
  };

/** The parts of a call, without the types of its contract. */
export interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  early?: Promise<Response> | undefined;
  /** The answer is a large file, so it may take longer than others. */
  isLong?: boolean;
}

function entriesOf(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}

/** Returns the address of a call: its path's `:names` filled in, then its query. */
export function addressOf(base: string, endpoint: Endpoint, parts: Parts): string {
  const params = new Map(entriesOf(parts.params));
  const path = endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  );
  const query = new URLSearchParams(entriesOf(parts.query)).toString();
  return `${base}${path}${query && `?${query}`}`;
}

/** Prepares a request that no cache may answer, because prices and free rooms change by the second. */
export function initOf(endpoint: Endpoint, parts: Parts, token: string | undefined): RequestInit {
  const headers = new Headers({
    Accept: endpoint.responseType ?? 'application/json',
    'Accept-Language': LANGUAGE,
    ...parts.headers,
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init: RequestInit = {
    method: endpoint.method,
    headers,
    credentials: 'include',
    cache: 'no-store',
  };
  if (parts.body instanceof FormData) init.body = parts.body;
  else if (parts.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(parts.body);
  }
  return init;
}
