import { expect, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import type { TestApp } from './app.ts';

const API = 'http://localhost:4321/api';

export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  /** As it was sent. */
  body: unknown;
}

export interface Wire {
  /** Every request so far, oldest first. */
  sent: Sent[];
  /** Intercepts requests: responds instead of the app, or lets it respond. */
  intercept: (request: Sent, answer: () => Promise<Response>) => Promise<Response>;
  /** Resolves when no request is open and all responses have been read. */
  idle: () => Promise<void>;
  /** Every request fails, as without a network, until `connectAgain`. */
  lose: () => void;
  connectAgain: () => void;
  /** Another browser: without the cookies of this one. */
  forgetCookies: () => void;
}

/** A request that is aborted fails at once, whatever is answered later. */
const aborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const letThrough: Wire['intercept'] = (_, answer) => answer();

/** Connects the stores to the real app in memory, with a browser's cookies. `connectTo` is that of modules loaded again. */
export function browserOf({ app }: Pick<TestApp, 'app'>, connectTo = connect): Wire {
  const cookies = new Map<string, string>();
  let open = 0;
  const wire: Wire = {
    sent: [],
    idle: () =>
      vi.waitFor(async () => {
        await new Promise(setImmediate);
        expect(open).toBe(0);
      }, 20_000),
    intercept: letThrough,
    lose: () => {
      wire.intercept = () => Promise.reject(new TypeError('Failed to fetch'));
    },
    connectAgain: () => {
      wire.intercept = letThrough;
    },
    forgetCookies: () => cookies.clear(),
  };
  const fetch = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const path = new URL(url).pathname.replace('/api', '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method: init.method ?? 'GET', path, headers, body };
    wire.sent.push(request);
    const answer = async () => {
      const response = await app.request(url, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      return response;
    };
    open += 1;
    const answered = wire.intercept(request, answer).finally(() => {
      open -= 1;
    });
    return Promise.race([answered, aborted(init.signal)]);
  };
  connectTo({ base: API, fetch });
  return wire;
}
