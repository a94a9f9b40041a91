import { JWKS_PATH } from '#contract/check.ts';

/** Returns whether the API answers a path: below `/api`, and what must stand at the root of the site. */
export function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === JWKS_PATH;
}
