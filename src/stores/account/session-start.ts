import { carryToken } from '#client/tokens.ts';
import { storage } from '#stores/browser/storage.ts';
import { readStoredToken } from './stored-user.ts';

/**
 * Uses a stored session: from now on requests carry its token (spec section 7), and its code, which renews it, is
 * loaded only for guests who have one. Resolves once the code is loaded, without waiting for the server.
 */
export async function startSession(): Promise<void> {
  if (!readStoredToken() && !storage.refresh_token) return;
  carryToken(readStoredToken);
  const session = await import('./session.ts');
  void session.openSession();
}
