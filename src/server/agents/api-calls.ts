import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { BodyInput, Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type ErrorAnswer, errorAnswer } from '#contract/refusals.ts';

/** The API has refused a call, in the words that a page would show. */
export class ApiRefused extends Error {
  readonly answer: ErrorAnswer;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(answer: ErrorAnswer, retryAfter: number | undefined) {
    super(answer.code);
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

export interface ApiInput<E extends Endpoint> {
  params?: Record<string, string | number>;
  body?: BodyInput<E>;
}
export type CallApi = <const E extends Endpoint>(call: E, input: ApiInput<E>) => Promise<ResponseOf<E>>;

/** These say where a request came from, so the limits of an address count an assistant's calls, too. */
const PASSED_ON = ['Host', 'X-Forwarded-For', 'User-Agent'];

/**
 * Makes calls of our own API for an assistant, without a network: there is one way to price, hold and refuse. `c` is
 * the assistant's request. Throws {@link ApiRefused}.
 */
export function apiCalls(app: Hono, c: Context): CallApi {
  return async (call, { params = {}, body }) => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const headers = new Headers({ 'Content-Type': 'application/json' });
    for (const name of PASSED_ON) {
      const sent = c.req.header(name);
      if (sent !== undefined) headers.set(name, sent);
    }
    const request = new Request(new URL(`/api${path}`, c.req.url), {
      method: call.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await app.fetch(request, c.env);
    const answer: unknown = await response.json();
    if (response.ok) return answer as ResponseOf<typeof call>;
    const retryAfter = response.headers.get('Retry-After');
    throw new ApiRefused(z.parse(errorAnswer, answer), retryAfter === null ? undefined : Number(retryAfter));
  };
}
