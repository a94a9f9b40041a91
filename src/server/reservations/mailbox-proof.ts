import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppConfig } from '#server/platform/context.ts';

/** Set when the verification link is opened: only that browser may choose the first password. */
const NAME = 'mailbox_proof';
const PATH = '/api/auth';
const SECONDS = 30 * 60;

type CookieConfig = Pick<AppConfig, 'secureCookies' | 'crossSite'>;

export function setMailboxProof(c: Context, config: CookieConfig, token: string): void {
  setCookie(c, NAME, token, {
    httpOnly: true,
    secure: config.secureCookies,
    sameSite: config.crossSite ? 'None' : 'Lax',
    path: PATH,
    maxAge: SECONDS,
  });
}

export function readMailboxProof(c: Context): string | undefined {
  return getCookie(c, NAME);
}

export function clearMailboxProof(c: Context, config: CookieConfig): void {
  deleteCookie(c, NAME, { path: PATH, secure: config.secureCookies });
}
