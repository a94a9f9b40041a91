import { atom } from 'nanostores';

/**
 * Who the header greets: the stored user as it was last known (spec section 4, "a stored token and user are used
 * immediately"), without the session's code. The session store tells it of every change.
 */
export interface Visitor {
  name: string;
  email: string;
}

function storedVisitor(): Visitor | undefined {
  try {
    if (!readStoredToken()) return undefined;
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    if (typeof user !== 'object' || user === null || !('email' in user)) return undefined;
    const name = 'name' in user && typeof user.name === 'string' ? user.name : '';
    return { name, email: String(user.email) };
  } catch {
    // Broken data is told about and removed by the session store.
    return undefined;
  }
}

/** The token as it is stored, under its key or the older one. */
export function readStoredToken(): string | undefined {
  try {
    return localStorage.getItem('auth_token') || localStorage.getItem('access_token') || undefined;
  } catch {
    // A browser that gives no storage keeps no session.
    return undefined;
  }
}

/** Whether it is worth loading the session's code: without a token there is no session. */
export function hasStoredToken(): boolean {
  try {
    return ['auth_token', 'access_token', 'refresh_token'].some((key) => localStorage.getItem(key));
  } catch {
    // A browser that gives no storage keeps no session.
    return false;
  }
}

export const $visitor = atom<Visitor | undefined>(undefined);

export function readVisitor(): void {
  $visitor.set(storedVisitor());
}

/** Forgets the session in this browser; used when no session code has taken the sign-out over. */
export function forgetVisitor(): void {
  for (const key of ['auth_token', 'access_token', 'refresh_token', 'user', 'booking', 'kept-booking'])
    localStorage.removeItem(key);
  if (typeof caches !== 'undefined') void caches.delete('invoices');
  $visitor.set(undefined);
}
