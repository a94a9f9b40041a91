import * as z from 'zod/mini';
import type { SessionAnswer, User } from '#contract/auth.ts';
import { storage } from '#stores/browser/storage.ts';

/**
 * The session as this browser keeps it: `auth_token` and `refresh_token` as plain strings, `user` as JSON. Everything
 * is read from storage at every call, because another tab may have renewed or ended it a moment ago.
 */

const orNull = z._default(z.nullable(z.string()), null);

/** Whoever stored the user may have left out what they did not know. */
const storedUser = z.object({
  id: z.int(),
  name: orNull,
  email: z.string(),
  phone: orNull,
  address: orNull,
  created_at: z._default(z.string(), ''),
  email_verified: z._default(z.boolean(), true),
  picture_url: orNull,
});

/** Earlier versions of the site kept the token under `access_token`: it is moved over and removed. */
function takeOverOldToken(): void {
  const old = storage.access_token;
  if (!old) return;
  if (!storage.auth_token) storage.auth_token = old;
  delete storage.access_token;
}

export function storedToken(): string | undefined {
  takeOverOldToken();
  return storage.auth_token || undefined;
}

export function storedRefreshToken(): string | undefined {
  return storage.refresh_token || undefined;
}

/** The user as last known; what can't be read is logged and removed. */
export function readUser(): User | undefined {
  const text = storage.user;
  if (!text) return undefined;
  try {
    return z.parse(storedUser, JSON.parse(text));
  } catch (error) {
    console.error('The stored "user" can\'t be read', error);
    delete storage.user;
    return undefined;
  }
}

export function storeUser(user: User): void {
  storage.user = JSON.stringify(user);
}

/** The token is written last: other tabs take it for the sign that the rest is there. */
export function storeSession({ user, refresh_token, access_token }: SessionAnswer): void {
  storeUser(user);
  storage.refresh_token = refresh_token;
  storage.auth_token = access_token;
}

export function clearSession(): void {
  for (const key of ['auth_token', 'access_token', 'refresh_token', 'user']) delete storage[key];
}
