import { atom } from 'nanostores';
import { clearOnSignOut, storage, storedFields } from '#stores/browser/storage.ts';

/**
 * The user whom the header greets, as last known (spec section 4, "a stored token and user are used immediately"). It
 * works without the session's code; the session store reports every change to it.
 */
export interface StoredUser {
  name: string;
  email: string;
}

function findStoredUser(): StoredUser | undefined {
  const { name, email } = storedFields('user');
  return readStoredToken() && email ? { name: String(name ?? ''), email: String(email) } : undefined;
}

/** Returns the token as it is stored, under its key or the older one. */
export function readStoredToken(): string | undefined {
  return storage.auth_token || storage.access_token;
}

export const $storedUser = atom<StoredUser | undefined>(undefined);

export function readStoredUser(): void {
  $storedUser.set(findStoredUser());
}

/** Deletes the session in this browser, if no session code has taken over signing out. */
export function forgetStoredUser(): void {
  void clearOnSignOut();
  $storedUser.set(undefined);
}
