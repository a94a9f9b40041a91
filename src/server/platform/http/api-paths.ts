import { JWKS_PATH } from '#contract/check.ts';

/** What the API answers at the root of the site, because programs look for it there. */
const AT_ROOT = [JWKS_PATH, '/mcp', '/llms.txt', '/.well-known/mcp.json'];

/** Returns whether the API answers a path: below `/api`, and what must stand at the root of the site. */
export function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || AT_ROOT.includes(path);
}
