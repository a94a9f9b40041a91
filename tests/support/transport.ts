import { vi } from 'vitest';
import { connect } from '#client/connection.ts';

export interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  init: RequestInit;
}

type Answer = Response | Promise<Response>;

export function fakeApi(answer: (sent: Sent) => Answer) {
  const sent: Sent[] = [];
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    const one: Sent = {
      method: init.method ?? 'GET',
      path: pathname.replace(/^\/api/, ''),
      query: searchParams,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      init,
    };
    sent.push(one);
    return answer(one);
  });
  connect({ base: 'http://localhost/api', fetch });
  return sent;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
