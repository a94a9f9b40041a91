import type { Endpoint } from '#contract/endpoint.ts';
import { download } from './call.ts';
import { connection } from './connection.ts';
import { addressOf, type CallOptions, initOf } from './request.ts';
import { tokens } from './tokens.ts';

/** Downloads a file as `download` does, however long it takes: a large one may need more time than other answers. */
export function downloadLong<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Blob> {
  const { base, fetch } = connection();
  const early = fetch(addressOf(base, endpoint, options), initOf(endpoint, options, tokens().access()));
  return download(endpoint, { ...options, early });
}
