import { carryToken } from '#client/tokens.ts';
import { storage } from '#stores/browser/storage.ts';
import { readStoredToken } from './stored-user.ts';

/**
 * Puts a stored session to use: from now on requests carry its token (spec section 7), and its code, which renews it,
 * is loaded only for those who have one. Resolves once that is there, without waiting for the server's word on it.
 */
export async function startSession(): Promise<void> {
  if (!readStoredToken() && !storage.refresh_token) return;
  carryToken(readStoredToken);
  const session = await import('./session.ts');
  void session.openSession();
}
