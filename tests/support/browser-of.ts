import { expect } from 'vitest';
import { connect } from '#client/connection.ts';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';

const API = 'http://localhost:4321/api';

export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

export interface Wire {
  sent: Sent[];
  /** Sees each request first, and may respond instead of the app. */
  intercept: (request: Sent, answer: () => Promise<Response>) => Promise<Response>;
  idle: () => Promise<void>;
  lose: () => void;
  connectAgain: () => void;
  forgetCookies: () => void;
}

/** An aborted request fails at once, even if an answer comes later. */
const aborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const letThrough: Wire['intercept'] = (_, answer) => answer();

/** Connects the stores to the app in memory, with cookies. If modules were loaded again, `connectTo` is theirs. */
export function browserOf({ app }: Pick<TestApp, 'app'>, connectTo = connect): Wire {
  const cookies = new Map<string, string>();
  let open = 0;
  const wire: Wire = {
    sent: [],
    idle: () =>
      eventually(async () => {
        await new Promise(setImmediate);
        expect(open).toBe(0);
      }),
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
    const { href, pathname } = new URL(url, API);
    const path = pathname.replace('/api', '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method: init.method ?? 'GET', path, headers, body };
    wire.sent.push(request);
    const answer = async () => {
      const response = await app.request(href, { ...init, headers });
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
