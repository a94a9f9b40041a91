import { atom, computed } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { registerTokens } from '#client/tokens.ts';
import { getMe, logOut, type SessionAnswer, type User } from '#contract/auth.ts';
import type { GuestDetails } from '#domain/party/guest-details.ts';
import { once } from '#stores/browser/once.ts';
import { clearOnSignOut, SESSION_KEYS, storage } from '#stores/browser/storage.ts';
import { readStoredToken, readStoredUser } from './stored-user.ts';

/**
 * Says who is signed in (spec section 4, "Auth"). `unknown`: storage was not read yet, or the server has not answered
 * yet.
 */
export type Session = { state: 'unknown' } | { state: 'signed-out' } | { state: 'signed-in'; user: User };

export const UNKNOWN: Session = { state: 'unknown' };
export const $session = atom<Session>(UNKNOWN);

/** The details of the signed-in guest, for a booking; empty for a visitor. */
export const $knownGuest = computed($session, (session): Partial<GuestDetails> => {
  if (session.state !== 'signed-in') return {};
  const { name, email, phone, address } = session.user;
  return { name: name ?? '', email, phone: phone ?? '', address: address ?? '' };
});

/* Keeps the session in this browser: `auth_token` and `refresh_token` as plain strings, `user` as JSON. It is read from
   storage at every call, because another tab may have renewed or ended it a moment ago. */

const orNull = z._default(z.nullable(z.string()), null);

/** Another program may have stored a user without the fields that it did not know. */
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

/**
 * Returns the stored token. Earlier versions of the site stored it under `access_token`: it is moved and removed there.
 */
function storedToken(): string | undefined {
  const token = readStoredToken();
  if (token && storage.access_token) {
    storage.auth_token = token;
    delete storage.access_token;
  }
  return token;
}

const storedRefreshToken = () => storage.refresh_token || undefined;

/** Returns the user as last known; what can't be read is logged and removed. */
function readUser(): User | undefined {
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

function storeUser(user: User): void {
  storage.user = JSON.stringify(user);
}

/** Writes the token last, so that other tabs find all values once it is there. */
function storeSession({ user, refresh_token, access_token }: SessionAnswer): void {
  storeUser(user);
  storage.refresh_token = refresh_token;
  storage.auth_token = access_token;
}

/** Shows the session that this tab or another one has stored, and updates the header. */
function takeOver(): void {
  const user = storedToken() ? readUser() : undefined;
  $session.set(user ? { state: 'signed-in', user } : { state: 'signed-out' });
  readStoredUser();
}

/** Stores a session that a log-in or a first password has opened. */
export function keepSession(session: SessionAnswer): void {
  storeSession(session);
  takeOver();
}

/** Stores the user as the server has just sent them, unless the guest has signed out meanwhile. */
export function keepUser(user: User): void {
  if (storedToken()) storeUser(user);
  takeOver();
}

function forgetSession(): void {
  for (const key of SESSION_KEYS) delete storage[key];
  takeOver();
}

/**
 * Returns whether the session is still the one with which the refresh began: the guest may have signed out meanwhile,
 * or in as another user.
 */
const isStillStored = (refreshToken: string | undefined) => storedRefreshToken() === refreshToken;

/**
 * Uses the stored session at once, then checks it with the server: a refused one is refreshed, or cleared without a
 * message; if the server can't be reached, it stays. Every island that needs the session calls this.
 */
export const openSession = once(async (): Promise<void> => {
  registerTokens({
    access: storedToken,
    refresh: storedRefreshToken,
    renewed: (session, spent) => {
      if (isStillStored(spent)) keepSession(session);
    },
    ended: (refused) => {
      if (isStillStored(refused)) forgetSession();
    },
  });
  addEventListener('storage', takeOver);
  addEventListener('pageshow', (event) => {
    if (event.persisted) takeOver();
  });
  const mayBeSignedIn = Boolean(storedToken() || storedRefreshToken());
  if (!mayBeSignedIn || readUser()) takeOver();
  if (mayBeSignedIn) await checkSession();
});

async function checkSession(): Promise<void> {
  try {
    if (!storedToken()) {
      const { renewToken } = await import('#client/refresh.ts');
      await renewToken('');
    }
    if (storedToken()) keepUser((await call(getMe, {})).user);
  } catch (error) {
    // A refused session was cleared already. Any other error says nothing about the session.
    if (!(error instanceof Refusal)) console.error('The session could not be checked', error);
  }
  if ($session.get().state === 'unknown') takeOver();
}

/** Milliseconds that signing out waits for the server. */
const PATIENCE = 3000;

/**
 * Ends the session in this browser, in all its tabs, and on the server. The next guest of this browser sees no name and
 * address.
 */
export async function signOut(): Promise<void> {
  const refresh_token = storedRefreshToken();
  forgetSession();
  await clearOnSignOut();
  if (!refresh_token) return;
  try {
    await call(logOut, { body: { refresh_token }, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    console.error('The server does not know of the sign-out', error);
  }
}
