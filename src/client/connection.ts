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
export const TIMEOUT = 30_000;

function createConnection() {
  let current = browser;
  return {
    connection: (): Connection => current,
    /** Sends requests through another connection; without one, through the browser's own again. */
    connect: (other: Connection = browser): void => {
      current = other;
    },
  };
}
export const { connection, connect } = createConnection();

/** Where the API's paths begin: also the root of pictures (`${apiBase()}/admin/uploads/…`). */
export const apiBase = (): string => connection().base;
