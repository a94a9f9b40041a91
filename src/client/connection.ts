import { MINUTE } from '#domain/dates/duration.ts';
/** The way in which requests leave. Tests put the application in memory here in place of the network. */
export interface Connection {
  /** The address below which the API's paths begin, without a slash at the end. */
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const browser: Connection = {
  base: (import.meta.env.PUBLIC_API_URL || '/api').replace(/\/+$/, ''),
  fetch: (url, init) => fetch(url, init),
};

/** Milliseconds after which a request without an answer fails. */
export const TIMEOUT = MINUTE / 2;

/** The value is a field of an object, because every page loads this file and has 4 KB for its script. */
const now = { connection: browser };

export function connection(): Connection {
  return now.connection;
}

/** Returns the address below which the API's paths begin; pictures are there, too (`${apiBase()}/admin/uploads/…`). */
export function apiBase(): string {
  return now.connection.base;
}

/** Lets requests leave by another connection; without an argument by the browser's own again. */
export function connect(other: Connection = browser): void {
  now.connection = other;
}
