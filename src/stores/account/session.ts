import { atom, computed } from 'nanostores';
import { call } from '#client/call.ts';
import { Refusal } from '#client/errors.ts';
import { renewToken } from '#client/refresh.ts';
import { registerTokens } from '#client/tokens.ts';
import { getMe, logOut, type SessionAnswer, type User } from '#contract/auth.ts';
import type { GuestDetails } from '#domain/guest-details.ts';
import { DRAFT_KEY, forgetKeptBooking, storage } from '#stores/browser/storage.ts';
import {
  clearSession,
  readUser,
  storedRefreshToken,
  storedToken,
  storeSession,
  storeUser,
} from './session-storage.ts';
import { readVisitor } from './visitor.ts';

export type { User };

/** Who is signed in (spec section 4, "Auth"). `unknown`: nobody has looked yet, or the server still has to say who. */
export type Session = { state: 'unknown' } | { state: 'signed-out' } | { state: 'signed-in'; user: User };

export const UNKNOWN: Session = { state: 'unknown' };
export const $session = atom<Session>(UNKNOWN);

/** What is known of the signed-in guest, for the details of a booking; nothing of a visitor. */
export const $knownGuest = computed($session, (session): Partial<GuestDetails> => {
  if (session.state !== 'signed-in') return {};
  const { name, email, phone, address } = session.user;
  return { name: name ?? '', email, phone: phone ?? '', address: address ?? '' };
});

/** Takes over what is stored, here or by another tab, and tells the header. */
function takeOver(): void {
  const user = storedToken() ? readUser() : undefined;
  $session.set(user ? { state: 'signed-in', user } : { state: 'signed-out' });
  readVisitor();
}

/** A session that a log-in or a first password has opened. */
export function keepSession(session: SessionAnswer): void {
  storeSession(session);
  takeOver();
}

/** The user as the server has just told; who has signed out meanwhile leaves nothing behind. */
export function keepUser(user: User): void {
  if (storedToken()) storeUser(user);
  takeOver();
}

function forgetSession(): void {
  clearSession();
  takeOver();
}

/** A refresh speaks of the session it began with; meanwhile the guest may have signed out, or in as somebody else. */
const isStillStored = (refreshToken: string | undefined) => storedRefreshToken() === refreshToken;

let opened = false;

/**
 * Uses the stored session at once, then checks it with the server: what was refused is refreshed, or cleared without a
 * word. Without an answer the session stays as it is. Every island that needs the session opens it; once is enough.
 */
export async function openSession(): Promise<void> {
  if (opened) return;
  opened = true;
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
  const mayBeSignedIn = storedToken() !== undefined || storedRefreshToken() !== undefined;
  if (!mayBeSignedIn || readUser()) takeOver();
  if (mayBeSignedIn) await checkSession();
}

async function checkSession(): Promise<void> {
  try {
    if (!storedToken()) await renewToken('');
    if (storedToken()) keepUser((await call(getMe, {})).user);
  } catch (error) {
    // A refused session was cleared on the way here. Anything else says nothing about it.
    if (!(error instanceof Refusal)) console.error('The session could not be checked', error);
  }
  if ($session.get().state === 'unknown') takeOver();
}

/** How long leaving waits for the server to hear of it. */
const PATIENCE = 3000;

/** Ends the session in this browser, all its tabs, and on the server; the next guest finds no name and address. */
export async function signOut(): Promise<void> {
  const refresh_token = storedRefreshToken();
  forgetSession();
  delete storage[DRAFT_KEY];
  await forgetKeptBooking();
  if (!refresh_token) return;
  try {
    await call(logOut, { body: { refresh_token }, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    console.error('The server does not know of the sign-out', error);
  }
}
