import type { AppConfig } from '../context.ts';

/** An answer for programs: opened as a page, it may load nothing and nobody may frame it. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** The API's own pages (its documents, the local mailbox and the mails in it): words and styles, no scripts. */
export const PLAIN_PAGE =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

/** What every answer of the API carries, unless its route says otherwise. */
export function safeHeaders({ siteUrl }: Pick<AppConfig, 'siteUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': NO_PAGE,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
}
