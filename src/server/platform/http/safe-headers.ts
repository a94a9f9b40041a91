import type { AppConfig } from '../context.ts';

/** The policy of a response for programs: opened as a page, it may load nothing and can't be framed. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of the API's own pages (its documentation, the local mailbox and the mails in it): text and styles, no
 * scripts.
 */
export const PLAIN_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/** Returns the headers of every API response, unless its route sets others. */
export function safeHeaders({ siteUrl }: Pick<AppConfig, 'siteUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': NO_PAGE,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}
