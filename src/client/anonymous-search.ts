import { connection, TIMEOUT } from './connection.ts';
import { SEARCH_PATH, type SearchQuestion, type SomeRooms, searchBody } from './early-search.ts';

/** Searches as nobody: without session and cookies, which a form on another site must not touch. */
export function searchAnonymously(
  question: SearchQuestion,
  some: SomeRooms,
  signal: AbortSignal,
): Promise<Response> {
  const { base, fetch } = connection();
  return fetch(`${base}${SEARCH_PATH}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(searchBody(question, some, Date.now())),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  });
}
