import { atom } from 'nanostores';
import { clearOnSignOut, storage, storedFields } from '#stores/browser/storage.ts';

/**
 * Who the header greets: the stored user as it was last known (spec section 4, "a stored token and user are used
 * immediately"), without the session's code. The session store tells it of every change.
 */
export interface Visitor {
  name: string;
  email: string;
}

function storedVisitor(): Visitor | undefined {
  const { name, email } = storedFields('user');
  return readStoredToken() && email ? { name: String(name ?? ''), email: String(email) } : undefined;
}

/** The token as it is stored, under its key or the older one. */
export function readStoredToken(): string | undefined {
  return storage.auth_token || storage.access_token;
}

export const $visitor = atom<Visitor | undefined>(undefined);

export function readVisitor(): void {
  $visitor.set(storedVisitor());
}

/** Forgets the session in this browser; used when no session code has taken the sign-out over. */
export function forgetVisitor(): void {
  void clearOnSignOut();
  $visitor.set(undefined);
}
