import { MINUTE } from '#domain/dates/duration.ts';
/** How requests leave. Tests put the application in memory here in place of the network. */
export interface Connection {
  /** Where the API's paths begin, without a slash at the end. */
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const browser: Connection = {
  base: (import.meta.env.PUBLIC_API_URL || '/api').replace(/\/+$/, ''),
  fetch: (url, init) => fetch(url, init),
};

/** Milliseconds after which a request without an answer fails. */
export const TIMEOUT = MINUTE / 2;

/** An object of one field: every page loads it, within 4 KB of script. */
const now = { connection: browser };

export function connection(): Connection {
  return now.connection;
}

/** Where the API's paths begin: also the root of pictures (`${apiBase()}/admin/uploads/…`). */
export function apiBase(): string {
  return now.connection.base;
}

/** Sends requests through another connection; without one, through the browser's own again. */
export function connect(other: Connection = browser): void {
  now.connection = other;
}
